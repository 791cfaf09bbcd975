import type { Page } from '@playwright/test';
import { isScrolled, storedChanges, withoutDurations } from './records';
import type { Session } from './session';

/** What two runs of one build need not have in common: the references of elements, and when the focus moves on a busy machine. */
const ofRun = / \[(active|(ref|cursor)=\w+)\]/g;

/** Times, random names, tokens and hosts, which differ between two runs. */
const volatile =
  /\d{4}-\d\d-\d\d[T ]\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:?\d\d)?|\b1[78]\d{11}\b|[\da-f]{8}-[\da-f-]{27}|[\w-]*\.[\w-]{20,}\.?[\w-]*|127\.0\.0\.1:\d+|----WebKit\w+|\b(?!\d*0{6})\d{19}\b|\b[\da-f]{32}\b|\b(?=\w*\d)(?=\w*[a-z])[a-z\d]{12,20}\b/gi;
const stable = (text: string) => withoutDurations(text.replaceAll(volatile, '#'));

/** Returns what a page shows, a line each: its address, its title, and its texts and controls with their states. */
async function linesOf(page: Page): Promise<string[]> {
  const { pathname, search } = new URL(page.url());
  const snapshot = await page.ariaSnapshot({ mode: 'ai' });
  return [`${pathname}${search}`, await page.title(), ...snapshot.split('\n')].map((line) =>
    withoutDurations(line.replaceAll(ofRun, '').trim()),
  );
}

/** Returns how visible elements look, where they lie, and what they do when pressed, a line each. */
const appearanceOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const names = [
      'href',
      'target',
      'rel',
      'title',
      'type',
      'inputmode',
      'maxlength',
      'tabindex',
      'draggable',
    ];
    return [...document.querySelectorAll<HTMLElement>('body *:not(script, style, svg *)')]
      .filter((element) => element.checkVisibility())
      .map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        const { color, backgroundColor, position, opacity } = getComputedStyle(element);
        const text = element.children.length ? '' : element.textContent?.slice(0, 20);
        const own = names
          .map((name) => element.getAttribute(name)?.replace(/\d\d:\d\d/, '') ?? '')
          .join(' ');
        const box = [x, y, width, height].map(Math.round).join(' ');
        return `${element.tagName} ${text} at ${box}, ${color} ${backgroundColor} ${position} ${opacity} ${own}`;
      });
  });

/** Longer items are tables of the mocked backend: reading them would take longer than the action. */
const maxStored = 5_000;

/** Returns what the window has copied and stored, and where its focus is. */
const keptBy = (page: Page): Promise<string[]> =>
  page.evaluate((maxLength) => {
    // The name of the window is random, and part of other keys.
    const windowName = sessionStorage.getItem('window') ?? '#';
    const isOwn = (key: string) => !key.startsWith('mock') && key !== 'window';
    const { copies = [] } = window as Partial<typeof window & { copies: string[] }>;
    const entriesOf = (area: Storage, name: string) =>
      Object.entries(area)
        .filter(([key, value]) => isOwn(key) && String(value).length < maxLength)
        .map(([key, value]) => `${name} ${key}: ${String(value)}`.replaceAll(windowName, '#'))
        .toSorted();
    const active = document.activeElement;
    const { x = 0, y = 0 } = active?.getBoundingClientRect() ?? {};
    return [
      `copied: ${copies.join(' | ')}`,
      ...entriesOf(localStorage, 'stored'),
      ...entriesOf(sessionStorage, 'kept'),
      `focus on ${active?.tagName} at ${Math.round(x)}, ${Math.round(y)}`,
    ];
  }, maxStored);

const isReading = /^GET |^POST \S+\/list\b/;
/** The method and path of a call. */
const callOf = (call: string) => call.split(/[ ?]/, 2).join(' ');

/**
 * Returns the calls of the last action: all that save, and of those that read what the other window reads as well. When
 * and how often something is read depends on the machine.
 */
export function comparableCalls(sent: string[], others: string[]) {
  const known = new Set(others.map(callOf));
  const read = sent.filter((call) => isReading.test(call) && known.has(callOf(call)));
  const saved = sent.filter((call) => !isReading.test(call));
  return [...saved.toSorted(), ...new Set(read.toSorted())];
}

/** Returns the records that a save may have changed. */
async function recordsOf({ page, events: { calls } }: Session): Promise<string[]> {
  if (calls.every(({ method }) => method === 'GET')) return [];
  const records = (await storedChanges(page).catch(() => undefined)) ?? {};
  return Object.entries(records).map(([table, rows]) => `${table}: ${JSON.stringify(rows)}`);
}

/** What of two windows is compared, first what a person notices first. */
const views: ((session: Session, other: Session) => Promise<string[]> | string[])[] = [
  ({ page }) => linesOf(page),
  ({ events: { sentInFull } }, { events }) => comparableCalls(sentInFull, events.sentInFull),
  recordsOf,
  ({ page }) => keptBy(page),
  ({ page }) => appearanceOf(page),
];

/** Of a longer line only the part around the difference is shown. */
const maxLength = 200;
const maxContext = 80;

/** Returns the first line that differs from the expected one. */
export function firstDifference(shown: string[], expected: string[]): string | undefined {
  const length = Math.max(shown.length, expected.length);
  const index = Array.from({ length }, (_, line) => line).find(
    (line) => shown[line] !== expected[line],
  );
  if (index === undefined) return undefined;
  const [one = '', other = ''] = [shown[index], expected[index]];
  let place = 0;
  while (place < one.length && one[place] === other[place]) place += 1;
  const start = Math.max(0, place - maxContext);
  const part = (text: string) =>
    text.length > maxLength ? `…${text.slice(start, start + maxLength)}` : text;
  return `“${part(one)}” instead of “${part(other)}”`;
}

async function compare(session: Session, reference: Session) {
  for (const view of views) {
    const [shown, expected] = await Promise.all([
      view(session, reference),
      view(reference, session),
    ]);
    const difference = firstDifference(shown.map(stable), expected.map(stable));
    if (difference !== undefined) return difference;
  }
  return undefined;
}

/** A message of one page may go a moment before that of the other. */
const attempts = 3;
const attemptMs = 5_000;

/** Returns the first difference between what two windows show, send and keep, if it stays. */
export async function findDifference(session: Session, reference: Session) {
  for (let attempt = 1; ; attempt += 1) {
    // Ballots come in while the clock runs.
    if (/\/vote-(list|company)/.test(session.page.url())) return undefined;
    // A scrolled table draws the rows around its place, of which one run may draw more.
    if ((await isScrolled(session.page)) || (await isScrolled(reference.page))) return undefined;
    const difference = await compare(session, reference);
    if (difference === undefined || attempt === attempts) return difference;
    await Promise.all([session, reference].map((one) => one.settle(attemptMs)));
    await reference.alignClock(session);
  }
}
