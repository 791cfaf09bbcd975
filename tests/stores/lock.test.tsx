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

test('a lock is stored as digest and moment and closes the dialog', () => {
  useLock.setState({ isDialogOpen: true });
  lockScreen(digest);
  expect(stored()).toEqual({ password: digest, time: Date.now() });
  expect(useLock.getState()).toMatchObject({ locked: true, isDialogOpen: false });
});

test('releasing clears it and says so to the other tabs', () => {
  lockScreen(digest);
  const time = String(stored()?.time);
  unlockScreen();
  expect(locked()).toBe(false);
  expect(stored()).toBeNull();
  expect(localStorage.getItem(lockReleaseKey)).toBe(time);
});

test('a lock that another tab has set a moment earlier stays', () => {
  const theirs = { password: digest, time: Date.now() - 5 };
  otherTab(theirs);
  lockScreen('another');
  expect(stored()).toEqual(theirs);
});

describe('passwords', () => {
  test('only the right one is right, and wrong ones are counted', async () => {
    lockScreen(digest);
    expect(await isLockPassword('nope')).toBe(false);
    expect(await isLockPassword('open ')).toBe(false);
    expect(stored()?.wrongTries).toBe(2);
    expect(await isLockPassword('open')).toBe(true);
  });

  test('from the fifth wrong one on each doubles the wait, up to a quarter of an hour', async () => {
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

  test('while it lasts even the right one does not count', async () => {
    lockScreen(digest);
    for (let wrong = 0; wrong < 5; wrong += 1) await isLockPassword('nope');
    expect(await isLockPassword('open')).toBe(false);
    vi.setSystemTime(Date.now() + 30_000);
    expect(await isLockPassword('open')).toBe(true);
  });

  test('without one no password opens', async () => {
    lockScreen('');
    expect(await isLockPassword('')).toBe(false);
  });
});

describe('other tabs', () => {
  test('lock this one', () => {
    otherTab({ password: digest, time: Date.now() });
    expect(syncLock()).toBe(true);
    expect(locked()).toBe(true);
  });

  test('open it with a release', () => {
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
  ])('are not believed when somebody %s', (_, tamper) => {
    lockScreen(digest);
    tamper();
    expect(syncLock()).toBe(false);
    expect(locked()).toBe(true);
  });

  test('add to the wrong tries, and never take from them', async () => {
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
  test('a lock lasts 24 hours and then releases itself', () => {
    lockScreen(digest);
    vi.setSystemTime(Date.now() + lockMs);
    expect(syncLock()).toBe(true);
    expect(locked()).toBe(true);
    vi.setSystemTime(Date.now() + 1);
    syncLock();
    expect(locked()).toBe(false);
    expect(stored()).toBeNull();
  });

  test('a clock that was set back makes nobody wait longer than the longest wait', () => {
    const waitUntil = Date.now() + 86_400_000;
    expect(remainingWaitMs({ password: 'x', time: Date.now(), waitUntil })).toBe(900_000);
  });

  test('a clock that was set back opens nothing', () => {
    lockScreen(digest);
    vi.setSystemTime(Date.now() - 2 * lockMs);
    syncLock();
    expect(locked()).toBe(true);
  });
});

describe('the end of the session', () => {
  test('takes the lock out of the storage, while what shows stays covered', () => {
    lockScreen(digest);
    resetSession();
    expect(stored()).toBeNull();
    expect(locked()).toBe(true);
  });

  test('leaves nothing of the lock to the next user, who signs in without a reload', () => {
    lockScreen(digest);
    resetSession();
    useSession.setState({ token: 'of the next user' });
    expect(locked()).toBe(false);
    expect(syncLock()).toBe(true);
    expect(locked()).toBe(false);
  });
});
