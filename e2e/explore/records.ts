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
