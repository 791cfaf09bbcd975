import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { CardList } from '@/elements/table/card-list';
import type { AnyColumn } from '@/schema/column';
import { startTexts } from '../../start-texts';

test('a fact with a unit that says what it is stands without its label, which is read aloud', async () => {
  await startTexts('source');
  const columns: AnyColumn<{ id: number; orderNo: string; weight: number; applyCount: number }>[] =
    [
      { key: 'orderNo', isTitle: true },
      { key: 'weight', type: 'number' },
      { key: 'applyCount', type: 'number' },
    ];
  render(
    <CardList
      name="source.order"
      columns={columns}
      card={{ facts: ['weight', 'applyCount'] }}
      rows={[{ id: 1, orderNo: 'HY1', weight: 32.5, applyCount: 3 }]}
    />,
  );
  expect(screen.getByText('重量')).toHaveClass('visually-hidden');
  expect(screen.getByText('吨')).toBeVisible();
  expect(screen.getByText('承接数')).not.toHaveClass('visually-hidden');
});
