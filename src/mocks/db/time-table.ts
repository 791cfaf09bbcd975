import { wallText } from '@/mocks/lib/clock';
import type { Order } from './paging';
import { Table, type Row } from './table';

/** Returns a row as it is at a certain time, or null when it does not exist yet. */
type At<Entity> = (row: Entity) => Entity | null;

interface Snapshot<Entity> {
  /** A text that changes whenever a row may have changed. */
  version: string;
  /** Called with the current time after the version has changed; returns the function that updates the rows. */
  prepare: (now: string) => At<Entity> | Promise<At<Entity>>;
}
interface LiveOptions<Entity> {
  seed: () => Promise<Entity[]>;
  sort?: Order;
  moment: () => Snapshot<Entity> | Promise<Snapshot<Entity>>;
}

/**
 * A table whose rows depend on the clock or on another table, e.g. a status, a count, or a row that appears later.
 * Opening the table updates its rows. The rows keep their stamps, because no user has edited them.
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
      at = await next.prepare(wallText());
      version = next.version;
      table.restore(table.changed().map(([id, row]) => [id, row && (at(row) ?? row)]));
    }
    return openStored();
  };
  return table;
}

/** Returns the rows of the seed with the stored changes, without opening the table. */
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

/** Returns a function that counts how many of the times have passed. */
export function passedCounter(times: string[]) {
  const inOrder = times.toSorted();
  let passed = 0;
  return (now = wallText()) => {
    // Counting starts again after the clock was set back, as tests do.
    if (passed && (inOrder[passed - 1] ?? '') > now) passed = 0;
    while (passed < inOrder.length && (inOrder[passed] ?? '') <= now) passed += 1;
    return passed;
  };
}
