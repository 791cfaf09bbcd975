import { act, renderHook } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { abpApi } from '@/api/abp';
import { ApiError } from '@/api/errors';
import { substationOptionApi } from '@/api/substation/substation-option';
import { tenantApi } from '@/api/tenant';
import { authorize } from '@/app/guard/authorize';
import { preloadPage, titleOf } from '@/app/guard/find-page';
import { constantPages, pages } from '@/app/guard/pages';
import { lockKey, storageKeys } from '@/config/limits';
import { productName, startI18n, t } from '@/i18n';
import { P } from '@/policies';
import { flatten } from '@/route-tree';
import { routeRows } from '@/routes';
import { useAppConfig } from '@/stores/app-config';
import { useForbiddenPage } from '@/stores/forbidden-page';
import { canSendRequest, pauseRequests, resumeRequests } from '@/stores/request-gate';
import { useSession } from '@/stores/session';
import { useDensity } from '@/stores/settings';
import { useSubstations } from '@/stores/substations';
import { drainNotices } from '@/ui/feedback/notices';

const load = () => Promise.resolve();

/** Returns the address that the guard redirects to, or null if it lets the page show. */
async function sentTo(guarded: Promise<void>): Promise<string | null> {
  try {
    await guarded;
  } catch (thrown) {
    if (thrown instanceof Response) return thrown.headers.get('Location');
    throw thrown;
  }
  return null;
}

// Imports the module here, because on a busy machine the import takes longer than a test waits for a call.
beforeAll(() => Promise.all([startI18n(), import('@/app/guard/console')]));
beforeEach(() => {
  vi.restoreAllMocks();
  useSession.setState({ token: null, tenant: null, name: '' });
  useAppConfig.setState({
    configuration: {
      currentUser: { isAuthenticated: true, id: '1', userName: 'li', roles: ['admin'] },
      auth: { grantedPolicies: {} },
    } as never,
  });
});

describe('a signed-out user', () => {
  const all = [
    ...flatten(routeRows).map(({ path }) => path.replaceAll(/:\w+/g, '7')),
    ...Object.keys(constantPages),
    '/no/such/page',
  ];
  test.each([...new Set(all)])(
    'is redirected from %s to the sign-in, which leads back',
    async (path) => {
      expect(await sentTo(authorize(path, '?a=1', load))).toBe(
        `/login?redirect=${encodeURIComponent(`${path}?a=1`)}`,
      );
    },
  );

  test.each(['/login', '/auth-redirect', '/auth-redirect/'])('may open %s', async (path) => {
    expect(await sentTo(authorize(path, '', load))).toBeNull();
  });

  test('sees the sign-in while the configuration, which decides nothing there, is still loading', async () => {
    useAppConfig.setState({ configuration: null });
    let respond: (configuration: never) => void = () => undefined;
    const request = vi.spyOn(abpApi, 'configuration').mockReturnValue(
      new Promise((resolve) => {
        respond = resolve;
      }),
    );
    expect(await sentTo(authorize('/login', '', load))).toBeNull();
    expect(request).toHaveBeenCalledTimes(1);
    const configuration = { currentUser: {}, auth: {} } as never;
    respond(configuration);
    await vi.waitFor(() => expect(useAppConfig.getState()).toEqual({ configuration }));
  });

  test('sees on the sign-in that the configuration could not be loaded', async () => {
    useAppConfig.setState({ configuration: null });
    vi.spyOn(abpApi, 'configuration').mockRejectedValue(new Error('no server'));
    expect(await sentTo(authorize('/login', '', load))).toBeNull();
    await vi.waitFor(() =>
      expect(drainNotices()).toMatchObject([{ level: 'error', text: 'no server' }]),
    );
  });
});

test.each(['/login', '/login/'])('the guard redirects %s to / with a session', async (path) => {
  useSession.setState({ token: 'x' });
  expect(await sentTo(authorize(path, '', load))).toBe('/');
});

