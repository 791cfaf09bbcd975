import { clear, createStore, get, promisifyRequest, set } from 'idb-keyval';
import { db, storage } from './db';
import type { Unstored } from './table';

/** Raise it when the shape of a seed changes: older stored data is then dropped. */
const seedVersion = 4;
const versionKey = 'version';
/** Holds a stamp for each stored table, which every write replaces. */
const stampsKey = 'stamps';

type TableName = keyof typeof db;
const isTable = (name: unknown): name is TableName => typeof name === 'string' && name in db;
const tableNames = Object.keys(db).filter(isTable);

type Stamps = Partial<Record<TableName, string>>;

/**
 * Keeps changed rows in IndexedDB over a reload and in step with other pages of the browser.
 * What is still as seeded is not stored. Pages change the same table at the same time, so each writes its own rows only.
 * Stamps and tables are read in one transaction: a message from the page that wrote may come after the next call.
 */
export async function persist() {
  const store = createStore('freightline-mock', 'tables');
  const unstored = new Map<TableName, Unstored>();
  /** The stored tables that this page has read or written. */
  const known: Stamps = {};
  /** Reads and writes one after the other. A browser that refuses storage leaves the mock in memory. */
  let settled: Promise<unknown> = Promise.resolve();
  const queue = (step: () => Promise<void>) => {
    settled = settled.then(step).catch(() => undefined);
    return settled;
  };

  /** Reads and writes in one transaction, so that no other page writes in between. */
  async function write(name: TableName) {
    const own = unstored.get(name);
    unstored.delete(name);
    const stamp = crypto.randomUUID();
    await store('readwrite', (tables) => {
      const reading = tables.get(name);
      reading.onsuccess = () => {
        const changes = db[name].merged(reading.result, own);
        if (changes.length) tables.put(changes, name);
        else tables.delete(name);
      };
      const readingStamps: IDBRequest<Stamps | undefined> = tables.get(stampsKey);
      readingStamps.onsuccess = () => {
        const stamps = readingStamps.result ?? {};
        tables.put({ ...stamps, [name]: stamp }, stampsKey);
        // Another page has written meanwhile: its rows are still to be read.
        if (stamps[name] === known[name]) known[name] = stamp;
      };
      return promisifyRequest(tables.transaction);
    });
  }
  function changed(name: TableName, id: string | null) {
    // A write that has not begun yet will carry this change as well.
    if (!unstored.has(name)) void queue(() => write(name));
    if (id === null) unstored.set(name, { ids: new Set(), isEmptied: true });
    else {
      const { ids = new Set<string>(), isEmptied = false } = unstored.get(name) ?? {};
      unstored.set(name, { ids: ids.add(id), isEmptied });
    }
  }

  /** Takes over the tables that another page has stored; what changes here meanwhile stays. */
  const readNewer = () =>
    store('readonly', (tables) => {
      const readingStamps: IDBRequest<Stamps | undefined> = tables.get(stampsKey);
      readingStamps.onsuccess = () => {
        const stamps = readingStamps.result ?? {};
        for (const name of tableNames.filter((table) => stamps[table] !== known[table])) {
          const reading = tables.get(name);
          reading.onsuccess = () => {
            db[name].takeOver(reading.result, unstored.get(name));
            known[name] = stamps[name];
          };
        }
      };
      return promisifyRequest(tables.transaction);
    });

  /** The read that waits for its turn; it serves every call that comes before it begins. */
  let waiting: Promise<unknown> | null = null;
  storage.refresh = () =>
    (waiting ??= queue(() => {
      waiting = null;
      return readNewer();
    }));
  storage.written = () => settled;
  for (const name of tableNames) db[name].onChange = (id) => changed(name, id);

  if ((await get(versionKey, store)) !== seedVersion) {
    await clear(store);
    await set(versionKey, seedVersion, store);
  }
  await readNewer();
}
