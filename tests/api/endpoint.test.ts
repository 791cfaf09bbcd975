import { http, HttpResponse } from 'msw/http';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { abpApi } from '@/api/abp';
import { configureClients } from '@/api/clients';
import { service } from '@/api/endpoint';
import { ApiError, isNotFound } from '@/api/errors';
import type { ById, PageQuery } from '@/api/types';
import { env } from '@/config/env';

const server = setupServer();
const onError = vi.fn<(error: Error, client: string, token: string | null) => void>();
const renewToken = vi.fn<(refused: string) => Promise<boolean>>();
let canSendRequest = true;
let token: string | null = 'abc';
let seen: Request[] = [];

beforeAll(() => {
  server.listen();
  configureClients({
    context: () => ({
      token,
      tenantId: null,
      substationId: 0,
      managedIds: [],
      culture: 'zh-Hans',
    }),
    canSendRequest: () => canSendRequest,
    renewToken,
    onError,
  });
});
afterEach(() => {
  server.resetHandlers();
  onError.mockReset();
  renewToken.mockReset().mockResolvedValue(false);
  seen = [];
  canSendRequest = true;
  token = 'abc';
});
afterAll(() => server.close());

function respond(body: BodyInit | null, init: ResponseInit = {}) {
  server.use(
    http.all('*/api/*', ({ request }) => {
      seen.push(request.clone());
      return new HttpResponse(body, init);
    }),
  );
}
const base = 'http://localhost:3000/api/things';
const things = service('/api/things');
const users = service('/api/users', { paging: 'abp' });

test('a GET fills its path from the request and sends the rest as query', async () => {
  respond('{}');
  await things.get<{ id: string; name: string; tags: number[]; none: string }, object>(':id/parts')(
    {
      id: 'a/b',
      name: '临沂',
      tags: [1, 2],
      none: '',
    },
  );
  expect(seen[0]?.url).toBe(`${base}/a%2Fb/parts?name=%E4%B8%B4%E6%B2%82&tags=1&tags=2`);
});

test('a POST sends its request as JSON', async () => {
  respond('{"id":1}');
  expect(await things.post<{ name: string }, ById>('')({ name: 'x' })).toEqual({ id: 1 });
  expect(await seen[0]?.json()).toEqual({ name: 'x' });
});

test('a form call sends its request URL-encoded, byte for byte', async () => {
  respond('{}');
  await things.post<{ password: string }, object>('', { bodyType: 'form' })({ password: ' p 密 ' });
  expect(seen[0]?.headers.get('content-type')).toContain('application/x-www-form-urlencoded');
  expect(new URLSearchParams(await seen[0]?.text()).get('password')).toBe(' p 密 ');
});

test('an upload sends its file and fields as multipart, with an additional header', async () => {
  let sent = new Headers();
  let form = new FormData();
  // The body is read at once, because the stream of an upload ends with the call.
  server.use(
    http.post('*/api/things/upload', async ({ request }) => {
      sent = request.headers;
      form = await request.formData();
      return HttpResponse.json({});
    }),
  );
  const upload = things.post<{ file: File; kind: number; note: string }, object>('upload', {
    bodyType: 'multipart',
  });
  const file = new File(['abc'], '照片.png', { type: 'image/png' });
  await upload({ file, kind: 0, note: '' }, { headers: { file_size_limit: '500' } });
  expect(sent.get('content-type')).toMatch(/^multipart\/form-data; boundary=/);
  expect(sent.get('file_size_limit')).toBe('500');
  expect(sent.get('authorization')).toBe('Bearer abc');
  expect(form.get('file')).toMatchObject({ name: '照片.png', size: 3 });
  expect([form.get('kind'), form.has('note')]).toEqual(['0', false]);
});

test('a call with a body sends the named members in the query', async () => {
  respond('{}');
  const save = things.put<{ owner: string; tags: number[]; rows: number[] }>('', {
    inQuery: ['owner', 'tags'],
  });
  await save({ owner: 'R', tags: [1, 2], rows: [3] });
  expect(seen[0]?.url).toBe(`${base}?owner=R&tags=1&tags=2`);
  expect(await seen[0]?.json()).toEqual({ rows: [3] });
});

test('a call can keep the members of its path in the body too', async () => {
  respond('{}');
  await things.put<{ id: number; value: string }>(':id', { keepsPathParams: true })({
    id: 7,
    value: 'x',
  });
  expect(seen[0]?.url).toBe(`${base}/7`);
  expect(await seen[0]?.json()).toEqual({ id: 7, value: 'x' });
});

