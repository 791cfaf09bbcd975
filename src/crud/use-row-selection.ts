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
  const {
    rows,
    match,
    removed = new Set<Id>(),
  } = stored.conditions === conditions ? stored : { rows: new Map<Id, Row>() };
  const setRows = (next: Stored<Row>) =>
    // What is selected next, begins without the conditions of what is selected no more.
    setStored(next.rows.size ? { ...next, conditions } : { rows: next.rows, conditions });
  const byId = new Map(current.map((row) => [row.id, row]));
  const [wasRemembered, setWasRemembered] = useState(isRemembered);
  if (wasRemembered && !isRemembered) {
    setWasRemembered(false);
    setRows({ rows: new Map([...rows].filter(([id]) => byId.has(id))) });
  }
  const currentRows = [...rows.values()].map((row) => byId.get(row.id) ?? row);
  const selection: RowSelection<Row> = {
    selected: new Set(rows.keys()),
    rows: currentRows,
    onSelect: (changed, on) => {
      const next = new Map(rows);
      const nextRemoved = new Set(removed);
      for (const row of changed) {
        if (on) next.set(row.id, row);
        else next.delete(row.id);
        if (on) nextRemoved.delete(row.id);
        else nextRemoved.add(row.id);
      }
      setRows({ rows: next, match, removed: nextRemoved });
    },
  };
  return {
    selection,
    rows: currentRows,
    match,
    removedCount: match ? removed.size : 0,
    /** Selects these rows only; `match` and `removed` when they are those that match some conditions, without some of them. */
    select: (chosen: readonly Row[], by?: Match<Row>, without?: ReadonlySet<Id>) =>
      setRows({
        rows: new Map(chosen.filter(({ id }) => !without?.has(id)).map((row) => [row.id, row])),
        match: by,
        removed: without,
      }),
    clear: () => setRows({ rows: new Map() }),
    /** Keeps only these rows selected. */
    keep: (ids: ReadonlySet<Id>) =>
      setRows({ rows: new Map([...rows].filter(([id]) => ids.has(id))), match }),
  };
}
