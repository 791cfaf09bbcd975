import { useState } from 'react';
import type { ById, Id } from '@/api/types';
import type { RowSelection } from '@/elements/table/data-table';

/**
 * The selected rows of all pages, those of the current page as they are now: a save needs the current stamp. A change of
 * conditions clears the selection.
 */
export function useRowSelection<Row extends ById>(conditions: string, current: readonly Row[]) {
  const [stored, setStored] = useState<{ conditions: string; rows: ReadonlyMap<Id, Row> }>({
    conditions,
    rows: new Map(),
  });
  // The list may no longer contain rows that were selected under other conditions.
  const rows = stored.conditions === conditions ? stored.rows : new Map<Id, Row>();
  const setRows = (next: ReadonlyMap<Id, Row>) => setStored({ conditions, rows: next });
  const byId = new Map(current.map((row) => [row.id, row]));
  const currentRows = [...rows.values()].map((row) => byId.get(row.id) ?? row);
  const selection: RowSelection<Row> = {
    selected: new Set(rows.keys()),
    rows: currentRows,
    onSelect: (changed, on) => {
      const next = new Map(rows);
      for (const row of changed) {
        if (on) next.set(row.id, row);
        else next.delete(row.id);
      }
      setRows(next);
    },
  };
  return {
    selection,
    rows: currentRows,
    select: (chosen: readonly Row[]) => setRows(new Map(chosen.map((row) => [row.id, row]))),
    clear: () => setRows(new Map()),
    /** Keeps only these rows selected. */
    keep: (ids: ReadonlySet<Id>) => setRows(new Map([...rows].filter(([id]) => ids.has(id)))),
  };
}
