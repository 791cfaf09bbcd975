import { screen } from '@testing-library/react';
import { beforeAll, expect, test, vi } from 'vitest';
import { RecordList } from '@/elements/table/record-list';
import { renderElement } from '../../render';
import { startTexts } from '../../start-texts';

beforeAll(() => startTexts('company'));

const columns = [{ key: 'name' }] as const;

test('a list within a record says in one line what is missing, and is a table otherwise', () => {
  const { rerender } = renderElement(
    <RecordList name="company.company" columns={[...columns]} rows={[]} />,
  );
  expect(screen.getByText('暂无公司数据')).toBeVisible();
  expect(screen.queryByRole('table')).toBeNull();
  rerender(<RecordList name="company.company" record="属性" columns={[...columns]} rows={[]} />);
  expect(screen.getByText('暂无属性数据')).toBeVisible();
  rerender(
    <RecordList name="company.company" columns={[...columns]} rows={[{ id: 1, name: '到货' }]} />,
  );
  expect(screen.getByRole('table')).toBeVisible();
});

test('a list within a record does not say on a phone that it ends: it may show the first records only', async () => {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (media) =>
      ({
        matches: media.includes('width <'),
        media,
        addEventListener() {},
        removeEventListener() {},
      }) as unknown as MediaQueryList,
  );
  renderElement(
    <RecordList name="company.company" columns={[...columns]} rows={[{ id: 1, name: '到货' }]} />,
  );
  expect(await screen.findByText('到货')).toBeVisible();
  expect(screen.queryByText('没有更多数据')).toBeNull();
  vi.restoreAllMocks();
});
