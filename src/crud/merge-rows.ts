import type { ById, Id, Page } from '@/api/types';

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Changes with every save and is not shown. */
const stampKey = 'concurrencyStamp';

/** Puts the current values into the rows on screen, which stay in their places. */
export function mergeRows<Row extends ById>(shown: Page<Row>, fresh: Page<Row>) {
  const byId = new Map(fresh.items.map((row) => [String(row.id), row]));
  const changed = new Map<Id, ReadonlySet<string>>();
  let isChanged = false;
  const items = shown.items.map((row) => {
    const current = byId.get(String(row.id));
    if (!current || isSame(row, current)) return row;
    isChanged = true;
    const before = new Map<string, unknown>(Object.entries(row));
    const keys = Object.entries(current)
      .filter(([key, value]) => key !== stampKey && !isSame(before.get(key), value))
      .map(([key]) => key);
    if (keys.length) changed.set(row.id, new Set(keys));
    return current;
  });
  return { page: isChanged ? { ...shown, items } : shown, changed };
}

/** Whether the fresh page has other rows than those on screen, or the same ones in another order. */
export const hasOtherRows = <Row extends ById>(shown: Page<Row>, fresh: Page<Row>) =>
  shown.totalCount !== fresh.totalCount ||
  !isSame(
    shown.items.map(({ id }) => String(id)),
    fresh.items.map(({ id }) => String(id)),
  );
