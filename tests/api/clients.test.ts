import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { requestHeaders, send, type RequestContext } from '@/api/clients';
import type { Id } from '@/api/types';
import { env } from '@/config/env';

const nobody: RequestContext = {
  token: null,
  tenantId: null,
  substationId: null,
  managedIds: [],
  culture: 'zh-Hans',
};
const somebody: RequestContext = {
  token: 'abc',
  tenantId: 'T-1',
  substationId: 7,
  managedIds: [0, 7, 12],
  culture: 'en',
};

const page = { cookie: '' };
const { apiUrl } = env;
beforeEach(() => {
  vi.stubGlobal('location', new URL('https://console.example.com/company/company-list'));
  vi.stubGlobal('document', page);
});
afterEach(() => {
  vi.unstubAllGlobals();
  page.cookie = '';
  env.apiUrl = apiUrl;
});

test('a signed-out call sends its language and no sub-station', () => {
  expect(requestHeaders(nobody, 'service')).toEqual({
    Accept: 'application/json',
    'X-Requested-With': 'XMLHttpRequest',
    'accept-language': 'zh-Hans',
    'is-all-substation': '1',
  });
});

test('a signed-in call sends token, tenant, sub-station and the managed ids without 0', () => {
  expect(requestHeaders(somebody, 'service')).toMatchObject({
    Authorization: 'Bearer abc',
    __tenant: 'T-1',
    'substation-id': '7',
    'manage-substation-ids': '7,12',
    'is-all-substation': '0',
  });
});

const guid = (index: number) => `3a0c9000-0000-4000-8000-${String(index).padStart(12, '0')}`;
const managing = (count: number, idOf: (index: number) => Id) =>
  Array.from({ length: count }, (_, index) => idOf(index + 1));

test.each([
  ['150 GUIDs', managing(150, guid)],
  ['1,300 numbers', managing(1_300, Number)],
])('the header of the managed sub-stations has %s', (_what, managedIds) => {
  const headers = requestHeaders({ ...somebody, managedIds }, 'service');
  expect(headers['manage-substation-ids']).toBe(managedIds.join(','));
});

describe('the header of the managed sub-stations', () => {
  const jwt = 'e'.repeat(1_500);

  test.each([
    ['of 200 GUIDs', { managedIds: managing(200, guid) }],
    ['of 2,000 numbers', { managedIds: managing(2_000, Number) }],
    ['of 150 GUIDs next to a long token', { managedIds: managing(150, guid), token: jwt }],
  ])('is left out for a list %s, with at most one warning', (_what, context) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const headers = requestHeaders({ ...somebody, ...context }, 'service');
    requestHeaders({ ...somebody, ...context }, 'service');
    expect(headers).not.toHaveProperty('manage-substation-ids');
    expect(headers).toMatchObject({ 'substation-id': '7', 'is-all-substation': '0' });
    expect(warn.mock.calls.length).toBeLessThanOrEqual(1);
    warn.mockRestore();
  });

  test('is left out when the cookies for the origin of the page leave no room for it', () => {
    const context = { ...somebody, managedIds: managing(150, guid) };
    env.apiUrl = '';
    page.cookie = `access_token=${jwt}`;
    expect(requestHeaders(context, 'service')).not.toHaveProperty('manage-substation-ids');
    env.apiUrl = 'https://api.example.com';
    expect(requestHeaders(context, 'service')).toHaveProperty('manage-substation-ids');
  });
});

test.each([0, '0', null])(
  'a call with the sub-station %j asks for all sub-stations',
  (substationId) => {
    const headers = requestHeaders({ ...somebody, substationId }, 'service');
    expect(headers).not.toHaveProperty('substation-id');
    expect(headers['is-all-substation']).toBe('1');
  },
);

test('only the generic client also sends the language as a parameter', () => {
  expect(requestHeaders(somebody, 'generic')).toHaveProperty('language', 'en');
  expect(requestHeaders(somebody, 'service')).not.toHaveProperty('language');
  expect(requestHeaders(somebody, 'identity')).not.toHaveProperty('language');
});

test.each(['https://evil.example/x', '//evil.example/x', '\\\\evil.example', 'javascript:x'])(
  'a call to %s is refused, because a foreign host would receive the token',
  async (url) => {
    await expect(send('service', { url }, { quiet: true })).rejects.toMatchObject({
      kind: 'shape',
    });
  },
);
