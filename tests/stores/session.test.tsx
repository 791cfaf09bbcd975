import { http, HttpResponse } from 'msw/http';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { configureApi } from '@/app/configure-api';
import { lockKey, storageKeys } from '@/config/limits';
import { cookies } from '@/lib/storage';
import { useAppConfig } from '@/stores/app-config';
import { isCurrentSession } from '@/stores/current-session';
import { resetSession, useSession } from '@/stores/session';
import { chooseTenant, loadTenantProfile, signIn } from '@/stores/sign-in';
import { signOut } from '@/stores/sign-out';
import { useSubstations } from '@/stores/substations';

let tokenSeconds: number | undefined = 3_600;
/** The received calls with their tenant and token. */
let asked: [path: string, tenant: string | null, token: string | null][] = [];
const tenants: Record<string, object> = {
  lunan: { success: true, tenantId: 't-1', name: 'Lunan' },
  closed: { success: true, tenantId: 't-2', name: 'Closed', isActive: false },
};
const server = setupServer(
  http.all('*', ({ request }) => {
    const { pathname } = new URL(request.url);
    const { headers } = request;
    asked.push([pathname, headers.get('__tenant'), headers.get('Authorization')]);
    if (pathname.endsWith('/token'))
      return HttpResponse.json({ access_token: 'abc', expires_in: tokenSeconds });
    const name = pathname.split('/by-name/')[1];
    if (name) return HttpResponse.json(tenants[name] ?? { success: false, tenantId: null });
    return HttpResponse.json({ currentUser: { id: null }, auth: { grantedPolicies: {} } });
  }),
);
const configuration = '/api/abp/application-configuration';
const byName = (name: string) => `/api/abp/multi-tenancy/tenants/by-name/${name}`;
const storedToken = () => [
  localStorage.getItem(storageKeys.token),
  cookies.read(storageKeys.token),
];

beforeAll(() => {
  server.listen();
  configureApi();
});
beforeEach(async () => {
  await chooseTenant('');
  resetSession();
  asked = [];
});
afterAll(() => server.close());

describe('a session', () => {
  const credentials = { userName: 'a', password: 'b', imageCode: 'c', codeSerialNumber: 'd' };

  test('stores the token in the cookie and in local storage and sends it with calls', async () => {
    await signIn(credentials);
    expect(storedToken()).toEqual(['abc', 'abc']);
    await chooseTenant('nobody');
    expect(asked.at(-1)).toEqual([byName('nobody'), null, 'Bearer abc']);
  });

  test.each([
    ['an hour', 3_600, 60],
    ['an unknown time', undefined, null],
  ])('keeps the cookie of a token that lasts %s just as long', async (_, seconds, minutes) => {
    tokenSeconds = seconds;
    const written = vi.spyOn(document, 'cookie', 'set');
    await signIn(credentials);
    const cookie = written.mock.calls.flat().findLast((text) => text.startsWith(storageKeys.token));
    written.mockRestore();
    const [, end] = /expires=([^;]+)/.exec(cookie ?? '') ?? [];
    expect(end ? Math.round((Date.parse(end) - Date.now()) / 60_000) : null).toBe(minutes);
  });

  test.each([
    ['signing out', signOut],
    ['a reset', async () => resetSession()],
  ])('is removed completely by %s', async (_, end) => {
    await signIn(credentials);
    const user = { name: 'Li', avatar: 'a.png', introduction: 'hello', roles: ['admin'] };
    useSession.setState({ ...user, userName: 'li', isPlatformUser: true });
    useAppConfig.setState({ configuration: { currentUser: { id: 1 } } as never });
    useSubstations.setState({ managed: [{ id: 1 } as never] });
    await end();
    expect(storedToken()).toEqual([null, null]);
    expect(useSession.getState()).toMatchObject({
      token: null,
      name: '',
      userName: '',
      avatar: null,
      introduction: null,
      roles: [],
      isPlatformUser: false,
    });
    expect(useAppConfig.getState().configuration).toBeNull();
    expect(useSubstations.getState().managed).toEqual([]);
  });

  test('is not ended by this tab when another tab has begun it', async () => {
    await signIn(credentials);
    localStorage.setItem(storageKeys.token, 'of somebody else');
    cookies.write(storageKeys.token, 'of somebody else');
    resetSession();
    expect(useSession.getState().token).toBeNull();
    expect(storedToken()).toEqual(['of somebody else', 'of somebody else']);
  });

  test('begins without the lock of the previous user, after its token is stored', async () => {
    localStorage.setItem(lockKey, JSON.stringify({ password: 'x', time: Date.now() }));
    const tokenThen: unknown[] = [];
    const removed = vi.spyOn(Storage.prototype, 'removeItem').mockImplementation((key) => {
      if (key === lockKey) tokenThen.push(localStorage.getItem(storageKeys.token));
    });
    await signIn(credentials);
    removed.mockRestore();
    expect(tokenThen).toEqual(['abc']);
  });

  test('does not begin when the response has no token', async () => {
    server.use(
      http.post('*/connect/token', () => HttpResponse.json({ token_type: 'Bearer' }), {
        once: true,
      }),
    );
    await expect(signIn(credentials)).rejects.toMatchObject({ kind: 'shape' });
    expect(storedToken()).toEqual([null, null]);
    expect(useSession.getState().token).toBeNull();
  });

  test('is ended on the server with its token', async () => {
    await signIn(credentials);
    asked = [];
    await signOut();
    expect(asked).toEqual([['/api/account/logout', null, 'Bearer abc']]);
  });
});

