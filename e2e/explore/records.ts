import type { Page } from '@playwright/test';
import type { Session } from './session';

/** Long lists draw only the rows in view. */
const maxRecords = 8;
/** A time that is left or has passed differs between two windows. */
const durations = /\d+ ?(天|小时|分钟|分|秒|days?|h|min|s)/g;
export const withoutDurations = (text: string) => text.replaceAll(durations, '');

/** Returns the texts of the visible records and the states of their switches: rows of tables, cards and descriptions. */
export async function recordsOf(page: Page) {
  const texts = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main :is(tbody tr, dd, article)')]
      .filter((element) => element.checkVisibility())
      .map((element) => {
        const switches = element.querySelectorAll('[role=switch]');
        const states = [...switches].map(({ ariaChecked }) => ariaChecked);
        return [element.innerText.replace(/\s+/g, ' ').trim(), ...states].join(' ');
      })
      .filter(Boolean),
  );
  return texts.map(withoutDurations);
}

/** Returns what differs from the initial data of the server. */
export const storedChanges = (page: Page) =>
  page.evaluate(async () => {
    // A page that is loading has no mocked backend yet.
    const { mock } = window as Partial<typeof window>;
    return mock && ((await mock.saveScenario()).records ?? {});
  });

/** An export adds a file, and an order of messages that nobody pays expires. */
const changeWithoutSave = new Set(['files', 'chargeOrders']);

/** Whether the fault `changedByOther` has changed a record; a table that is as it was at first is missing. */
const isByOther = (rows: unknown) => JSON.stringify(rows ?? []).includes('他人已改');

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

/** Returns whether the page would ask before it is left, or shows a cell that could not be saved. */
const hasUnsavedWork = (page: Page) =>
  page.evaluate(
    () =>
      !dispatchEvent(new Event('beforeunload', { cancelable: true })) ||
      document.querySelector('main [aria-invalid=true]') !== null,
  );

/** Whether a long table is scrolled so far that its first rows are not drawn any more; another window draws those. */
export const isScrolled = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLTableElement>('main [aria-rowcount]')].some((table) => {
      const first = table.querySelector('tbody [aria-rowindex]');
      return Number(first?.ariaRowIndex) > (table.tHead?.rows.length ?? 0) + 1;
    }),
  );

/** Returns the first record of another window, which reads everything from the server, that differs from those shown. */
async function compare(session: Session, differs: (stored: string, shown: string[]) => boolean) {
  if ((await hasUnsavedWork(session.page)) || (await isScrolled(session.page))) return undefined;
  const shown = await recordsOf(session.page);
  const stored = await session.inNewWindow(recordsOf);
  const other = stored.slice(0, maxRecords).find((text) => differs(text, shown));
  return shown.length && other !== undefined
    ? `${session.page.url()}: “${other}” instead of “${shown[0]}”`
    : undefined;
}

/** Returns a record that is stored and not shown; a row opened by hand may show more than is stored. */
export const findOutdated = (session: Session) =>
  compare(session, (stored, shown) => !shown.includes(stored));

const figures = /\d+/g;
/** Whether a record differs from an earlier one at most by figures that have risen, as votes do while the clock runs. */
function hasRisen(record: string, earlier: string) {
  const before = earlier.match(figures)?.map(Number) ?? [];
  const now = record.match(figures)?.map(Number) ?? [];
  const isSame = record.replaceAll(figures, '') === earlier.replaceAll(figures, '');
  return isSame && now.every((figure, index) => figure >= (before[index] ?? 0));
}

/** Returns a record that is stored and not shown, and that time alone has not changed. */
export const findChanged = (session: Session) =>
  compare(session, (stored, shown) => !shown.some((earlier) => hasRisen(stored, earlier)));

/** Returns whether calls succeed at present: another window would use up the faults that are left. */
const isUndisturbed = (page: Page) =>
  page.evaluate(async () => {
    const active = await (window as Partial<typeof window>).mock?.active();
    return active?.faults.length === 0 && !active.settings.offline;
  });

/** Returns a record that was shown before a save that has failed, is stored, and is shown no more. */
export const findLost = async (session: Session, before: string[]) =>
  (await isUndisturbed(session.page))
    ? compare(session, (stored, shown) => before.includes(stored) && !shown.includes(stored))
    : undefined;
