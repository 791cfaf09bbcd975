import { expect, test } from 'vitest';
import { usualActions } from '@/crud/rows/row-actions';
import type { RowAction } from '@/schema/crud';

test('a usual row has one of the actions that write the same properties, and all others', () => {
  const actions: RowAction<{ isActive: boolean; isPinned: boolean }>[] = [
    { code: 'edit' },
    { code: 'enable', set: { isActive: true } },
    { code: 'disable', set: { isActive: false } },
    { code: 'pin', set: { isActive: true, isPinned: true } },
    { code: 'delete' },
  ];
  expect(usualActions(actions).map(({ code }) => code)).toEqual([
    'edit',
    'enable',
    'pin',
    'delete',
  ]);
});
