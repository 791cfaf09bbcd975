import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useRowSelection } from '@/crud/use-row-selection';

test('rows that were selected are not part of a batch under other conditions, which may not list them', () => {
  const rows = [{ id: 1 }, { id: 2 }];
  const { result, rerender } = renderHook(
    (conditions: string) => useRowSelection(conditions, rows),
    {
      initialProps: '{}',
    },
  );
  act(() => result.current.select(rows));
  expect(result.current.rows).toEqual(rows);
  rerender('{"status":2}');
  expect(result.current.rows).toEqual([]);
  expect(result.current.selection.selected.size).toBe(0);
});
