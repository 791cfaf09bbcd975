import { useState } from 'react';
import type { ById, Id } from '@/api/types';
import type { Picking } from '@/elements/table/data-table';

/** The rows a user has picked, over all pages, until the conditions change. */
export function useBatchPicking<Row extends ById>(conditions: string) {
  const [kept, setKept] = useState<{ conditions: string; rows: ReadonlyMap<Id, Row> }>({
    conditions,
    rows: new Map(),
  });
  // Rows picked under other conditions may not even be on the list any more.
  const rows = kept.conditions === conditions ? kept.rows : new Map<Id, Row>();
  const setRows = (next: ReadonlyMap<Id, Row>) => setKept({ conditions, rows: next });
  const picking: Picking<Row> = {
    picked: new Set(rows.keys()),
    onPick: (changed, on) => {
      const next = new Map(rows);
      for (const row of changed) {
        if (on) next.set(row.id, row);
        else next.delete(row.id);
      }
      setRows(next);
    },
  };
  return { picking, rows: [...rows.values()], clear: () => setRows(new Map()) };
}
