import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { abpApi } from '@/api/abp';
import { tenantApi } from '@/api/tenant';
import { authorize } from '@/app/guard/authorize';
import { resolveAlias } from '@/app/guard/find-page';
import { loadablePage } from '@/app/guard/loadable-page';
import * as i18n from '@/i18n';
import { useAppConfig } from '@/stores/app-config';
import * as renewal from '@/stores/renewal/renew-token';
import { useSession } from '@/stores/session';
import { clearTabs, findTab, visitTab } from '@/stores/tabs';
import { drainNotices } from '@/ui/feedback/notices';

const load = () => Promise.resolve();
const configurationOf = (isAuthenticated: boolean) =>
  ({ currentUser: { isAuthenticated, roles: [] }, auth: { grantedPolicies: {} } }) as never;

beforeAll(() => Promise.all([i18n.startI18n(), import('@/app/guard/console')]));
beforeEach(() => {
  vi.restoreAllMocks();
  vi.spyOn(tenantApi, 'profile').mockResolvedValue({} as never);
  useSession.setState({ token: 'x', tenant: null, name: '韩雪' });
  useAppConfig.setState({ configuration: null });
});

describe('a token that the server rejects', () => {
  test('ends on the sign-in page, which stays open', async () => {
    vi.spyOn(abpApi, 'configuration').mockResolvedValue(configurationOf(false));
    await authorize('/login', '', load);
    expect(useSession.getState().token).toBeNull();
    expect(drainNotices()).toMatchObject([{ text: i18n.t('errors.signedOut') }]);
  });

  test('is renewed where it can be, and the session goes on with the configuration of its user', async () => {
    vi.spyOn(renewal, 'renewToken').mockResolvedValue(true);
    const request = vi.spyOn(abpApi, 'configuration');
    request.mockResolvedValueOnce(configurationOf(false));
    request.mockResolvedValueOnce(configurationOf(true));
    await authorize('/404', '', load);
    expect(request).toHaveBeenCalledTimes(2);
    expect(useSession.getState().token).toBe('x');
    expect(drainNotices()).toEqual([]);
  });
});

test('the guard sets the title of the sign-in', async () => {
  useSession.setState({ token: null });
  useAppConfig.setState({ configuration: configurationOf(false) });
  document.title = '公司列表';
  await authorize('/login/', '', load);
  expect(document.title).toBe('登录 - 物流专线管理平台');
});

test('an address below /redirect leads to its page, whose tab loads again', () => {
  const list = '/company/company-list';
  clearTabs();
  visitTab({ id: list, path: list, query: '', name: list, affix: false, shown: true });
  const before = findTab(list)?.nonce ?? 0;
  expect(resolveAlias(`/redirect${list}?status=2#top`)).toBe(`${list}?status=2#top`);
  expect(findTab(list)?.nonce).toBe(before + 1);
});

test('a page loads its own texts, and none when it uses those of the sign-in', async () => {
  const loadTexts = vi.spyOn(i18n, 'loadTexts').mockResolvedValue();
  const page = () => Promise.resolve({ default: () => null });
  await loadablePage(page).preload();
  expect(loadTexts).not.toHaveBeenCalled();
  await loadablePage(page, 'company').preload();
  expect(loadTexts).toHaveBeenCalledWith('company');
});

test('the code of the console is loaded again after it could not be loaded', async () => {
  vi.resetModules();
  vi.doMock('@/app/guard/console', () => {
    throw new Error('offline');
  });
  const { importConsole } = await import('@/app/guard/authorize');
  await expect(importConsole()).rejects.toBeInstanceOf(Error);
  vi.doUnmock('@/app/guard/console');
  await expect(importConsole()).resolves.toHaveProperty('findPage');
});
