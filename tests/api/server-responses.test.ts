import { http, HttpResponse } from 'msw/http';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { configureClients, type ClientName } from '@/api/clients';
import { service } from '@/api/endpoint';
import type { ApiError } from '@/api/errors';
import type { ById, PageQuery } from '@/api/types';
import { isString } from '@/lib/guards';

const server = setupServer();
const onError = vi.fn<(error: ApiError) => void>();
const onFailure = vi.fn<(error: ApiError) => void>();

beforeAll(() => {
  server.listen();
  configureClients({
    context: () => ({
      token: 'abc',
      tenantId: null,
      substationId: 0,
      managedIds: [],
      culture: 'zh-Hans',
    }),
    canSendRequest: () => true,
    onError,
    onFailure,
  });
});
afterEach(() => {
  server.resetHandlers();
  onError.mockReset();
  onFailure.mockReset();
});
afterAll(() => server.close());

function respond(body: unknown, init: ResponseInit = {}) {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  server.use(http.all('*/api/*', () => new HttpResponse(text, init)));
}
const things = service('/api/things');
const list = (query: PageQuery = { page: 1, limit: 2 }) => things.page<PageQuery, ById>('')(query);
const rows = (...ids: number[]) => ids.map((id) => ({ id }));

describe('the total of a list', () => {
  test('may be a text', async () => {
    respond({ items: rows(1, 2), totalCount: '57' });
    expect(await list()).toEqual({ items: rows(1, 2), totalCount: 57 });
  });

  test.each([[{}], [{ totalCount: null }], [{ totalCount: -1 }], [{ totalCount: '-1' }]])(
    'is the number of rows when the server sends %j',
    async (total) => {
      respond({ items: rows(1), ...total });
      expect(await list()).toMatchObject({ items: rows(1), totalCount: 1 });
      respond({ items: rows(5), ...total });
      expect(await list({ page: 3, limit: 2 })).toMatchObject({ totalCount: 5 });
    },
  );

  test('is unknown while pages are full, and one more than the known rows', async () => {
    respond({ items: rows(1, 2) });
    expect(await list()).toMatchObject({ totalCount: 3, isTotalUnknown: true });
    expect(await list({ page: 4, limit: 2 })).toMatchObject({
      totalCount: 9,
      isTotalUnknown: true,
    });
    respond({ items: [] });
    expect(await list({ page: 4, limit: 2 })).toMatchObject({ isTotalUnknown: true });
    expect(await list()).toEqual({ items: [], totalCount: 0 });
  });

  test.each(['many', '', {}, true])('is refused when it is %j', async (totalCount) => {
    respond({ items: rows(1), totalCount });
    await expect(list()).rejects.toMatchObject({ kind: 'shape' });
  });
});

describe('an empty row', () => {
  test('is removed from a page and logged once', async () => {
    respond({ items: [null, { id: 1 }, null], totalCount: 3 });
    expect(await list()).toEqual({ items: rows(1), totalCount: 3 });
    expect(onFailure.mock.calls).toMatchObject([
      [{ kind: 'shape', code: 'EmptyRows', call: 'GET /api/things' }],
    ]);
    expect(onError).not.toHaveBeenCalled();
  });

  test('does not end a list with an unknown total', async () => {
    respond({ items: [{ id: 1 }, null] });
    expect(await list()).toEqual({ items: rows(1), totalCount: 3, isTotalUnknown: true });
  });

  test('is removed from a list without pages', async () => {
    respond({ items: [{ id: 1 }, null], collapsed: true });
    expect(await things.items<void, ById>('')()).toEqual({ items: rows(1), collapsed: true });
    respond([null, { id: 1 }]);
    expect(await things.get<void, ById[]>('', { check: Array.isArray })()).toEqual(rows(1));
    expect(onFailure).toHaveBeenCalledTimes(2);
  });
});