describe('after a sign-in', () => {
  const configuration = {
    currentUser: { isAuthenticated: true, id: '1', userName: 'li', roles: ['admin'] },
    auth: { grantedPolicies: {} },
  };
  const settled = () => new Promise((go) => setTimeout(go));

  /** Every call of the guard in the order sent; the responses wait until `respond` is called. */
  function pauseRequests() {
    const sent: string[] = [];
    let respond: () => void = () => undefined;
    const held = new Promise<void>((go) => {
      respond = go;
    });
    const hold = <Api extends object>(api: Api, name: keyof Api & string, body: unknown) =>
      vi.spyOn(api, name as never).mockImplementation((async () => {
        sent.push(name);
        await held;
        return body;
      }) as never);
    hold(abpApi, 'configuration', configuration);
    hold(tenantApi, 'userInfo', { id: '1', name: '李', userName: 'li' });
    hold(tenantApi, 'userSettings', {});
    hold(tenantApi, 'tableSettings', { items: [] });
    hold(substationOptionApi, 'managed', [{ id: 7, substationName: '临沂' }]);
    hold(tenantApi, 'profile', null);
    return { sent, respond };
  }

  test('sends all start requests at once, in order, and only once', async () => {
    await authorize('/login', '', load);
    const { sent, respond } = pauseRequests();
    useAppConfig.setState({ configuration: null });
    useSession.setState({ token: 'new' });
    const entered = authorize('/404', '', load);
    const all = ['configuration', 'userInfo', 'userSettings', 'tableSettings', 'managed'];
    await vi.waitFor(() => expect(sent).toEqual(all));
    await settled();
    expect(useSession.getState().name).toBe('');
    respond();
    await entered;
    expect(useSession.getState()).toMatchObject({ name: '李', roles: ['admin'] });
    expect(useSubstations.getState().managed).toHaveLength(1);
    expect(sent.filter((name) => name !== 'profile')).toEqual(all);
  });

  test('waits for the configuration when the token was already stored', async () => {
    useSession.setState({ token: 'kept' });
    await sentTo(authorize('/login', '', load));
    const { sent, respond } = pauseRequests();
    useAppConfig.setState({ configuration: null });
    const entered = authorize('/404', '', load);
    await settled();
    expect(sent).toEqual(['configuration']);
    respond();
    await entered;
  });

  test('sends failed prefetched requests again', async () => {
    await authorize('/login', '', load);
    const { sent, respond } = pauseRequests();
    vi.spyOn(tenantApi, 'userSettings').mockRejectedValueOnce(new Error('offline'));
    useAppConfig.setState({ configuration: null });
    useSession.setState({ token: 'newer' });
    const entered = authorize('/404', '', load);
    await vi.waitFor(() => expect(sent).toContain('managed'));
    respond();
    await entered;
    expect(sent.filter((name) => name === 'userInfo')).toHaveLength(2);
  });
});

test('a page that the guard has opened follows what another window chooses', async () => {
  useSession.setState({ token: 'x', name: '韩雪' });
  await authorize('/404', '', load);
  const { result } = renderHook(useDensity);
  const event = new StorageEvent('storage', { key: storageKeys.density, newValue: 'compact' });
  act(() => void window.dispatchEvent(event));
  expect(result.current).toBe('compact');
});

test.each([
  ['/company/company-list', 'routes./company/company-list'],
  ['/404', 'routes./404'],
  ['/no/such/page', 'routes./404'],
])('the browser tab of %s has the name of the page and of the product', (path, key) => {
  expect(titleOf(path)).toBe(`${t(key as 'routes./404')} - ${productName()}`);
  expect(titleOf(path)).toMatch(/^\S+ - \S/);
});

