import { useState } from 'react';
import type { ById, Id } from '@/api/types';
import type { Match } from '@/elements/batch/match';
import type { RowSelection } from '@/elements/table/data-table';

interface Stored<Row> {
  rows: ReadonlyMap<Id, Row>;
  /** The conditions by which all rows were selected; undefined when they were selected by hand. */
  match?: Match<Row>;
  /** The rows that were taken out of these again. */
  removed?: ReadonlySet<Id>;
}

/**
 * The selected rows of all pages, those of the current page as they are now: a save needs the current stamp. A change of
 * conditions clears the selection. What was selected among rows from memory stays selected if the answer has it.
 *
 * Each change starts from the state before it instead of the rendered one: the rows that match arrive while the user
 * selects others, and React renders the two together.
 */
export function useRowSelection<Row extends ById>(
  conditions: string,
  current: readonly Row[],
  isRemembered = false,
) {
  const [stored, setStored] = useState<Stored<Row> & { conditions: string }>({
    conditions,
    rows: new Map(),
  });
  // The list may no longer contain rows that were selected under other conditions.
  const validOf = (before: typeof stored): Stored<Row> =>
    before.conditions === conditions ? before : { rows: new Map() };
  const change = (next: (before: Stored<Row>) => Stored<Row>) =>
    setStored((before) => {
      const { rows, ...by } = next(validOf(before));
      // What is selected next, begins without the conditions of what is selected no more.
      return rows.size ? { rows, ...by, conditions } : { rows, conditions };
    });
  const { rows, match, removed } = validOf(stored);
  const byId = new Map(current.map((row) => [row.id, row]));
  const keep = (ids: { has: (id: Id) => boolean }) =>
    change(({ rows: before, match: by }) => ({
      rows: new Map([...before].filter(([id]) => ids.has(id))),
      match: by,
    }));
  const [wasRemembered, setWasRemembered] = useState(isRemembered);
  if (wasRemembered && !isRemembered) {
    setWasRemembered(false);
    keep(byId);
  }
  const currentRows = [...rows.values()].map((row) => byId.get(row.id) ?? row);
  const selection: RowSelection<Row> = {
    selected: new Set(rows.keys()),
    rows: currentRows,
    onSelect: (changed, on) =>
      change((before) => {
        const next = new Map(before.rows);
        const nextRemoved = new Set(before.removed);
        for (const row of changed) {
          if (on) next.set(row.id, row);
          else next.delete(row.id);
          if (on) nextRemoved.delete(row.id);
          else nextRemoved.add(row.id);
        }
        return { rows: next, match: before.match, removed: nextRemoved };
      }),
  };
  /**
   * Selects these rows only. Rows that match conditions come without those that were selected in `chosen`, before they
   * were loaded, and are no longer.
   */
  const select = (found: readonly Row[], by?: Match<Row>, chosen: ReadonlySet<Id> = new Set()) =>
    change((before) => {
      const without = new Set([...chosen].filter((id) => !before.rows.has(id)));
      const left = found.filter(({ id }) => !without.has(id));
      return { rows: new Map(left.map((row) => [row.id, row])), match: by, removed: without };
    });
  return {
    selection,
    rows: currentRows,
    match,
    removedCount: match ? (removed?.size ?? 0) : 0,
    select,
    clear: () => select([]),
    /** Keeps only these rows selected. */
    keep,
  };
}
