import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '@/api/errors';
import { env } from '@/config/env';
import { logApiError, logError, logUncaught } from '@/stores/error-log';
import { sendUnsentReports, startErrorSink, unsentReportsKey } from '@/stores/error-sink';

const request = vi.fn<(url: string, init: { body: string }) => Promise<Response>>();
const sent = () => request.mock.calls.flatMap(([, { body }]): unknown[] => JSON.parse(body));
const setOnline = (isOnline: boolean) =>
  Object.defineProperty(navigator, 'onLine', { value: isOnline, configurable: true });

let now = Date.parse('2026-11-23T08:00:00Z');
beforeEach(() => {
  // The limit of reports per minute must not include those of the previous test.
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

test('reports wait until the console has started, even if the network is back earlier', () => {
  setOnline(false);
  logUncaught(new ErrorEvent('error', { error: new RangeError('nobody caught this') }));
  setOnline(true);
  dispatchEvent(new Event('online'));
  expect(request).not.toHaveBeenCalled();
  startErrorSink();
  expect(sent()).toMatchObject([{ thrown: 'RangeError: nobody caught this' }]);
});

test('a report contains the error of a page with its build, route and scope, and no personal data', () => {
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

test('failures of the server are sent, but not refused input, conflicts or a lost network', () => {
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

test('a page whose code a lost network kept from loading is not sent', () => {
  const lost = new TypeError('Failed to fetch dynamically imported module: /assets/x.js');
  setOnline(false);
  logError('page', lost);
  logUncaught(new ErrorEvent('error', { error: lost }));
  setOnline(true);
  sendUnsentReports();
  expect(request).not.toHaveBeenCalled();
  // With a network the same error means that the file is missing.
  logError('page', lost);
  expect(sent()).toMatchObject([{ kind: 'page' }]);
});

test('reports are sent when the network is back', () => {
  startErrorSink();
  setOnline(false);
  logUncaught(new ErrorEvent('error', { error: new RangeError('nobody caught this') }));
  expect(request).not.toHaveBeenCalled();
  setOnline(true);
  dispatchEvent(new Event('online'));
  expect(sent()).toMatchObject([{ thrown: 'RangeError: nobody caught this' }]);
});

test('nothing is sent without a sink', () => {
  env.errorSink = '';
  logUncaught(new ErrorEvent('error', { error: new Error('x') }));
  expect(request).not.toHaveBeenCalled();
});

test('at most 10 reports a minute are sent', () => {
  for (let count = 0; count < 30; count += 1) logError('page', new Error('x'));
  expect(sent()).toHaveLength(10);
  vi.setSystemTime(now + 60_000);
  logError('page', new Error('x'));
  expect(sent()).toHaveLength(11);
});

test('the last 20 unsent reports are kept, and sent at the next start', () => {
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

test('a report that does not reach the sink is kept', async () => {
  request.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  logError('page', new Error('x'));
  await vi.advanceTimersByTimeAsync(0);
  request.mockClear();
  sendUnsentReports();
  expect(sent()).toHaveLength(1);
});

test.each(['[1,{"a"', '[7]', '{}'])('invalid stored reports are ignored: %s', (text) => {
  localStorage.setItem(unsentReportsKey, text);
  sendUnsentReports();
  expect(request).not.toHaveBeenCalled();
});

test('a report contains no text that the user has typed, in any case of its letters', () => {
  document.body.innerHTML = '<input value="Zhang (San)" />';
  logError('page', new Error('no such name: zhang (san)'));
  document.body.innerHTML = '';
  expect(sent()).toMatchObject([{ thrown: 'Error: no such name: …' }]);
});