test('a page accepts true and false as texts and as 0 and 1, and makes other values null', async () => {
  respond({
    items: [
      { id: 1, isListed: 'false', parts: [{ hasConflict: 0, name: 'false' }] },
      { id: 2, isListed: 'true', lockoutEnabled: 1, note: 1 },
      { id: 3, isListed: 'yes', needsCredentials: 2, monday: 'True', required: {} },
    ],
    totalCount: 3,
  });
  expect(await list()).toMatchObject({
    items: [
      { isListed: false, parts: [{ hasConflict: false, name: 'false' }] },
      { isListed: true, lockoutEnabled: true, note: 1 },
      { isListed: null, needsCredentials: null, monday: null, required: null },
    ],
  });
});

describe('an error with status 200', () => {
  const clients: ClientName[] = ['service', 'generic', 'identity'];
  const failures = [
    ["ABP's error", { error: { code: 'Console:No', message: '该公司已停用' } }],
    [
      'the error of ASP.NET Boilerplate',
      { result: null, success: false, error: { code: 0, message: '该公司已停用' }, __abp: true },
    ],
    ['a wrapped error', { code: '1', message: '该公司已停用', details: null, result: null }],
    ['an OAuth error', { error: 'invalid_grant', error_description: '该公司已停用' }],
  ] as const;
  const cases = clients.flatMap((client) =>
    failures.map(([what, body]) => ({ client, what, body })),
  );

  test.each(cases)(
    "fails a call of the $client client with the server's message: $what",
    async ({ client, body }) => {
      respond(body);
      const call = service('/api/things', { client }).get<void, void>('')();
      await expect(call).rejects.toMatchObject({
        kind: 'server',
        status: 200,
        message: '该公司已停用',
      });
      expect(onError).toHaveBeenCalledTimes(1);
    },
  );

  test('ends the session when it is an authentication error', async () => {
    respond({ success: false, unAuthorizedRequest: true, error: { message: '请登录' } });
    await expect(things.get<void, void>('')()).rejects.toMatchObject({ kind: 'auth' });
  });

  test.each([
    ['nothing wrong', { id: 1, error: null }],
    ['a record with a text of that name', { id: 1, error: '超时' }],
    ['a result', { code: '0', message: null, result: { id: 1 } }],
    ['a setting with a code', { code: 'A', message: 'x', value: 1 }],
  ])('is not recognised in %s', async (_what, body) => {
    respond(body);
    await expect(things.get<void, object>('')()).resolves.toEqual(body);
  });
});

describe('an HTML page with status 200', () => {
  const page = '\n<!doctype html><title>Console</title>';
  test.each(['service', 'generic', 'identity'] as const)(
    'fails a call of the %s client whose response nobody checks',
    async (client) => {
      respond(page, { headers: { 'content-type': 'text/html' } });
      const { get, put, del } = service('/api/things', { client });
      for (const call of [get<void, void>(''), put<void>(''), del<void>('')]) {
        // oxlint-disable-next-line no-await-in-loop
        await expect(call()).rejects.toMatchObject({ kind: 'shape', status: 200 });
      }
      expect(onError).toHaveBeenCalledTimes(3);
    },
  );
});

describe('a record', () => {
  const record = () => things.get<ById, ById>(':id')({ id: 1 });

  test.each(['null', '', '""'])('is missing when the body is %j with status 200', async (body) => {
    respond(body);
    await expect(record()).rejects.toMatchObject({ kind: 'server', status: 404 });
  });

  test.each(['[]', '"text"', '7', 'true', '[{"id":1}]'])(
    'is refused when it is %s',
    async (body) => {
      respond(body);
      await expect(record()).rejects.toMatchObject(
        body === '[]' ? { status: 404 } : { kind: 'shape' },
      );
    },
  );
});

test('a text with a “<” is no page of HTML', async () => {
  respond('"满 <1 吨"');
  expect(await things.get<object, string>('/text', { check: isString })({})).toBe('满 <1 吨');
});

test.each(['null', '{}', '{"items":null}', '{"items":{"id":1}}', '[]'])(
  'a list without pages is refused when the body is %s',
  async (body) => {
    respond(body);
    await expect(things.items<void, ById>('')()).rejects.toMatchObject({ kind: 'shape' });
  },
);
