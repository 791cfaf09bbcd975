import { db } from '@/mocks/db/db';

type Kept = ReturnType<(typeof db.accounts)['changed']>;
const tables = Object.values(db).filter((table) => !['Token', 'Attempts'].includes(table.name));

/** The changes since the seed, to compare with and to return to. */
export const snapshot = () => tables.map((table) => table.changed() as unknown as Kept);
type Snapshot = ReturnType<typeof snapshot>;

const isSame = (one: Kept = [], other: Kept = []) =>
  one.length === other.length &&
  one.every(([id, row], index) => other[index]?.[0] === id && other[index]?.[1] === row);

/** The names of the tables that differ. */
export function changedSince(before: Snapshot): string[] {
  const now = snapshot();
  return tables
    .filter((_table, index) => !isSame(before[index], now[index]))
    .map(({ name }) => name);
}

export async function restoreTo(before: Snapshot) {
  const now = snapshot();
  for (const [index, table] of tables.entries()) {
    if (isSame(before[index], now[index])) continue;
    table.restore(before[index] as never);
    await table.open();
  }
}
