import { screen } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { RecordList } from '@/elements/table/record-list';
import { loadTexts, startI18n } from '@/i18n';
import { renderElement } from '../../render';

beforeAll(async () => {
  await startI18n();
  await loadTexts('company');
});

const columns = [{ key: 'name' }] as const;

test('a list within a record says in one line that it is empty, and is a table otherwise', () => {
  const { rerender } = renderElement(
    <RecordList name="company.company" columns={[...columns]} rows={[]} />,
  );
  expect(screen.getByText('暂无数据')).toBeVisible();
  expect(screen.queryByRole('table')).toBeNull();
  rerender(
    <RecordList name="company.company" columns={[...columns]} rows={[{ id: 1, name: '到货' }]} />,
  );
  expect(screen.getByRole('table')).toBeVisible();
});
