import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { withStorageLock } from '@/lib/storage-lock';

const key = 'lock';
beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  localStorage.removeItem(key);
  vi.useRealTimers();
});

const later = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

test('tasks that several tabs start at once run one after the other, and release the lock', async () => {
  let running = 0;
  let maxRunning = 0;
  const work = async () => {
    maxRunning = Math.max(maxRunning, (running += 1));
    await later(1_000);
    running -= 1;
  };
  const all = Promise.all([1, 2, 3].map(() => withStorageLock(key, work)));
  await vi.advanceTimersByTimeAsync(5_000);
  await all;
  expect([maxRunning, running, localStorage.getItem(key)]).toEqual([1, 0, null]);
});

test('a task that fails releases the lock', async () => {
  const failed = withStorageLock(key, () => Promise.reject(new Error('refused'))).catch(String);
  await vi.advanceTimersByTimeAsync(500);
  expect(await failed).toBe('Error: refused');
  expect(localStorage.getItem(key)).toBeNull();
});

test.each([
  ['that has expired with its tab', () => Date.now() - 1],
  ['of a clock that was set back', () => Date.now() + 86_400_000],
])('a task ignores a lock %s', async (_, until) => {
  localStorage.setItem(key, JSON.stringify({ id: 'closed', until: until() }));
  const work = vi.fn<() => Promise<void>>().mockResolvedValue();
  const done = withStorageLock(key, work);
  await vi.advanceTimersByTimeAsync(500);
  await done;
  expect(work).toHaveBeenCalledOnce();
});

test('a task waits for the lock of another tab', async () => {
  localStorage.setItem(key, JSON.stringify({ id: 'other', until: Date.now() + 10_000 }));
  const work = vi.fn<() => Promise<void>>().mockResolvedValue();
  const done = withStorageLock(key, work);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(work).not.toHaveBeenCalled();
  localStorage.removeItem(key);
  await vi.advanceTimersByTimeAsync(500);
  await done;
  expect(work).toHaveBeenCalledOnce();
});
