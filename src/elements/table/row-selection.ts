import type { ById, Id } from '@/api/types';

/** The selected rows of a list, and the callback that changes them. */
export interface RowSelection<Row> {
  selected: ReadonlySet<Id>;
  onSelect: (rows: Row[], on: boolean) => void;
}

/** Returns how many of the rows are selected, for the checkbox that selects all of them. */
export function selectionState<Row extends ById>(rows: Row[], selected: ReadonlySet<Id>) {
  const count = rows.filter(({ id }) => selected.has(id)).length;
  if (count === 0) return 'none';
  return count === rows.length ? 'all' : 'some';
}