test('a list by POST sends its filters and paging in the body', async () => {
  respond('{"items":[],"totalCount":0}');
  await things.page<PageQuery, ById>('list', { method: 'POST' })({ page: 2, limit: 5 });
  expect(seen[0]?.url).toBe(`${base}/list`);
  expect(await seen[0]?.json()).toEqual({ page: 2, limit: 5 });
});

test('a list by POST leaves out empty filters', async () => {
  respond('{"items":[],"totalCount":0}');
  const list = things.page<PageQuery & Record<string, unknown>, ById>('list', { method: 'POST' });
  await list({ page: 1, limit: 5, name: '', ids: [], owner: null, count: 0, isOpen: false });
  expect(await seen[0]?.json()).toEqual({ page: 1, limit: 5, count: 0, isOpen: false });
});

test('a save sends empty values as empty', async () => {
  respond('{}');
  await things.put<{ name: string; tags: number[]; note: null }>('')({
    name: '',
    tags: [],
    note: null,
  });
  expect(await seen[0]?.json()).toEqual({ name: '', tags: [], note: null });
});

test('a list sends its paging as page, limit and sort, or as ABP names them', async () => {
  respond('{"items":[],"totalCount":0}');
  const query = { page: 3, limit: 20, sort: 'name descending' };
  await things.page<PageQuery, ById>('')(query);
  await users.page<PageQuery, ById>('')(query);
  await users.page<PageQuery, ById>('')({ ...query, sort: 'name ascending' });
  const [own, abp, up] = seen.map((request) =>
    Object.fromEntries(new URL(request.url).searchParams),
  );
  expect(own).toEqual({ page: '3', limit: '20', sort: 'name descending' });
  expect(abp).toEqual({ maxResultCount: '20', skipCount: '40', sorting: 'name desc' });
  expect(up?.sorting).toBe('name asc');
});

test.each([
  ['items: null', '{"items":null,"totalCount":3}', 'application/json'],
  ['no items', '{"totalCount":3}', 'application/json'],
  ['an empty body', '', 'application/json'],
  ['half a response', '{"items":[{"id":1', 'application/json'],
  ['a page of the host', '<!doctype html><title>x</title>', 'text/html'],
])('a page is refused and reported once when it has %s', async (_what, body, type) => {
  respond(body, { headers: { 'content-type': type } });
  const call = things.page<PageQuery, ById>('')({ page: 1, limit: 20 });
  await expect(call).rejects.toMatchObject({ kind: 'shape' });
  expect(onError).toHaveBeenCalledTimes(1);
});

const calls = {
  post: things.post<ById, ById>(''),
  put: things.put<ById, ById>(''),
  del: things.del<ById, ById>(':id'),
};
test.each<[what: string, body: string | null, status: number]>([
  ['204', null, 204],
  ['an empty body', '', 200],
  ['null', 'null', 200],
  ['true', 'true', 200],
  ['an empty object', '{}', 200],
  ['a text', 'ok', 200],
])('a save with the response %s succeeds without a record', async (_what, body, status) => {
  for (const call of Object.values(calls)) {
    respond(body, { status });
    // The calls run one after the other, because each has its own response.
    // oxlint-disable-next-line no-await-in-loop
    await expect(call({ id: 1 })).resolves.toBeUndefined();
  }
  expect(onError).not.toHaveBeenCalled();
});

test('a POST that needs its response fails when it is empty', async () => {
  respond(null, { status: 204 });
  await expect(things.postFor<ById, ById>('')({ id: 1 })).rejects.toMatchObject({ kind: 'shape' });
  respond('{"id":2}');
  await expect(things.postFor<ById, ById>('')({ id: 1 })).resolves.toEqual({ id: 2 });
});

test('a quiet call throws its error and does not show it', async () => {
  respond('{"error":{"message":"no"}}', { status: 403 });
  await expect(things.get<void, void>('')(undefined, { quiet: true })).rejects.toMatchObject({
    status: 403,
    message: 'no',
  });
  expect(onError).not.toHaveBeenCalled();
});

test('a call can be quiet about some errors only', async () => {
  const quiet = isNotFound;
  for (const [status, told] of [
    [404, 0],
    [500, 1],
  ] as const) {
    respond('{}', { status });
    await expect(things.get<void, void>('')(undefined, { quiet })).rejects.toMatchObject({
      status,
    });
    expect(onError).toHaveBeenCalledTimes(told);
  }
});

test('a call is cancelled while requests are paused', async () => {
  respond('{}');
  canSendRequest = false;
  await expect(things.get<void, void>('')()).rejects.toMatchObject({ kind: 'cancelled' });
  expect(seen).toEqual([]);
  expect(onError).not.toHaveBeenCalled();
});