describe('the next page', () => {
  test.each([
    ['/', '/dashboard'],
    ['/company/company-list?page=2', '/company/company-list'],
    ['/company/company-details/12#lines', '/company/company-details/:id'],
  ])('of %s is loaded while the user types the password', async (target, path) => {
    const page = pages[path];
    if (!page) throw new Error('no such page');
    const preload = vi.spyOn(page, 'preload').mockResolvedValue(undefined);
    await preloadPage(target);
    expect(preload).toHaveBeenCalledTimes(1);
  });

  test('is not loaded for an unknown path', async () => {
    await expect(preloadPage('/no/such/page')).resolves.toBeUndefined();
  });
});

test('the guard redirects a page without its policy to /404 and stores the path', async () => {
  useSession.setState({ token: 'x', name: '韩雪' });
  expect(await sentTo(authorize('/company/company-list', '', load))).toBe('/404');
  expect(useForbiddenPage.getState().path).toBe('/company/company-list');
});

describe('another query of the open page', () => {
  const list = '/company/company-list';
  const grant = (isGranted: boolean) =>
    useAppConfig.setState({
      configuration: {
        currentUser: { isAuthenticated: true },
        auth: { grantedPolicies: { [P.companyList]: isGranted } },
      } as never,
    });
  const loadShell = vi.fn<() => Promise<void>>(load);
  beforeEach(async () => {
    const page = pages[list];
    if (!page) throw new Error('no such page');
    vi.spyOn(page, 'preload').mockResolvedValue(undefined);
    useSession.setState({ token: 'x', name: '韩雪' });
    grant(true);
    await authorize(list, '', loadShell);
    loadShell.mockClear();
  });

  test('passes the guard at once', async () => {
    expect(await sentTo(authorize(list, '?page=2', loadShell))).toBeNull();
    expect(loadShell).not.toHaveBeenCalled();
  });

  test('is redirected to /404 when the policy was revoked meanwhile', async () => {
    grant(false);
    expect(await sentTo(authorize(list, '?page=2', loadShell))).toBe('/404');
  });

  test('passes the whole guard while the screen is locked', async () => {
    localStorage.setItem(lockKey, '1');
    await authorize(list, '?page=2', loadShell);
    localStorage.removeItem(lockKey);
    expect(loadShell).toHaveBeenCalledTimes(1);
  });
});

test('the guard ends the session and redirects to the sign-in when the server rejects the token', async () => {
  useSession.setState({ token: 'x', name: '韩雪' });
  useAppConfig.setState({
    configuration: {
      currentUser: { isAuthenticated: false },
      auth: { grantedPolicies: {} },
    } as never,
  });
  vi.spyOn(tenantApi, 'profile').mockResolvedValue({} as never);
  expect(await sentTo(authorize('/dashboard', '', load))).toBe('/login?redirect=%2Fdashboard');
  expect(useSession.getState().token).toBeNull();
  expect(drainNotices()).toMatchObject([{ level: 'error', text: t('errors.signedOut') }]);
});

describe('a failed load of the user', () => {
  test.each([
    ['an empty profile', () => Promise.resolve(''), 'Verification failed, please Login again.'],
    [
      'a profile without a name',
      () => Promise.resolve({ id: '1', userName: 'han', name: '' }),
      'Verification failed, please Login again.',
    ],
    ...[
      new Error('The database is down'),
      new ApiError({ kind: 'server', status: 500, message: 'The database is down' }),
      new ApiError({ kind: 'server', status: 404 }),
      new ApiError({ kind: 'auth', status: 401 }),
      new ApiError({ kind: 'timeout' }),
      new ApiError({ kind: 'network' }),
    ].map((error) => [
      `${error.name} ${error instanceof ApiError ? (error.status ?? error.kind) : ''}`,
      () => Promise.reject(error),
      'Verification failed, please Login again.',
    ]),
  ] as [string, () => Promise<unknown>, string][])(
    'through %s ends the session, shows the error and opens the sign-in',
    async (_, respond, says) => {
      vi.spyOn(tenantApi, 'userInfo').mockImplementation(respond as never);
      vi.spyOn(tenantApi, 'userSettings').mockResolvedValue({} as never);
      vi.spyOn(tenantApi, 'tableSettings').mockResolvedValue({ items: [] } as never);
      useSession.setState({ token: 'x' });
      localStorage.setItem('access_token', 'x');
      expect(await sentTo(authorize('/404', '?a=1', load))).toBe('/login?redirect=%2F404%3Fa%3D1');
      expect(drainNotices()).toMatchObject([{ kind: 'message', level: 'error', text: says }]);
      expect(useSession.getState().token).toBeNull();
      expect(localStorage.getItem('access_token')).toBeNull();
    },
  );
});

