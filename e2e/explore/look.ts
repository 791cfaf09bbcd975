import type { Page } from '@playwright/test';
import { perform } from './actions';
import { readScreen } from './screen';
import { restMs, type Session } from './session';

/** What the user has chosen, by its name, as one window shows it. */
type Look = Record<string, string>;

/** The button of a phone that shows the open pages. Each window has its own. */
const openPages = /已打开 \d+ 个页面|\d+ pages? (is|are) open/;

/** Returns the colours, the header, and the columns and rows of the list. */
const lookOf = (page: Page): Promise<Look> =>
  page.evaluate((ofWindow) => {
    const { lang, dataset, style } = document.documentElement;
    const namesOf = (selector: string) =>
      [...document.querySelectorAll<HTMLElement>(selector)]
        .filter((element) => element.checkVisibility())
        .map((element) => element.ariaLabel ?? element.innerText)
        .filter((name) => !ofWindow.test(name))
        .join(', ');
    // The pages of other tabs are kept, and hidden.
    const row = [...document.querySelectorAll<HTMLElement>('main tbody tr')].find((element) =>
      element.checkVisibility(),
    );
    return {
      language: lang,
      colours: `${dataset.scheme} ${style.getPropertyValue('--theme')}`,
      header: namesOf('header button'),
      columns: namesOf('main thead th'),
      rowHeight: row ? String(row.offsetHeight) : '',
    };
  }, openPages);

const menus = /^(视图|列设置|Views|Columns)/;
/** Returns what the menus of a list offer, such as saved views. */
async function choicesOf(session: Session): Promise<Look> {
  const { controls, dialogs } = await readScreen(session.page);
  const before = new Set(controls.map(({ name }) => name));
  const choices: Look = {};
  for (const target of controls.filter(({ name }) => !dialogs.length && menus.test(name))) {
    await perform(session, { do: 'press', target });
    await session.settle(restMs);
    const opened = await readScreen(session.page);
    const names = opened.controls.map(({ name }) => name).filter((name) => !before.has(name));
    choices[target.name] = names.join(', ');
    await perform(session, { do: 'key', key: 'Escape' });
    await session.settle(restMs);
  }
  return choices;
}

const look = async (session: Session): Promise<Look> => ({
  ...(await lookOf(session.page)),
  ...(await choicesOf(session)),
});

const placeOf = (page: Page) => page.url() + JSON.stringify(page.viewportSize());

/** What is the same on all pages. */
const common = new Set(['language', 'colours']);

/** Compares the window in use with the next one: all that both show when they show the same page in the same size. */
export async function findDisagreement(session: Session): Promise<string | undefined> {
  const { page } = session;
  await session.switchWindow();
  const { page: next } = session;
  // A window in the background may wait until it is shown again.
  if (next !== page) await session.settle(restMs);
  const isSamePlace = placeOf(next) === placeOf(page);
  const isComparable = next !== page && ![page, next].some((one) => one.url().includes('/login'));
  const other = isComparable && (await (isSamePlace ? look(session) : lookOf(next)));
  // The other endings are about the window in use.
  while (session.page !== page) await session.switchWindow();
  if (!other) return undefined;
  const own = await (isSamePlace ? look(session) : lookOf(page));
  const name = Object.keys(own)
    .filter((key) => isSamePlace || common.has(key))
    .find((key) => own[key] && other[key] && own[key] !== other[key]);
  return name && `${name}: “${own[name]}” and “${other[name]}”`;
}
