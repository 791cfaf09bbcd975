import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '@/api/errors';
import { env } from '@/config/env';
import { unsentReportsKey } from '@/config/limits';
import { logApiError, logError, logUncaught } from '@/stores/error-log';
import { sendUnsentReports, startErrorSink } from '@/stores/error-sink';

const request = vi.fn<(url: string, init: { body: string }) => Promise<Response>>();
const sent = () => request.mock.calls.flatMap(([, { body }]): unknown[] => JSON.parse(body));
const setOnline = (isOnline: boolean) =>
  Object.defineProperty(navigator, 'onLine', { value: isOnline, configurable: true });

let now = Date.parse('2026-11-23T08:00:00Z');
beforeEach(() => {
  // Each test begins long after the last report of the test before.
  now += 600_000;
  vi.useFakeTimers({ now });
  localStorage.clear();
  request.mockReset().mockResolvedValue(new Response());
  vi.stubGlobal('fetch', request);
  setOnline(true);
  env.errorSink = 'https://errors.example.com/console';
});
afterEach(() => {
  env.errorSink = '';
  Reflect.deleteProperty(navigator, 'onLine');
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('keeps what it has when the network is back before the console has started, and sends it then', () => {
  setOnline(false);
  logUncaught(new ErrorEvent('error', { error: new RangeError('nobody caught this') }));
  setOnline(true);
  dispatchEvent(new Event('online'));
  expect(request).not.toHaveBeenCalled();
  startErrorSink();
  expect(sent()).toMatchObject([{ thrown: 'RangeError: nobody caught this' }]);
});

test('sends an error of a page with its build, route and scope, and nothing personal', () => {
  logError('page', new Error('No 张三 13800138000'));
  expect(request).toHaveBeenCalledWith(env.errorSink, {
    method: 'POST',
    body: expect.any(String),
    mode: 'no-cors',
    credentials: 'omit',
    keepalive: true,
  });
  expect(sent()).toEqual([
    {
      time: new Date(now).toISOString(),
      kind: 'page',
      thrown: 'Error: No … #',
      at: expect.any(Array),
      page: '*',
      scope: '/0',
      version: '',
    },
  ]);
});

test('sends failures of the server, not refused input, conflicts or a lost network', () => {
  for (const status of [400, 401, 403, 404, 409, 500, 502])
    logApiError(new ApiError({ kind: status === 401 ? 'auth' : 'server', status }));
  logApiError(new ApiError({ kind: 'network' }));
  logApiError(new ApiError({ kind: 'shape' }));
  logApiError(new ApiError({ kind: 'timeout' }));
  expect(sent()).toMatchObject([
    { status: 500 },
    { status: 502 },
    { kind: 'shape' },
    { kind: 'timeout' },
  ]);
});

test('sends no page whose code a lost network has kept from loading', () => {
  const lost = new TypeError('Failed to fetch dynamically imported module: /assets/x.js');
  setOnline(false);
  logError('page', lost);
  logUncaught(new ErrorEvent('error', { error: lost }));
  setOnline(true);
  sendUnsentReports();
  expect(request).not.toHaveBeenCalled();
  // With a network, a release has lost the file.
  logError('page', lost);
  expect(sent()).toMatchObject([{ kind: 'page' }]);
});

test('sends what was kept when the network is back', () => {
  startErrorSink();
  setOnline(false);
  logUncaught(new ErrorEvent('error', { error: new RangeError('nobody caught this') }));
  expect(request).not.toHaveBeenCalled();
  setOnline(true);
  dispatchEvent(new Event('online'));
  expect(sent()).toMatchObject([{ thrown: 'RangeError: nobody caught this' }]);
});

test('sends nothing without a sink', () => {
  env.errorSink = '';
  logUncaught(new ErrorEvent('error', { error: new Error('x') }));
  expect(request).not.toHaveBeenCalled();
});

test('sends at most 10 reports a minute', () => {
  for (let count = 0; count < 30; count += 1) logError('page', new Error('x'));
  expect(sent()).toHaveLength(10);
  vi.setSystemTime(now + 60_000);
  logError('page', new Error('x'));
  expect(sent()).toHaveLength(11);
});

test('keeps what it cannot send, the last 20, and sends it at the next start', () => {
  setOnline(false);
  for (let minute = 0; minute < 3; minute += 1) {
    vi.setSystemTime(now + minute * 60_000);
    for (let count = 0; count < 10; count += 1) logError('page', new Error(`${minute}`));
  }
  expect(request).not.toHaveBeenCalled();
  setOnline(true);
  sendUnsentReports();
  expect(sent()).toHaveLength(20);
  expect(sent()[0]).toMatchObject({ thrown: 'Error: 1' });
  sendUnsentReports();
  expect(request).toHaveBeenCalledTimes(1);
});

test('keeps a report that does not reach the sink', async () => {
  request.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  logError('page', new Error('x'));
  await vi.advanceTimersByTimeAsync(0);
  request.mockClear();
  sendUnsentReports();
  expect(sent()).toHaveLength(1);
});

test('ignores invalid stored reports', () => {
  localStorage.setItem(unsentReportsKey, '[1,{"a"');
  sendUnsentReports();
  expect(request).not.toHaveBeenCalled();
});

test('replaces what a user has typed, also in other letters', () => {
  document.body.innerHTML = '<input value="Zhang (San)" />';
  logError('page', new Error('no such name: zhang (san)'));
  document.body.innerHTML = '';
  expect(sent()).toMatchObject([{ thrown: 'Error: no such name: …' }]);
});
