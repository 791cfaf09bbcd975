import { AxiosError, AxiosHeaders, CanceledError, type AxiosResponse } from 'axios';
import { describe, expect, test } from 'vitest';
import { ApiError, errorInBody, isStaleRecord, toApiError } from '@/api/errors';

function failed(status: number, data: unknown, code?: string) {
  const config = { headers: new AxiosHeaders() };
  const response = { status, data, headers: {}, statusText: '', config } as AxiosResponse;
  return new AxiosError('failed', code, config, null, response);
}

describe('every error is converted to an ApiError', () => {
  test('takes message, code and validation errors from the body of ABP', () => {
    const error = toApiError(
      failed(400, {
        error: {
          code: 'Console:Bad',
          message: '您的请求无效！',
          details: '…',
          validationErrors: [{ message: '太长', members: ['companyName'] }],
        },
      }),
    );
    expect(error).toMatchObject({
      kind: 'server',
      status: 400,
      code: 'Console:Bad',
      message: '您的请求无效！',
      validationErrors: [{ message: '太长', members: ['companyName'] }],
    });
  });

  test('shows the messages of a body whose list of them has gaps', () => {
    const validationErrors = [null, '太长', { message: '含有非法字符', members: null }];
    expect(toApiError(failed(400, { error: { validationErrors } })).validationErrors).toEqual([
      { message: '含有非法字符', members: null },
    ]);
  });

  test('takes no saved record for an error because it has a code or a message', () => {
    const inBody = (data: unknown) => errorInBody({ status: 200, data, headers: {} });
    expect(inBody({ code: 'LY01', name: '临沂分站' })).toBeNull();
    expect(inBody({ code: 'LY01', message: '备注', name: '临沂分站' })).toBeNull();
    expect(inBody({ message: '备注' })).toBeNull();
    expect(inBody({ code: 0, message: '', result: {} })).toBeNull();
    expect(inBody({ code: 'Console:Bad', message: '无权限' })?.message).toBe('无权限');
  });

  test('takes the description from the body of the token endpoint', () => {
    const body = { error: 'invalid_grant', error_description: 'Invalid username or password!' };
    expect(toApiError(failed(400, body))).toMatchObject({
      code: 'invalid_grant',
      message: 'Invalid username or password!',
    });
  });

  const notFound = 'https://tools.ietf.org/html/rfc9110#section-15.5.5';
  test.each([
    ['nothing but the name of the status', { type: notFound, title: 'Not Found' }, ''],
    ['a blank type', { type: 'about:blank', title: 'Conflict' }, ''],
    [
      'a title of its own',
      { type: 'https://id.example.com/locked', title: '公司已停用' },
      '公司已停用',
    ],
    ['a detail', { type: notFound, title: 'Not Found', detail: '公司不存在' }, '公司不存在'],
  ])('takes the message of problem details with %s', (_what, body, message) => {
    const error = toApiError(failed(404, { ...body, status: 404, traceId: '00-ab-01' }));
    expect(error).toMatchObject({ message, status: 404, traceId: '00-ab-01' });
  });

  test('takes the errors by member of problem details', () => {
    const body = {
      type: 'https://tools.ietf.org/html/rfc9110#section-15.5.1',
      title: 'One or more validation errors occurred.',
      status: 400,
      errors: { CompanyName: ['太长', '含有非法字符'], '$.phone': '不是号码' },
    };
    const error = toApiError(failed(400, body));
    expect(error.validationErrors).toEqual([
      { message: '太长', members: ['CompanyName'] },
      { message: '含有非法字符', members: ['CompanyName'] },
      { message: '不是号码', members: ['$.phone'] },
    ]);
    expect(error.message).toBe('');
  });

  test.each([
    ['an HTML page', '<html>502</html>'],
    ['an empty body', ''],
    ['nothing', null],
    ['a list', []],
    ['a wrapped message of the wrong type', { error: { message: { a: 1 } } }],
  ])('has no message when the body is %s', (_what, body) => {
    expect(toApiError(failed(502, body))).toMatchObject({ status: 502, message: '' });
  });

  test('shortens a very long message', () => {
    expect(toApiError(failed(500, { error: { message: 'x'.repeat(5000) } })).message).toHaveLength(
      300,
    );
  });

  test.each([
    [failed(401, ''), 'auth'],
    [failed(403, ''), 'server'],
    [new AxiosError('late', 'ECONNABORTED'), 'timeout'],
    [new AxiosError('gone', 'ERR_NETWORK'), 'network'],
    [new CanceledError(), 'cancelled'],
    [new TypeError('x is undefined'), 'shape'],
  ])('%s has the kind %s', (thrown, kind) => {
    expect(toApiError(thrown).kind).toBe(kind);
  });

  test('takes the message of ABP from a body that also has the title and status of a record', () => {
    const body = { title: '公告', status: 1, error: { message: '公告已下架' } };
    expect(toApiError(failed(403, body)).message).toBe('公告已下架');
  });

  test('has a name, by which the error log tells it from a defect of the console', () => {
    expect(String(new ApiError({ kind: 'server', message: '没有权限' }))).toBe(
      'ApiError: 没有权限',
    );
  });

  test('returns an ApiError unchanged', () => {
    const error = new ApiError({ kind: 'network' });
    expect(toApiError(error)).toBe(error);
  });
});

test.each([
  [409, true],
  [404, true],
  [400, false],
])('a save with the response %i fails again when it is repeated: %s', (status, isStale) => {
  expect(isStaleRecord(new ApiError({ kind: 'server', status }))).toBe(isStale);
});
