import { clear, createStore, entries, get, promisifyRequest, set } from 'idb-keyval';
import { db, storage } from './db';

/** Raise it when the shape of a seed changes: older stored data is then dropped. */
const seedVersion = 2;
const versionKey = 'version';

type TableName = keyof typeof db;
const isTable = (name: unknown): name is TableName => typeof name === 'string' && name in db;
const tableNames = Object.keys(db).filter(isTable);

/** What this page changed and has not stored yet. */
interface Unstored {
  ids: Set<string>;
  /** Everything was forgotten before these rows changed. */
  isEmptied: boolean;
}
const nothing = (): Unstored => ({ ids: new Set(), isEmptied: false });

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
    const { ids, isEmptied } = unstored.get(name) ?? nothing();
    unstored.delete(name);
    await store('readwrite', (tables) => {
      const reading = tables.get(name);
      reading.onsuccess = () => {
        const changes = db[name].merged(isEmptied ? [] : (reading.result ?? []), ids);
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
    const own = unstored.get(name) ?? nothing();
    unstored.set(name, id === null ? { ...nothing(), isEmptied: true } : own);
    if (id !== null) own.ids.add(id);
  }

  /** Takes over what another page has stored; what changes here meanwhile stays. */
  async function takeOver(name: TableName) {
    const changes = await get(name, store);
    const own = unstored.get(name);
    db[name].restore(
      own ? db[name].merged(own.isEmptied ? [] : (changes ?? []), own.ids) : changes,
    );
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
