import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { send, type ClientName } from '@/api/clients';

beforeEach(() => {
  vi.useFakeTimers();
  // A server that never answers; the call ends only when it is given up.
  vi.stubGlobal('fetch', (input: unknown, { signal }: RequestInit = {}) => {
    const given = input instanceof Request ? input.signal : signal;
    return new Promise((_answer, fail) => {
      given?.addEventListener('abort', () => fail(given.reason));
    });
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test.each<[ClientName, number]>([
  ['identity', 10_000],
  ['service', 120_000],
  ['generic', 10_000],
])('a call of the %s client is given up after %d ms, not before', async (client, ms) => {
  const failed = vi.fn<(error: unknown) => void>();
  const call = send(client, { method: 'GET', url: '/api/slow' }, { quiet: true }).catch(failed);
  await vi.advanceTimersByTimeAsync(ms - 1);
  expect(failed).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await call;
  expect(failed).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ kind: 'timeout' }));
});
