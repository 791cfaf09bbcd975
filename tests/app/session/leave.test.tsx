import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { confirmLeave, guardUnload } from '@/app/session/leave';
import { startI18n } from '@/i18n';
import { clearDirty, hasUnsavedWork, setDirty } from '@/stores/dirty';
import { drainNotices } from '@/stores/notices';

/** Whether the browser is told to ask before the window goes. */
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

beforeAll(() => startI18n());
beforeEach(() => setDirty('form', true, '/a#0'));
afterEach(() => clearDirty());

test('closing the window asks while there is unsaved work, and only then', () => {
  expect(asksBeforeUnload()).toBe(true);
  setDirty('form', false);
  expect(asksBeforeUnload()).toBe(false);
});

describe('leaving a page', () => {
  test('asks while it holds unsaved work, which stays when the answer is no', async () => {
    const left = confirmLeave('/a#0');
    answer(false);
    expect(await left).toBe(false);
    expect(hasUnsavedWork('/a#0')).toBe(true);
  });

  test('gives the work up when the answer is yes', async () => {
    const left = confirmLeave('/a#0');
    answer(true);
    expect(await left).toBe(true);
    expect(hasUnsavedWork()).toBe(false);
  });

  test('asks nothing about work in a tab that stays', async () => {
    expect(await confirmLeave('/b#0')).toBe(true);
    expect(drainNotices()).toEqual([]);
  });
});