describe('the session of this tab', () => {
  const credentials = { userName: 'a', password: 'b', imageCode: 'c', codeSerialNumber: 'd' };
  beforeEach(() => signIn(credentials));

  test('is over when local storage has no token, although the cookie remains', () => {
    expect(isCurrentSession()).toBe(true);
    localStorage.removeItem(storageKeys.token);
    expect(cookies.read(storageKeys.token)).toBe('abc');
    expect(isCurrentSession()).toBe(false);
    localStorage.setItem(storageKeys.token, 'of somebody else');
    expect(isCurrentSession()).toBe(false);
  });

  test('uses the cookie when the browser refuses local storage', () => {
    const refused = vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('refused', 'SecurityError');
    });
    expect(isCurrentSession()).toBe(true);
    cookies.remove(storageKeys.token);
    expect(isCurrentSession()).toBe(false);
    refused.mockRestore();
  });

  test('needs no cookie, because browsers refuse one with a long token', () => {
    cookies.remove(storageKeys.token);
    expect(isCurrentSession()).toBe(true);
  });

  test('copies a token from the cookie into local storage', async () => {
    localStorage.removeItem(storageKeys.token);
    vi.resetModules();
    const fresh = await import('@/stores/session');
    expect(fresh.useSession.getState().token).toBe('abc');
    expect(storedToken()).toEqual(['abc', 'abc']);
    const { isCurrentSession: isOwn } = await import('@/stores/current-session');
    expect(isOwn()).toBe(true);
  });
});

describe('the profile of the tenant', () => {
  const profiles = () => asked.filter(([path]) => path.endsWith('/tenant-profile'));

  test('is loaded once for simultaneous callers', async () => {
    await Promise.all([loadTenantProfile(), loadTenantProfile()]);
    expect(profiles()).toHaveLength(1);
  });

  test('is loaded again after another tenant was chosen', async () => {
    const late = loadTenantProfile();
    await chooseTenant('lunan');
    await Promise.all([late, loadTenantProfile()]);
    expect(profiles().at(-1)).toEqual(['/api/tenant/tenant-profile', 't-1', null]);
  });

  test('is that of the tenant chosen last, even when the previous response comes late', async () => {
    let release = () => {};
    const held = new Promise<void>((open) => {
      release = open;
    });
    server.use(
      http.get('*/tenant-profile', async ({ request }) => {
        const shortName = request.headers.get('__tenant');
        if (shortName === null) await held;
        return HttpResponse.json({ shortName });
      }),
    );
    const late = loadTenantProfile();
    await chooseTenant('lunan');
    await loadTenantProfile();
    release();
    await late;
    expect(useSession.getState().profile?.shortName).toBe('t-1');
    server.resetHandlers();
  });
});

describe('a tenant', () => {
  test('is looked up and stored, and its configuration is loaded', async () => {
    expect(await chooseTenant('lunan')).toBe('set');
    expect(asked).toEqual([
      [byName('lunan'), null, null],
      [configuration, 't-1', null],
    ]);
    expect(cookies.read(storageKeys.tenant)).toBe('t-1');
  });

  test.each(['nobody', 'closed'])(
    'is refused when its name is %s, and the previous one stays',
    async (name) => {
      await chooseTenant('lunan');
      asked = [];
      expect(await chooseTenant(name)).not.toBe('set');
      expect(asked).toEqual([[byName(name), 't-1', null]]);
      expect(useSession.getState().tenant?.id).toBe('t-1');
    },
  );

  test('is cleared by an empty name without a request', async () => {
    await chooseTenant('lunan');
    asked = [];
    expect(await chooseTenant('')).toBe('cleared');
    expect(asked).toEqual([[configuration, null, null]]);
    expect(cookies.read(storageKeys.tenant)).toBeNull();
  });
});
