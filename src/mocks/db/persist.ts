import { clear, createStore, get, promisifyRequest, set } from 'idb-keyval';
import { db, storage } from './db';
import type { Unstored } from './table';

/** Increase this when the shape of a seed changes: data stored with an older version are dropped. */
const seedVersion = 5;
const versionKey = 'version';
/** The key of an object that has a stamp for each table; every write sets a new stamp, so that other pages notice it. */
const stampsKey = 'stamps';

type TableName = keyof typeof db;
const isTable = (name: unknown): name is TableName => typeof name === 'string' && name in db;

type Stamps = Partial<Record<TableName, string>>;

/**
 * Stores changed rows in IndexedDB, so that they survive a reload and all pages of the browser see the same data. Only
 * differences to the seed are stored. Each page writes only its own rows, because several pages may change a table at the
 * same time. Changes of other pages are read before each call, because a message about them could arrive too late.
 */
export async function persist() {
  const store = createStore('freightline-mock', 'tables');
  // Those of plain records are added by their handlers, which are loaded after this module.
  const tableNames = Object.keys(db).filter(isTable);
  const unstored = new Map<TableName, Unstored>();
  /** The stamps of the tables as this page has last read or written them. */
  const known: Stamps = {};
  /** Runs reads and writes one after the other. Errors are ignored: without storage the mock works in memory. */
  let settled: Promise<unknown> = Promise.resolve();
  const queue = (step: () => Promise<void>) => {
    settled = settled.then(step).catch(() => undefined);
    return settled;
  };

  /** Merges and stores a table in one transaction, so that no other page writes in between. */
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
        // If another page has written meanwhile, the old stamp stays, so that its rows are read before the next call.
        if (stamps[name] === known[name]) known[name] = stamp;
      };
      return promisifyRequest(tables.transaction);
    });
  }
  function changed(name: TableName, id: string | null) {
    // No second write is queued, because one that is still waiting will include this change.
    if (!unstored.has(name)) void queue(() => write(name));
    if (id === null) unstored.set(name, { ids: new Set(), isEmptied: true });
    else {
      const { ids = new Set<string>(), isEmptied = false } = unstored.get(name) ?? {};
      unstored.set(name, { ids: ids.add(id), isEmptied });
    }
  }

  /** Reads the tables that another page has stored; changes of this page that are not stored yet are kept. */
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

  /** The read that waits in the queue. All calls that arrive before it starts share it. */
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
