import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { useIdle, watchIdle } from '@/app/lock/idle';
import { storageKeys } from '@/config/limits';
import { unlockScreen, useLock } from '@/stores/lock';
import { useSession } from '@/stores/session';
import { changeSettings } from '@/stores/settings';

const minuteMs = 60_000;
const touch = () => window.dispatchEvent(new Event('pointerdown'));
const isLocked = () => useLock.getState().locked;

beforeAll(() => {
  vi.useFakeTimers();
  localStorage.setItem(storageKeys.token, 'token');
  useSession.setState({ token: 'token', userName: 'han' });
  changeSettings({ idleLockMinutes: 5 });
  watchIdle();
});
beforeEach(() => {
  unlockScreen();
  touch();
});

test('locks the screen after inactivity and a countdown', () => {
  vi.advanceTimersByTime(4.5 * minuteMs);
  expect(useIdle.getState().lockAt).not.toBeNull();
  expect(isLocked()).toBe(false);
  vi.advanceTimersByTime(minuteMs);
  expect(isLocked()).toBe(true);
});

test('stays unlocked after activity during the countdown', () => {
  vi.advanceTimersByTime(4.5 * minuteMs);
  touch();
  vi.advanceTimersByTime(4 * minuteMs);
  expect(isLocked()).toBe(false);
});

test('locks when the first activity comes after the deadline, e.g. after sleep', () => {
  // While a machine sleeps, its timers stop, but its clock continues.
  vi.setSystemTime(Date.now() + 6 * minuteMs);
  touch();
  expect(isLocked()).toBe(true);
});
