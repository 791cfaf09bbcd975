import { useState } from 'react';
import type { ById, Id } from '@/api/types';
import type { RowSelection } from '@/elements/table/data-table';

/** The selected rows of all pages. A change of conditions clears the selection. */
export function useRowSelection<Row extends ById>(conditions: string) {
  const [stored, setStored] = useState<{ conditions: string; rows: ReadonlyMap<Id, Row> }>({
    conditions,
    rows: new Map(),
  });
  // The list may no longer contain rows that were selected under other conditions.
  const rows = stored.conditions === conditions ? stored.rows : new Map<Id, Row>();
  const setRows = (next: ReadonlyMap<Id, Row>) => setStored({ conditions, rows: next });
  const selection: RowSelection<Row> = {
    selected: new Set(rows.keys()),
    onSelect: (changed, on) => {
      const next = new Map(rows);
      for (const row of changed) {
        if (on) next.set(row.id, row);
        else next.delete(row.id);
      }
      setRows(next);
    },
  };
  return { selection, rows: [...rows.values()], clear: () => setRows(new Map()) };
}
