import type { Page } from '@playwright/test';
import type { Session } from './session';

/** Long lists draw only the rows in view. */
const maxRecords = 8;
/** A time that is left or has passed differs between two windows. */
const durations = /\d+ ?(天|小时|分钟|分|秒|days?|h|min|s)/g;

/** Returns the texts of the visible records: rows of tables, cards and descriptions. */
async function recordsOf(page: Page) {
  const texts = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main :is(tbody tr, dd, article)')]
      .filter((element) => element.checkVisibility())
      .map((element) => element.innerText.replace(/\s+/g, ' ').trim())
      .filter(Boolean),
  );
  return texts.map((text) => text.replaceAll(durations, ''));
}

/** Returns what differs from the initial data of the server. */
const storedChanges = (page: Page) =>
  page.evaluate(async () => {
    // A page that is loading has no mocked backend yet.
    const { mock } = window as Partial<typeof window>;
    return mock && ((await mock.saveScenario()).records ?? {});
  });

/** An export adds a file, and an order of messages that nobody pays expires. */
const changeWithoutSave = new Set(['files', 'chargeOrders']);

/** Whether the fault `changedByOther` has changed a record. */
const isByOther = (rows: unknown) => JSON.stringify(rows).includes('他人已改');

/** Notices changes of the server's records. */
export class RecordsModel {
  #records: Awaited<ReturnType<typeof storedChanges>>;

  /** Reads the records; returns one that has changed since the last time. */
  async update(page: Page): Promise<string | undefined> {
    const before = this.#records;
    const now = await storedChanges(page).catch(() => undefined);
    this.#records = now;
    if (!before || !now) return undefined;
    const tables = Object.keys({ ...before, ...now });
    const changed = tables.find(
      (table) =>
        !changeWithoutSave.has(table) &&
        JSON.stringify(before[table]) !== JSON.stringify(now[table]),
    );
    if (!changed || isByOther(now[changed])) return undefined;
    return `${changed}: ${JSON.stringify(now[changed])}`;
  }
}

/** Returns whether the page would ask before it is left. */
const hasUnsavedWork = (page: Page) =>
  page.evaluate(() => !dispatchEvent(new Event('beforeunload', { cancelable: true })));

/** Compares with another window, which reads everything from the server; a row opened by hand may show more here. */
export async function findOutdated(session: Session) {
  if (await hasUnsavedWork(session.page)) return undefined;
  const shown = await recordsOf(session.page);
  const stored = await session.inNewWindow(recordsOf);
  const missing = stored.slice(0, maxRecords).find((text) => !shown.includes(text));
  return shown.length && missing !== undefined
    ? `${session.page.url()}: “${missing}” instead of “${shown[0]}”`
    : undefined;
}
