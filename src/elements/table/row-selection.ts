import type { ById, Id } from '@/api/types';

/** Which rows are selected, and what selects them. */
export interface RowSelection<Row> {
  selected: ReadonlySet<Id>;
  onSelect: (rows: Row[], on: boolean) => void;
}

/** How many of some rows are selected, as the box for all of them shows it. */
export function selectionState<Row extends ById>(rows: Row[], selected: ReadonlySet<Id>) {
  const count = rows.filter(({ id }) => selected.has(id)).length;
  if (count === 0) return 'none';
  return count === rows.length ? 'all' : 'some';
}
