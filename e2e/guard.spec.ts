import type { Page } from '@playwright/test';
import { runMockCommand } from './backend';
import {
  expect,
  fillSignIn,
  waitForRows,
  failNextCall,
  imageCode,
  rows,
  signIn,
  signInButton,
  test,
  titleFrom,
} from './fixtures';
import { navigate } from './pages';

const menu = (page: Page) => page.getByRole('navigation', { name: '主菜单' });

test('a deep link: leads to the sign-in and back; a profile that cannot be loaded leads nowhere', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const askedFor = (part: string) => asked.filter((url) => url.includes(part));
  const token = () => page.evaluate(() => localStorage.getItem('access_token'));
  const login = '/login?redirect=%2Fcompany%2Fcompany-list%3Fstatus%3D2%26page%3D2';
  const list = '/company/company-list?status=2&page=2';
  await page.goto(list);
  await expect(page).toHaveURL(login);
  await expect(imageCode(page)).toBeVisible();
  expect(askedFor('application-configuration')).toHaveLength(1);
  await test.step('shows a single message for a profile that cannot be loaded, and does not request it again', async () => {
    await fillSignIn(page, 'broken');
    await signInButton(page).click();
    await expect(page.getByText('Verification failed, please Login again.')).toHaveCount(1);
    await expect(page).toHaveURL(login);
    expect(await token()).toBeNull();
    asked.length = 0;
  });
  await test.step('shows its own message for an empty profile', async () => {
    await fillSignIn(page, 'blank');
    expect(askedFor('user-info')).toEqual([]);
    await signInButton(page).click();
    // The message of the step before may still be there.
    await expect.poll(() => askedFor('user-info').length).toBeGreaterThan(0);
    await expect.poll(token).toBeNull();
    await expect(page.getByText('Verification failed, please Login again.')).toHaveCount(1);
    await expect(page).toHaveURL(login);
    expect(await token()).toBeNull();
  });
  await test.step('opens the address with its query after the sign-in', async () => {
    await fillSignIn(page, 'operator');
    await signInButton(page).click();
    await expect(page).toHaveURL(list);
    await waitForRows(page);
  });
});

test('the start: opens the workbench, survives reloads, and leads to the sign-in after the session ended', async ({
  page,
}) => {
  const calls: string[] = [];
  page.on('request', (request) => calls.push(new URL(request.url()).pathname));
  const callsOf = (path: string) => calls.filter((call) => call === path);
  await signIn(page, 'operator');
  await test.step('sets the title of each page', async () => {
    await expect(page).toHaveURL('/dashboard');
    // The address / redirects to the workbench, so the guard runs twice; it must load the profile only once.
    expect(calls.filter((path) => path.includes('tenant-profile'))).toHaveLength(1);
    await expect(page).toHaveTitle(titleFrom('工作台 - 物流专线管理平台$'));
    await menu(page).getByRole('link', { name: '公司列表' }).click();
    await expect(page).toHaveTitle(titleFrom('公司列表 - 物流专线管理平台$'));
    await expect(rows(page).first()).toBeVisible();
  });
  await test.step('opens the page named after /redirect with its query, and sends each start call once and in order', async () => {
    calls.length = 0;
    await page.goto('/redirect/company/company-list?status=3');
    await expect(page).toHaveURL('/company/company-list?status=3');
    await expect(rows(page).first()).toBeVisible();
    const starts = [
      '/api/abp/application-configuration',
      '/api/tenant/user-info',
      '/api/tenant/user-settings',
      '/api/substation/user/user-available-substations',
    ];
    for (const start of starts) expect(callsOf(start)).toHaveLength(1);
    const order = starts.map((start) => calls.indexOf(start));
    expect(order).toEqual(order.toSorted((a, b) => a - b));
    // The next pages use what the start has loaded.
    await menu(page).getByRole('link', { name: '工作台' }).click();
    await expect(page).toHaveURL('/dashboard');
    for (const start of starts) expect(callsOf(start)).toHaveLength(1);
  });
  await test.step('keeps the session when the page is reloaded during the start', async () => {
    const asked = page.waitForRequest(/user-info/);
    await page.goto('/company/company-list?status=2', { waitUntil: 'commit' });
    await asked;
    await page.reload();
    await expect(page).toHaveURL('/company/company-list?status=2');
    await waitForRows(page);
  });
  await test.step('shows a single dialog for an expired session and returns to the page after the sign-in', async () => {
    await runMockCommand(page, 'expireToken');
    // An event, because a call for the numbers of the menu may have opened the dialog already, over the button.
    await page.getByRole('button', { name: '刷新', exact: true }).dispatchEvent('click');
    const dialog = page
      .getByRole('dialog')
      .filter({ hasText: '您的账号登录可能已超时，请重新登录' });
    await expect(dialog).toHaveCount(1);
    await dialog.getByRole('button', { name: '重新登录' }).click();
    await expect(page).toHaveURL('/login?redirect=%2Fcompany%2Fcompany-list%3Fstatus%3D2');
    await fillSignIn(page, 'operator');
    await signInButton(page).click();
    await expect(page).toHaveURL('/company/company-list?status=2');
    await expect(rows(page).first()).toBeVisible();
  });
});