test('an aborted call is cancelled and shows no error', async () => {
  respond('{}');
  const controller = new AbortController();
  controller.abort();
  const call = things.get<void, void>('')(undefined, { signal: controller.signal });
  await expect(call).rejects.toMatchObject({ kind: 'cancelled' });
  expect(onError).not.toHaveBeenCalled();
});

test('a call sends the session of the moment when it was made, as the sign-out needs', async () => {
  respond('{}');
  const call = things.get<void, void>('')();
  token = null;
  await call;
  expect(seen[0]?.headers.get('authorization')).toBe('Bearer abc');
});

test.each(['https://evil.test/x', '//evil.test/x', '\\\\evil.test/x', 'javascript:x'])(
  'a call to the absolute URL %s is refused, because it would receive the token',
  async (path) => {
    server.use(
      http.all('*', ({ request }) => {
        seen.push(request);
        return HttpResponse.json({});
      }),
    );
    const call = service(path).get<void, object>('')();
    await expect(call).rejects.toMatchObject({ kind: 'shape', message: `Refused: ${path}` });
    expect(seen).toEqual([]);
  },
);

test.each([
  ['nothing (204)', null, 204],
  ['an empty record', '{}', 200],
  ['a bare yes', 'true', 200],
  ['an empty text', '""', 200],
])('a save with the response %s returns no record', async (_what, body, status) => {
  respond(body, { status });
  for (const save of [things.post(''), things.put(''), things.del('')]) {
    // oxlint-disable-next-line no-await-in-loop
    expect(await save({})).toBeUndefined();
  }
  respond('{"id":1}');
  expect(await things.put('')({})).toEqual({ id: 1 });
});

test('a call goes to the server of its client', async () => {
  const { identityUrl } = env;
  onTestFinished(() => void (env.identityUrl = identityUrl));
  env.identityUrl = 'https://id.example.com';
  respond('{}');
  await service('/api/token', { client: 'identity' }).post('')({});
  await things.post('')({});
  expect(seen.map(({ url }) => url)).toEqual(['https://id.example.com/api/token', base]);
});

test.each([
  ['no user', { auth: { grantedPolicies: {} } }],
  ['no permissions', { currentUser: { id: 1 } }],
  ['neither', {}],
])(
  'a configuration with %s is refused, because the menu could not be drawn',
  async (_what, body) => {
    respond(JSON.stringify(body));
    await expect(abpApi.configuration()).rejects.toMatchObject({ kind: 'shape' });
  },
);

describe('a call with the response 401', () => {
  const refuse = (...statuses: number[]) =>
    server.use(
      http.post(base, ({ request }) => {
        seen.push(request.clone());
        return HttpResponse.json({ done: true }, { status: statuses.shift() ?? 200 });
      }),
    );
  const save = things.post<object, object>('');
  const sent = () =>
    Promise.all(
      seen.map(async (request) => [request.headers.get('authorization'), await request.json()]),
    );

  test('is sent once more with the renewed token, without an error', async () => {
    refuse(401);
    renewToken.mockImplementation(async () => {
      token = 'renewed';
      return true;
    });
    await expect(save({ name: 'x' })).resolves.toEqual({ done: true });
    expect(renewToken).toHaveBeenCalledExactlyOnceWith('abc');
    expect(await sent()).toEqual([
      ['Bearer abc', { name: 'x' }],
      ['Bearer renewed', { name: 'x' }],
    ]);
    expect(onError).not.toHaveBeenCalled();
  });

  test('fails once when the token cannot be renewed, and when the renewed one is refused as well', async () => {
    refuse(401, 401, 401);
    renewToken.mockResolvedValueOnce(false).mockImplementationOnce(async () => {
      token = 'renewed';
      return true;
    });
    await expect(save({})).rejects.toMatchObject({ status: 401 });
    await expect(save({})).rejects.toMatchObject({ status: 401 });
    expect(seen).toHaveLength(3);
    expect(onError.mock.calls.map(([, , refused]) => refused)).toEqual(['abc', 'renewed']);
  });

  test('from the identity server renews no token, because the renewal asks the same server', async () => {
    respond('{}', { status: 401 });
    const call = service('/api/token', { client: 'identity' }).post<object, object>('')({});
    await expect(call).rejects.toMatchObject({ status: 401 });
    expect(renewToken).not.toHaveBeenCalled();
  });

  test('fails with the error of a renewal without a response', async () => {
    refuse(401);
    renewToken.mockRejectedValueOnce(new ApiError({ kind: 'network' }));
    await expect(save({})).rejects.toMatchObject({ kind: 'network' });
    expect(onError).toHaveBeenCalledTimes(1);
  });
});
