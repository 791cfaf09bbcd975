import { AxiosError, AxiosHeaders, CanceledError, type AxiosResponse } from 'axios';
import { describe, expect, test } from 'vitest';
import { ApiError, toApiError } from '@/api/errors';

function failed(status: number, data: unknown, code?: string) {
  const config = { headers: new AxiosHeaders() };
  const response = { status, data, headers: {}, statusText: '', config } as AxiosResponse;
  return new AxiosError('failed', code, config, null, response);
}

describe('every failure becomes one shape', () => {
  test("ABP's body gives message, code and the fields it complains about", () => {
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

  test("the token endpoint's body gives its description", () => {
    const body = { error: 'invalid_grant', error_description: 'Invalid username or password!' };
    expect(toApiError(failed(400, body))).toMatchObject({
      code: 'invalid_grant',
      message: 'Invalid username or password!',
    });
  });

  test.each([
    ['an HTML page', '<html>502</html>'],
    ['an empty body', ''],
    ['nothing', null],
    ['a list', []],
    ['a wrapped message of the wrong type', { error: { message: { a: 1 } } }],
  ])('%s says nothing, and breaks nothing', (_what, body) => {
    expect(toApiError(failed(502, body))).toMatchObject({ status: 502, message: '' });
  });

  test('a very long message is cut', () => {
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
  ])('%s is of kind %s', (thrown, kind) => {
    expect(toApiError(thrown).kind).toBe(kind);
  });

  test('an ApiError stays as it is', () => {
    const error = new ApiError({ kind: 'network' });
    expect(toApiError(error)).toBe(error);
  });
});
