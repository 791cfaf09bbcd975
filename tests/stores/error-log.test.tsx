import { beforeEach, describe, expect, test } from 'vitest';
import { ApiError } from '@/api/errors';
import { errorReport, logApiError, logUncaught, logError, useErrorLog } from '@/stores/error-log';
import { useSession } from '@/stores/session';
import { chooseSubstation } from '@/stores/substations';

const entries = () => useErrorLog.getState().entries;

function failedCall(call: string) {
  const error = new ApiError({
    kind: 'server',
    status: 409,
    code: 'Console:Duplicate:010001',
    message: '手机号 13800138000 已被张三使用',
    details: '张三',
    traceId: '4bf92f3577b34da6a3ce929d0e0e4736',
  });
  error.call = call;
  return error;
}

beforeEach(() => {
  useErrorLog.setState({ entries: [] });
  useSession.setState({ token: 'secret-token', tenant: { id: 't1', name: '鲁南' }, name: '李四' });
  chooseSubstation({ id: 7, substationName: '临沂分站' });
  window.history.replaceState(
    null,
    '',
    '/company/company-list?companyName=张三&mobile=13800138000',
  );
});

test('the log contains a failed call with its status, code, trace, page and scope', () => {
  logApiError(failedCall('PUT /api/company/company/:id'));
  expect(entries()).toEqual([
    {
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      kind: 'server',
      call: 'PUT /api/company/company/:id',
      status: 409,
      code: 'Console:Duplicate:010001',
      traceId: '4bf92f3577b34da6a3ce929d0e0e4736',
      page: '/company/company-list',
      scope: 't1/7',
      version: '',
    },
  ]);
});

test('the report contains no name and no token', () => {
  logApiError(failedCall('PUT /api/company/company/:id'));
  logError('page', new Error('张三 13800138000 zhang@example.com Bearer abc.def'));
  logError('unhandledrejection', failedCall('GET /api/x'));
  const report = errorReport();
  expect(report).not.toMatch(/张三|李四|鲁南|13800138000|zhang|abc\.def|secret-token|companyName/);
  expect(JSON.parse(report)).toMatchObject({ page: '/company/company-list', scope: 't1/7' });
});

test('the position of an error contains no line of its message', () => {
  const error = new Error('refused\n    at Zhang 13800138000\nZhang@example.com:1:2');
  logError('page', error);
  logError('page', new Error('Zhang@example.com:1:2'));
  for (const { at = [] } of entries()) {
    expect(at[0]).toContain('error-log.test');
    expect(at.join(' ')).not.toMatch(/Zhang|13800138000/);
  }
});

test('the report contains no text that the user has typed, even if the browser quotes it', () => {
  document.body.innerHTML =
    '<input value="Zhang("><textarea>Wei, 12</textarea><input value="an"><input value="Lin"><div contenteditable><p>Mister Li</p></div>';
  const quoted = 'Invalid regular expression: /Zhang(/ and Wei, 12 and Mister Li of Lin';
  logError('error', new SyntaxError(quoted));
  logError('unhandledrejection', quoted);
  expect(entries().map(({ thrown }) => thrown)).toEqual([
    'Invalid regular expression: /…/ and … and … of …',
    'SyntaxError: Invalid regular expression: /…/ and … and … of …',
  ]);
  document.body.innerHTML = '';
});

test('the log replaces a URL that is not a page', () => {
  window.history.replaceState(null, '', '/somebody/13800138000');
  logError('page', new Error('x'));
  expect(entries()[0]?.page).toBe('*');
});

test('the log keeps the newest hundred errors', () => {
  for (let n = 1; n <= 110; n += 1) logApiError(failedCall(`GET /${n}`));
  expect(entries()).toHaveLength(100);
  expect(entries()[0]?.call).toBe('GET /110');
});

describe('an uncaught error', () => {
  test('is logged with its position', () => {
    logUncaught(new ErrorEvent('error', { error: new TypeError('x is not a function') }));
    expect(entries()[0]).toMatchObject({
      kind: 'error',
      thrown: 'TypeError: x is not a function',
      at: expect.arrayContaining([expect.stringContaining('error-log.test')]),
    });
  });

  test('is logged when it is a rejection, except for calls, which are already logged', () => {
    const rejected = (reason: unknown) =>
      Object.assign(new Event('unhandledrejection'), { reason, promise: Promise.resolve() });
    logUncaught(rejected('gone'));
    logUncaught(rejected(failedCall('GET /api/x')));
    expect(entries().map(({ kind, thrown }) => [kind, thrown])).toEqual([
      ['unhandledrejection', 'gone'],
    ]);
  });

  test('is not logged for a missing picture', () => {
    logUncaught(new ErrorEvent('error'));
    expect(entries()).toEqual([]);
  });
});
