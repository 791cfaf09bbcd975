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
/** As another tab does: behind this one's back. */
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

test('stores a lock as digest and time and closes the dialog', () => {
  useLock.setState({ isDialogOpen: true });
  lockScreen(digest);
  expect(stored()).toEqual({ password: digest, time: Date.now() });
  expect(useLock.getState()).toMatchObject({ locked: true, isDialogOpen: false });
});

test('clears the lock when it is released and notifies other tabs', () => {
  lockScreen(digest);
  const time = String(stored()?.time);
  unlockScreen();
  expect(locked()).toBe(false);
  expect(stored()).toBeNull();
  expect(localStorage.getItem(lockReleaseKey)).toBe(time);
});

test('keeps a lock that another tab has just set', () => {
  const theirs = { password: digest, time: Date.now() - 5 };
  otherTab(theirs);
  lockScreen('another');
  expect(stored()).toEqual(theirs);
});

describe('passwords', () => {
  test('accepts only the right one and counts wrong ones', async () => {
    lockScreen(digest);
    expect(await isLockPassword('nope')).toBe(false);
    expect(await isLockPassword('open ')).toBe(false);
    expect(stored()?.wrongTries).toBe(2);
    expect(await isLockPassword('open')).toBe(true);
  });

  test('double the delay from the fifth wrong one on, up to a quarter of an hour', async () => {
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

  test('are rejected during the delay, also the right one', async () => {
    lockScreen(digest);
    for (let wrong = 0; wrong < 5; wrong += 1) await isLockPassword('nope');
    expect(await isLockPassword('open')).toBe(false);
    vi.setSystemTime(Date.now() + 30_000);
    expect(await isLockPassword('open')).toBe(true);
  });

  test('never unlock a lock without a password', async () => {
    lockScreen('');
    expect(await isLockPassword('')).toBe(false);
  });
});

describe('other tabs', () => {
  test('lock this tab', () => {
    otherTab({ password: digest, time: Date.now() });
    expect(syncLock()).toBe(true);
    expect(locked()).toBe(true);
  });

  test('unlock this tab with a release', () => {
    lockScreen(digest);
    localStorage.setItem(lockReleaseKey, String(Date.now()));
    localStorage.removeItem(lockKey);
    expect(syncLock()).toBe(true);
    expect(locked()).toBe(false);
  });

  test.each([
    ['removes it', () => localStorage.removeItem(lockKey)],
    ['makes it nonsense', () => localStorage.setItem(lockKey, '{')],
    ['puts in its own password', () => otherTab({ password: 'x', time: Date.now() })],
    ['makes it older', () => otherTab({ password: digest, time: Date.now() - lockMs })],
    [
      'shows the release of another lock',
      () => {
        localStorage.setItem(lockReleaseKey, '1');
        localStorage.removeItem(lockKey);
      },
    ],
  ])('are ignored when somebody %s', (_, tamper) => {
    lockScreen(digest);
    tamper();
    expect(syncLock()).toBe(false);
    expect(locked()).toBe(true);
  });

  test('can add wrong tries, but not remove them', async () => {
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

describe('time', () => {
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

  test('limits the delay to its maximum when the clock was set back', () => {
    const waitUntil = Date.now() + 86_400_000;
    expect(remainingWaitMs({ password: 'x', time: Date.now(), waitUntil })).toBe(900_000);
  });

  test('keeps the lock when the clock was set back', () => {
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
