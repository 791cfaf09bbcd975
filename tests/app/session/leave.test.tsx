import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { confirmLeave, guardUnload } from '@/app/session/leave';
import { clearDirty, hasUnsavedWork, setDirty } from '@/stores/dirty';
import { clearTabs, setTabTitle, visitTab } from '@/stores/tabs';
import { drainNotices } from '@/ui/feedback/notices';
import { startTexts } from '../../start-texts';

/** Returns whether the browser is told to ask before the window closes. */
function asksBeforeUnload() {
  const event = new Event('beforeunload', { cancelable: true });
  guardUnload(event as BeforeUnloadEvent);
  return event.defaultPrevented;
}
function answer(confirmed: boolean) {
  const [question] = drainNotices();
  if (question?.kind !== 'dialog') throw new Error('Nothing was asked');
  question.done(confirmed);
}

beforeAll(() => startTexts('elements'));
beforeEach(() => setDirty('form', true, '/a#0'));
afterEach(() => clearDirty());

test('the browser asks before the window closes only with unsaved work', () => {
  expect(asksBeforeUnload()).toBe(true);
  setDirty('form', false);
  expect(asksBeforeUnload()).toBe(false);
});

describe('leaving a page', () => {
  test('asks before unsaved work is lost, which stays after Cancel', async () => {
    const left = confirmLeave('/a#0');
    answer(false);
    expect(await left).toBe(false);
    expect(hasUnsavedWork('/a#0')).toBe(true);
  });

  test('discards the work after confirmation', async () => {
    const left = confirmLeave('/a#0');
    answer(true);
    expect(await left).toBe(true);
    expect(hasUnsavedWork()).toBe(false);
  });

  test('names the tabs whose work would be lost', async () => {
    const visit = {
      id: '/a',
      path: '/a',
      query: '',
      name: '/dashboard',
      affix: false,
      shown: true,
    };
    visitTab(visit);
    setTabTitle('/a#0', '顺达物流');
    const left = confirmLeave('/a#0');
    const [question] = drainNotices();
    expect(JSON.stringify(question)).toContain('顺达物流');
    if (question?.kind === 'dialog') question.done(true);
    await left;
    clearTabs();
  });

  test('names no tab that stays open, although it has unsaved work too', async () => {
    const visit = { query: '', name: '/dashboard', affix: false, shown: true };
    for (const [path, title] of [
      ['/a', '顺达物流'],
      ['/b', '捷运物流'],
    ] as const) {
      visitTab({ ...visit, id: path, path });
      setTabTitle(`${path}#0`, title);
      setDirty(`form of ${path}`, true, `${path}#0`);
    }
    const left = confirmLeave(['/b#0']);
    const [question] = drainNotices();
    expect(JSON.stringify(question)).toContain('捷运物流');
    expect(JSON.stringify(question)).not.toContain('顺达物流');
    if (question?.kind === 'dialog') question.done(false);
    await left;
    clearTabs();
  });

  test('does not ask about work in a tab that stays open', async () => {
    expect(await confirmLeave('/b#0')).toBe(true);
    expect(drainNotices()).toEqual([]);
  });
});
