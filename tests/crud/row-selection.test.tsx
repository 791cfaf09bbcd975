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

test.each([['the press'], ['the rows']])(
  'a row that is taken out in the moment in which all rows that match arrive is taken out of these: first %s',
  (first) => {
    const found = [{ id: 1 }, { id: 2 }, { id: 3 }];
    const match = { describe: () => '', stored: '', judge: () => async () => ({ id: 0 }) };
    const page = found.slice(0, 2);
    const { result } = renderHook(() => useRowSelection('{}', page));
    act(() => result.current.select(page));
    // Both see the selection of one rendering.
    const { select, selection } = result.current;
    const press = () => selection.onSelect([{ id: 1 }], false);
    const arrive = () => select(found, match, selection.selected);
    act(() => {
      if (first === 'the press') press();
      arrive();
      if (first === 'the rows') press();
    });
    expect(result.current.rows).toEqual([{ id: 2 }, { id: 3 }]);
    expect(result.current.match).toBe(match);
    expect(result.current.removedCount).toBe(1);
  },
);
