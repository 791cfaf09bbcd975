import { wallText } from '@/mocks/lib/clock';
import type { Order } from './paging';
import { Table, type Row } from './table';

/** The row as it is at a moment; null: not there yet. */
type At<Entity> = (row: Entity) => Entity | null;

/** How rows are at one moment. */
export interface Snapshot<Entity> {
  /** Differs whenever a row may have become another. */
  version: string;
  /** Called when the version is a new one. */
  prepare: () => At<Entity> | Promise<At<Entity>>;
}
interface LiveOptions<Entity> {
  seed: () => Promise<Entity[]>;
  sort?: Order;
  moment: () => Snapshot<Entity> | Promise<Snapshot<Entity>>;
}

/**
 * A table whose rows follow the clock or another table: a status, a count, a row that appears in time.
 * Opening it brings it up to date; what follows by itself is no change and gives no row a new stamp.
 */
export function timeTable<Entity extends Row>(name: string, options: LiveOptions<Entity>) {
  const { seed, sort, moment } = options;
  let version = '';
  let at: At<Entity> = (row) => row;
  const table = new Table<Entity>(name, {
    sort,
    seed: async () => (await seed()).flatMap((row) => at(row) ?? []),
  });
  const openStored = table.open.bind(table);
  table.open = async () => {
    const next = await moment();
    if (next.version !== version) {
      at = await next.prepare();
      version = next.version;
      table.restore(table.changed().map(([id, row]) => [id, row && (at(row) ?? row)]));
    }
    return openStored();
  };
  return table;
}

/** The seed's rows with what was changed since, whether or not the table is open. */
export async function storedRows<Entity extends Row>(
  table: Table<Entity>,
  seed: () => Promise<Entity[]>,
): Promise<Entity[]> {
  const rows = new Map((await seed()).map((row) => [String(row.id), row]));
  for (const [id, row] of table.changed()) {
    if (row) rows.set(id, row);
    else rows.delete(id);
  }
  return [...rows.values()];
}

/** Tells how many of the given times have passed. */
export function passedCounter(times: string[]) {
  const inOrder = times.toSorted();
  let passed = 0;
  return (now = wallText()) => {
    // A clock set back, as tests do, starts counting anew.
    if (passed && (inOrder[passed - 1] ?? '') > now) passed = 0;
    while (passed < inOrder.length && (inOrder[passed] ?? '') <= now) passed += 1;
    return passed;
  };
}
