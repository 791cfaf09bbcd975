import { http } from 'msw/http';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { send, type ClientName } from '@/api/clients';

/** A server that never responds: only the timeout ends the call. */
const server = setupServer(http.get('*/api/slow', () => new Promise<never>(() => undefined)));
beforeAll(() => server.listen());
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());
afterAll(() => server.close());

test.each<[ClientName, number]>([
  ['identity', 10_000],
  ['service', 120_000],
  ['generic', 10_000],
])('a call of the %s client times out after %d ms, not before', async (client, ms) => {
  const failed = vi.fn<(error: unknown) => void>();
  const call = send(client, { method: 'GET', url: '/api/slow' }, { quiet: true }).catch(failed);
  await vi.advanceTimersByTimeAsync(ms - 1);
  expect(failed).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await call;
  expect(failed).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ kind: 'timeout' }));
});