test('the progress bar: runs during each page load; a failed start offers a retry', async ({
  page,
}) => {
  // The bar may be gone before Playwright can look, so the page itself watches for it.
  let seen = 0;
  await page.exposeFunction('sawBar', () => (seen += 1));
  await page.addInitScript(() => {
    const look = () => {
      if (!document.querySelector('#nprogress')) return;
      watch.disconnect();
      (window as unknown as { sawBar: () => void }).sawBar();
    };
    const watch = new MutationObserver(look);
    watch.observe(document, { childList: true, subtree: true });
  });
  const bar = page.locator('#nprogress');
  const shown = page.getByRole('navigation', { name: '已打开的页面' });
  const expectBar = async () => {
    await expect.poll(() => seen).toBe(1);
    await expect(shown).toBeVisible();
    await expect(bar).toHaveCount(0);
    seen = 0;
  };
  await signIn(page, 'operator', '/company/company-list');
  await expectBar();
  for (const path of ['/no/such/page', '/login']) {
    await page.goto(path, { waitUntil: 'commit' });
    await expectBar();
    if (path !== '/no/such/page') continue;
    await test.step('opens /404 for an unknown address, which links to the workbench', async () => {
      await expect(page).toHaveURL('/404');
      await expect(page.getByText('页面不存在', { exact: true }).last()).toBeVisible();
      await page.getByRole('link', { name: '返回工作台' }).click();
      await expect(page).toHaveURL('/dashboard');
    });
  }
  await expect(page).toHaveURL('/dashboard');
  await failNextCall(page, 'application-configuration', 'network');
  await page.reload();
  await expect(page.getByRole('heading', { name: '控制台无法启动' })).toBeVisible();
  await expect(page.getByText('网络连接失败，请检查网络后重试')).toBeVisible();
  await expect(bar).toHaveCount(0);
  const retry = page.getByRole('button', { name: '重试' });
  await retry.click();
  await expect(shown).toBeVisible();
  await test.step('offers a retry when the sub-stations cannot be loaded', async () => {
    await failNextCall(page, 'user-available-substations', 'empty');
    await page.reload();
    await expect(page.getByText('您管理的分站未能读取', { exact: false })).toBeVisible();
    await retry.click();
    await expect(shown).toBeVisible();
  });
});

/**
 * Everything that may remain in the browser after a sign-out. The mocked backend's database stands for the server's
 * own.
 */
