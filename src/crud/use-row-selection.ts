import { useState } from 'react';
import type { ById, Id } from '@/api/types';
import type { RowSelection } from '@/elements/table/data-table';

/** The rows a user has selected, over all pages, until the conditions change. */
export function useRowSelection<Row extends ById>(conditions: string) {
  const [kept, setKept] = useState<{ conditions: string; rows: ReadonlyMap<Id, Row> }>({
    conditions,
    rows: new Map(),
  });
  // Rows selected under other conditions may not even be on the list any more.
  const rows = kept.conditions === conditions ? kept.rows : new Map<Id, Row>();
  const setRows = (next: ReadonlyMap<Id, Row>) => setKept({ conditions, rows: next });
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
