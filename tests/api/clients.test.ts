import { expect, test, vi } from 'vitest';
import { requestHeaders, send, type RequestContext } from '@/api/clients';

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

test('a signed-out call sends only its language and that no sub-station is chosen', () => {
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

test.each([
  ['200 GUIDs', 200, (at: number) => `3a0c9000-0000-4000-8000-${String(at).padStart(12, '0')}`],
  ['1,500 numbers', 1500, (at: number) => at + 1],
])('sends %s of managed sub-stations in the header', (_what, count, idOf) => {
  const managedIds = Array.from({ length: count }, (_, at) => idOf(at));
  const headers = requestHeaders({ ...somebody, managedIds }, 'service');
  expect(headers['manage-substation-ids']).toBe(managedIds.join(','));
});

test.each([
  ['400 GUIDs', 400, (at: number) => `3a0c9000-0000-4000-8000-${String(at).padStart(12, '0')}`],
  ['2,000 numbers', 2000, (at: number) => at + 1],
])(
  'leaves out the header of %s, which servers refuse, sends the chosen sub-station and warns once',
  (_what, count, idOf) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const managedIds = Array.from({ length: count }, (_, at) => idOf(at));
    const headers = requestHeaders({ ...somebody, managedIds }, 'service');
    requestHeaders({ ...somebody, managedIds }, 'service');
    expect(headers).not.toHaveProperty('manage-substation-ids');
    expect(headers).toMatchObject({ 'substation-id': '7', 'is-all-substation': '0' });
    expect(warn.mock.calls.length).toBeLessThanOrEqual(1);
    warn.mockRestore();
  },
);

test.each([0, '0', null])('sends sub-station %j as all sub-stations', (substationId) => {
  const headers = requestHeaders({ ...somebody, substationId }, 'service');
  expect(headers).not.toHaveProperty('substation-id');
  expect(headers['is-all-substation']).toBe('1');
});

test('only the generic client also sends the language as a parameter', () => {
  expect(requestHeaders(somebody, 'generic')).toHaveProperty('language', 'en');
  expect(requestHeaders(somebody, 'service')).not.toHaveProperty('language');
  expect(requestHeaders(somebody, 'identity')).not.toHaveProperty('language');
});

test.each(['https://evil.example/x', '//evil.example/x', '\\\\evil.example', 'javascript:x'])(
  'refuses a call to %s, which would send the token to a foreign host',
  async (url) => {
    await expect(send('service', { url }, { quiet: true })).rejects.toMatchObject({
      kind: 'shape',
    });
  },
);
