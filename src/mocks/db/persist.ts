import { clear, createStore, entries, get, promisifyRequest, set } from 'idb-keyval';
import { db, storage } from './db';
import type { Unstored } from './table';

/** Raise it when the shape of a seed changes: older stored data is then dropped. */
const seedVersion = 3;
const versionKey = 'version';

type TableName = keyof typeof db;
const isTable = (name: unknown): name is TableName => typeof name === 'string' && name in db;
const tableNames = Object.keys(db).filter(isTable);

/**
 * Keeps changed rows in IndexedDB over a reload and in step with other tabs of the browser.
 * What is still as seeded is not stored. Tabs change the same table at the same time, so each writes its own rows only.
 */
export async function persist() {
  const store = createStore('freightline-mock', 'tables');
  const channel = new BroadcastChannel('freightline-mock');
  const unstored = new Map<TableName, Unstored>();
  /** Reads and writes one after the other. A browser that refuses storage leaves the mock in memory. */
  let settled: Promise<unknown> = Promise.resolve();
  const queue = (step: () => Promise<void>) => {
    settled = settled.then(step).catch(() => undefined);
  };

  /** Reads and writes in one transaction, so that no other page writes in between. */
  async function write(name: TableName) {
    const own = unstored.get(name);
    unstored.delete(name);
    await store('readwrite', (tables) => {
      const reading = tables.get(name);
      reading.onsuccess = () => {
        const changes = db[name].merged(reading.result, own);
        if (changes.length) tables.put(changes, name);
        else tables.delete(name);
      };
      return promisifyRequest(tables.transaction);
    });
    channel.postMessage(name);
  }
  function changed(name: TableName, id: string | null) {
    // A write that has not begun yet will carry this change as well.
    if (!unstored.has(name)) queue(() => write(name));
    if (id === null) unstored.set(name, { ids: new Set(), isEmptied: true });
    else {
      const { ids = new Set<string>(), isEmptied = false } = unstored.get(name) ?? {};
      unstored.set(name, { ids: ids.add(id), isEmptied });
    }
  }

  /** Takes over what another page has stored; what changes here meanwhile stays. */
  async function takeOver(name: TableName) {
    const changes = await get(name, store);
    db[name].takeOver(changes, unstored.get(name));
  }

  channel.onmessage = ({ data }) => {
    if (isTable(data)) queue(() => takeOver(data));
  };
  for (const name of tableNames) db[name].onChange = (id) => changed(name, id);
  storage.written = () => settled;

  if ((await get(versionKey, store)) !== seedVersion) {
    await clear(store);
    await set(versionKey, seedVersion, store);
  }
  for (const [name, changes] of await entries(store)) {
    if (isTable(name)) db[name].restore(changes);
  }
}