const leftAfterSignOut = {
  local: [
    // Display settings of this browser.
    /^layoutSettings$|^scheme$|^themeTones$|^tableDensity$|^menuGroups$|^languageChosen$/,
    // Page visits, tables, views and sub-station, stored under hashed user names.
    /^(visits|tableLayouts|listViews|idleLock)_[0-9a-z]+$|^substationsByUser$|^substation$/,
    // The user name that the user asked to remember, and the tenant.
    /^rememberedUser$|^tenantName$/,
  ],
  // A random name of the window, under which drafts and batches are stored.
  session: [/^visitsCounted$/, /^RegionData(China|Full)$/, /^window$/],
  cookies: [/^__tenant$|^language$|^sidebarStatus$/],
  databases: [/^freightline-mock$/],
};

test('a sign-out leaves no token, page or name in any storage', async ({ page }) => {
  await signIn(page, 'operator', '/company/company-details/1384050000000000001');
  const secret = '临沂市丰顺仓储物流有限公司';
  await expect(page).toHaveTitle(new RegExp(secret));
  await navigate(page, '/no/such/page');
  await expect(page).toHaveURL('/404');
  const kept = () =>
    page.evaluate(async () => {
      const found = {
        local: Object.fromEntries(Object.entries(localStorage)),
        session: Object.fromEntries(Object.entries(sessionStorage)),
        cookies: Object.fromEntries(document.cookie.split('; ').map((pair) => pair.split('='))),
      };
      const databases = (await indexedDB.databases()).map(({ name }) => name ?? '');
      const keys = Object.entries(found).map(([area, entries]) => [area, Object.keys(entries)]);
      return { text: JSON.stringify(found), keys: { ...Object.fromEntries(keys), databases } };
    });
  expect((await kept()).text).toContain(secret);
  await page.getByRole('button', { name: '平台运营' }).click();
  await page.getByRole('menuitem', { name: '退出登录' }).click();
  await expect(page).toHaveURL('/login');
  const { text, keys } = await kept();
  const unknown = Object.entries(leftAfterSignOut).flatMap(([area, known]) =>
    keys[area]
      .filter((key: string) => key && !known.some((pattern) => pattern.test(key)))
      .map((key: string) => `${area}: ${key}`),
  );
  expect(unknown).toEqual([]);
  expect(text).not.toMatch(new RegExp(`access_token|operator|平台运营|${secret}`));
});

test('the back button skips redirecting addresses without a loop', async ({ page }) => {
  await page.goto('/favicon.svg');
  await page.goto('/company/company-list?status=2');
  await expect(page).toHaveURL(/\/login\?redirect=/);
  await page.goBack();
  await expect(page).toHaveURL('/favicon.svg');
  await page.goto('/login');
  await fillSignIn(page, 'operator');
  await signInButton(page).click();
  await expect(page).toHaveURL('/dashboard');
  await page.goBack();
  await expect(page).toHaveURL('/favicon.svg');
  await page.goto('/profile/index');
  const before = await page.evaluate(() => history.length);
  // Each address adds a single entry, so three steps back lead to the profile.
  const redirects = [
    ['/', '/dashboard'],
    ['/redirect/no/such/page', '/404'],
    ['/login', '/dashboard'],
  ] as const;
  for (const [index, [address, end]] of redirects.entries()) {
    await page.goto(address);
    await expect(page).toHaveURL(end);
    await expect(menu(page)).toBeVisible();
    expect(await page.evaluate(() => history.length)).toBe(before + index + 1);
  }
  await page.goBack();
  await expect(page).toHaveURL('/404');
  await page.evaluate(() => history.go(-2));
  await expect(page).toHaveURL('/profile/index');
  await expect(menu(page)).toBeVisible();
  // After a sign-out, going back twice leaves the console.
  await menu(page).getByRole('link', { name: '工作台' }).click();
  // A sign-out while the workbench still loads would replace the profile instead.
  await expect(page).toHaveURL('/dashboard');
  await page.getByRole('button', { name: '平台运营' }).click();
  await page.getByRole('menuitem', { name: '退出登录' }).click();
  await expect(page).toHaveURL('/login');
  await page.goBack();
  await expect(page).toHaveURL('/login?redirect=%2Fprofile%2Findex');
  await page.goBack();
  await expect(page).toHaveURL('/favicon.svg');
});
