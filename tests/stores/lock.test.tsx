import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { lockKey, lockMs, lockReleaseKey } from '@/config/limits';
import { digestPassword } from '@/lib/password';
import {
  syncLock,
  isLockPassword,
  lockScreen,
  unlockScreen,
  useLock,
  remainingWaitMs,
  type LockData,
} from '@/stores/lock';
import { resetSession, useSession } from '@/stores/session';

const stored = (): LockData | null => JSON.parse(localStorage.getItem(lockKey) ?? 'null');
const locked = () => useLock.getState().locked;
/** Stores what another tab would, without the event that announces it. */
const otherTab = (data: unknown) => localStorage.setItem(lockKey, JSON.stringify(data));

let digest: string;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 1_700_000_000_000 });
  localStorage.clear();
  useSession.setState({ token: 'token', userName: 'operator' });
  useLock.setState({ locked: false, data: null, isDialogOpen: false });
  digest = await digestPassword('open', 10);
});
afterEach(() => vi.useRealTimers());

test('locking stores digest and time, and closes the dialog', () => {
  useLock.setState({ isDialogOpen: true });
  lockScreen(digest);
  expect(stored()).toEqual({ password: digest, time: Date.now() });
  expect(useLock.getState()).toMatchObject({ locked: true, isDialogOpen: false });
});

test('unlocking clears the lock and notifies other tabs', () => {
  lockScreen(digest);
  const time = String(stored()?.time);
  unlockScreen();
  expect(locked()).toBe(false);
  expect(stored()).toBeNull();
  expect(localStorage.getItem(lockReleaseKey)).toBe(time);
});

test('unlocking what is not locked tells the other tabs nothing', () => {
  unlockScreen();
  expect(locked()).toBe(false);
  expect(localStorage.getItem(lockReleaseKey)).toBeNull();
});

test('locking keeps a lock that another tab has just set', () => {
  const theirs = { password: digest, time: Date.now() - 5 };
  otherTab(theirs);
  lockScreen('another');
  expect(stored()).toEqual(theirs);
});

describe('the password of a lock', () => {
  test('is compared exactly, and wrong attempts are counted', async () => {
    lockScreen(digest);
    expect(await isLockPassword('nope')).toBe(false);
    expect(await isLockPassword('open ')).toBe(false);
    expect(stored()?.wrongTries).toBe(2);
    expect(await isLockPassword('open')).toBe(true);
    expect(stored()?.wrongTries).toBe(2);
  });

  test('doubles the delay from the fifth wrong attempt, up to a quarter of an hour', async () => {
    lockScreen(digest);
    const waits: number[] = [];
    for (let wrong = 0; wrong < 12; wrong += 1) {
      await isLockPassword('nope');
      const { data } = useLock.getState();
      const wait = data ? remainingWaitMs(data) : 0;
      waits.push(wait / 1000);
      vi.setSystemTime(Date.now() + wait);
    }
    expect(waits).toEqual([0, 0, 0, 0, 30, 60, 120, 240, 480, 900, 900, 900]);
  });

  test('is rejected during the delay even if it is correct', async () => {
    lockScreen(digest);
    for (let wrong = 0; wrong < 5; wrong += 1) await isLockPassword('nope');
    expect(await isLockPassword('open')).toBe(false);
    vi.setSystemTime(Date.now() + 30_000);
    expect(await isLockPassword('open')).toBe(true);
  });

  test('never unlocks when the lock has none', async () => {
    lockScreen('');
    expect(await isLockPassword('')).toBe(false);
  });
});

describe('another tab', () => {
  test('locks this tab', () => {
    otherTab({ password: digest, time: Date.now() });
    expect(syncLock()).toBe(true);
    expect(locked()).toBe(true);
  });

  test('unlocks this tab with a release', () => {
    lockScreen(digest);
    localStorage.setItem(lockReleaseKey, String(Date.now()));
    localStorage.removeItem(lockKey);
    expect(syncLock()).toBe(true);
    expect(locked()).toBe(false);
  });

  test.each([
    ['removes the lock', () => localStorage.removeItem(lockKey)],
    ['makes the lock invalid', () => localStorage.setItem(lockKey, '{')],
    ['sets its own password', () => otherTab({ password: 'x', time: Date.now() })],
    ['sets an older lock', () => otherTab({ password: digest, time: Date.now() - lockMs })],
    [
      'releases another lock',
      () => {
        localStorage.setItem(lockReleaseKey, '1');
        localStorage.removeItem(lockKey);
      },
    ],
  ])('is ignored when it %s', (_, tamper) => {
    lockScreen(digest);
    tamper();
    expect(syncLock()).toBe(false);
    expect(locked()).toBe(true);
  });

  test('can add wrong attempts, but not remove them', async () => {
    lockScreen(digest);
    const time = Date.now();
    otherTab({ password: digest, time, wrongTries: 3 });
    expect(syncLock()).toBe(true);
    await isLockPassword('nope');
    expect(stored()?.wrongTries).toBe(4);
    otherTab({ password: digest, time, wrongTries: 1 });
    expect(syncLock()).toBe(false);
  });
});

describe('the passing of time', () => {
  test('releases a lock after 24 hours', () => {
    lockScreen(digest);
    vi.setSystemTime(Date.now() + lockMs);
    expect(syncLock()).toBe(true);
    expect(locked()).toBe(true);
    vi.setSystemTime(Date.now() + 1);
    syncLock();
    expect(locked()).toBe(false);
    expect(stored()).toBeNull();
  });

  test('never makes the delay longer than its maximum, even if the clock was set back', () => {
    const waitUntil = Date.now() + 86_400_000;
    expect(remainingWaitMs({ password: 'x', time: Date.now(), waitUntil })).toBe(900_000);
  });

  test('does not release the lock when the clock was set back', () => {
    lockScreen(digest);
    vi.setSystemTime(Date.now() - 2 * lockMs);
    syncLock();
    expect(locked()).toBe(true);
  });
});

describe('the end of the session', () => {
  test('removes the stored lock and keeps the screen covered', () => {
    lockScreen(digest);
    resetSession();
    expect(stored()).toBeNull();
    expect(locked()).toBe(true);
  });

  test('removes the lock for the next user, who signs in without a reload', () => {
    lockScreen(digest);
    resetSession();
    useSession.setState({ token: 'of the next user' });
    expect(locked()).toBe(false);
    expect(syncLock()).toBe(true);
    expect(locked()).toBe(false);
  });
});