test('a failed load of the settings without a message shows the text of the specification', async () => {
  vi.spyOn(tenantApi, 'userInfo').mockResolvedValue({ name: '韩雪', userName: 'han' } as never);
  vi.spyOn(tenantApi, 'userSettings').mockRejectedValue(new Error(''));
  useSession.setState({ token: 'x' });
  expect(await sentTo(authorize('/404', '', load))).toBe('/login?redirect=%2F404');
  expect(drainNotices()).toMatchObject([{ level: 'error', text: 'Has Error' }]);
});

test('a failed load of the user waits for the answer to an open question about the session', async () => {
  vi.spyOn(tenantApi, 'userInfo').mockImplementation(() => {
    pauseRequests('session');
    return Promise.reject(new ApiError({ kind: 'auth', status: 401 }));
  });
  vi.spyOn(tenantApi, 'userSettings').mockResolvedValue({} as never);
  useSession.setState({ token: 'x' });
  const sent = sentTo(authorize('/404', '', load));
  await vi.waitFor(() => expect(canSendRequest()).toBe(false));
  await new Promise((resolve) => setTimeout(resolve));
  expect(useSession.getState().token).toBe('x');
  resumeRequests('session');
  expect(await sent).toBe('/login?redirect=%2F404');
  drainNotices();
});

describe('invalid sub-stations', () => {
  const userApi = {
    userInfo: { id: '1', name: '韩雪', userName: 'han' },
    userSettings: {},
    tableSettings: { items: [] },
  };
  const unreadable = new ApiError({ kind: 'shape' });
  test.each([
    ['no list', () => Promise.reject(unreadable)],
    ['a list of something else', () => Promise.resolve([{ substationName: '临沂' }])],
    ['a list of names', () => Promise.resolve(['临沂'])],
  ])('as %s keep the session, show the error and can be loaded again', async (_what, respond) => {
    for (const [name, body] of Object.entries(userApi)) {
      vi.spyOn(tenantApi, name as keyof typeof userApi).mockResolvedValue(body as never);
    }
    const managed = vi.spyOn(substationOptionApi, 'managed').mockImplementation(respond as never);
    useSession.setState({ token: 'x', name: '' });
    localStorage.setItem('access_token', 'x');
    await expect(authorize('/404', '', load)).rejects.toThrow(
      '您管理的分站未能读取：服务器返回的数据无法识别，请稍后重试',
    );
    expect(drainNotices()).toEqual([]);
    expect(localStorage.getItem('access_token')).toBe('x');
    managed.mockResolvedValue([{ id: 7, substationName: '临沂' }] as never);
    await authorize('/404', '', load);
    expect(useSubstations.getState().managed).toHaveLength(1);
    expect(useSession.getState().name).toBe('韩雪');
  });
});

test('the guard keeps the session when a reload aborts a request', async () => {
  vi.spyOn(tenantApi, 'userInfo').mockRejectedValue(new ApiError({ kind: 'network' }));
  useSession.setState({ token: 'x' });
  localStorage.setItem('access_token', 'x');
  window.dispatchEvent(new Event('beforeunload'));
  await expect(authorize('/404', '', load)).rejects.toMatchObject({ name: 'ApiError' });
  expect(localStorage.getItem('access_token')).toBe('x');
  expect(drainNotices()).toEqual([]);
});
