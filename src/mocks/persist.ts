import { clear, createStore, del, entries, get, set } from 'idb-keyval';
import { db, storage } from './db';

/** Raise it when the shape of a seed changes: older stored data is then dropped. */
const seedVersion = 2;
const versionKey = 'version';

type TableName = keyof typeof db;
const isTable = (name: unknown): name is TableName => typeof name === 'string' && name in db;
const tableNames = Object.keys(db).filter(isTable);

/**
 * Keeps changed rows in IndexedDB over a reload and in step with other tabs of the browser.
 * What is still as seeded is not stored.
 */
export async function persist() {
  const store = createStore('freightline-mock', 'tables');
  const channel = new BroadcastChannel('freightline-mock');
  const dirty = new Set<TableName>();
  let writing: Promise<unknown> = Promise.resolve();

  async function write(name: TableName) {
    dirty.delete(name);
    const changes = db[name].changed();
    await (changes.length ? set(name, changes, store) : del(name, store));
    channel.postMessage(name);
  }
  function changed(name: TableName) {
    // A write that has not begun yet will carry this change as well.
    if (dirty.has(name)) return;
    dirty.add(name);
    // A browser that refuses storage leaves the mock in memory.
    writing = writing.then(() => write(name)).catch(() => undefined);
  }

  channel.onmessage = ({ data }) => {
    if (isTable(data)) void get(data, store).then((changes) => db[data].restore(changes));
  };
  for (const name of tableNames) db[name].onChange = () => changed(name);
  storage.written = () => writing;

  if ((await get(versionKey, store)) !== seedVersion) {
    await clear(store);
    await set(versionKey, seedVersion, store);
  }
  for (const [name, changes] of await entries(store)) {
    if (isTable(name)) db[name].restore(changes);
  }
}
