import type { ById, Id } from '@/api/types';

/** Which rows are picked, and what picks them. */
export interface Picking<Row> {
  picked: ReadonlySet<Id>;
  onPick: (rows: Row[], on: boolean) => void;
}

/** How many of some rows are picked, as the box for all of them shows it. */
export function pickState<Row extends ById>(rows: Row[], picked: ReadonlySet<Id>) {
  const count = rows.filter(({ id }) => picked.has(id)).length;
  if (count === 0) return 'none';
  return count === rows.length ? 'all' : 'some';
}
