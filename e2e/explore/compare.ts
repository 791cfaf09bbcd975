import type { Page } from '@playwright/test';
import { isScrolled, withoutDurations } from './records';
import type { Session } from './session';

/** What two runs of one build need not have in common: the references of elements, and when the focus moves on a busy machine. */
const ofRun = / \[(active|(ref|cursor)=\w+)\]/g;

/** Returns what a page shows, a line each: its address, its title, and its texts and controls with their states. */
async function linesOf(page: Page): Promise<string[]> {
  const { pathname, search } = new URL(page.url());
  const snapshot = await page.ariaSnapshot({ mode: 'ai' });
  return [`${pathname}${search}`, await page.title(), ...snapshot.split('\n')].map((line) =>
    withoutDurations(line.replaceAll(ofRun, '').trim()),
  );
}

/** Returns the first line that differs from the expected one. */
export function firstDifference(shown: string[], expected: string[]): string | undefined {
  const length = Math.max(shown.length, expected.length);
  const index = Array.from({ length }, (_, line) => line).find(
    (line) => shown[line] !== expected[line],
  );
  return index === undefined
    ? undefined
    : `“${shown[index] ?? ''}” instead of “${expected[index] ?? ''}”`;
}

/** A message of one page may go a moment before that of the other. */
const attempts = 3;
const attemptMs = 5_000;

/** Returns the first difference between what two windows show, if it stays. */
export async function findDifference(session: Session, reference: Session) {
  for (let attempt = 1; ; attempt += 1) {
    // A scrolled table draws the rows around its place, of which one run may draw more.
    if ((await isScrolled(session.page)) || (await isScrolled(reference.page))) return undefined;
    const [shown, expected] = await Promise.all([linesOf(session.page), linesOf(reference.page)]);
    const difference = firstDifference(shown, expected);
    if (difference === undefined || attempt === attempts) return difference;
    await Promise.all([session, reference].map((one) => one.settle(attemptMs)));
    await reference.alignClock(session);
  }
}
