import type { Page } from '@playwright/test';
import { httpApiOrigin, isHttpBackend, runMockCommand } from './backend';
import {
  expect,
  fillSignIn,
  openCompanies,
  failNextCall,
  rows,
  signIn,
  signInButton,
  test,
  waitForRows,
  waitForMessage,
} from './fixtures';
import { navigate } from './pages';

const refresh = (page: Page) => page.getByRole('button', { name: '刷新', exact: true });
const copy = (page: Page) => page.getByRole('button', { name: '复制报告' });
const menu = (page: Page) => page.getByRole('navigation', { name: '主菜单' });
const errorCard = (page: Page) => page.getByRole('alert').filter({ hasText: '页面加载失败' });
const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

test('the console reports server errors and its own errors to the error sink, also after a lost connection, and in a report to copy without personal data', async ({
  page,
  context,
  pageErrors,
}) => {
  // The mocked backend of the page loads some of its data on demand, which fails without a network.
  pageErrors.allow(/dynamically imported module/);
  const sink = `${isHttpBackend ? httpApiOrigin : ''}/mock/reports`;
  // A route of the context, because without other windows the service worker itself requests the file.
  await context.route('**/config.json', async (route) => {
    const config = await (await route.fetch()).json();
    await route.fulfill({ json: { ...config, errorSink: sink } });
  });
  // Background calls that lose the network send reports of their own.
  const inBackground = ['GET /api/base-support/region', 'GET /api/platform/statistics/waiting'];
  const reports = async () => {
    const all: { call?: string }[] = await page.evaluate(
      async (url) => (await fetch(url)).json(),
      sink,
    );
    return all.filter(({ call = '' }) => !inBackground.includes(call));
  };
  const thrown = { kind: 'error', thrown: 'RangeError: nobody caught this' };
  await openCompanies(page, 'operator', '?companyName=%E7%89%A9%E6%B5%81');
  await test.step('stores the report of an error without a network and sends it after the next start', async () => {
    await context.setOffline(true);
    await page.evaluate(() => {
      dispatchEvent(new ErrorEvent('error', { error: new RangeError('nobody caught this') }));
    });
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('unsentReports')))
      .toContain('RangeError');
    // The reports that the page sent itself would be lost with its mocked backend.
    await page.goto('about:blank');
    await context.setOffline(false);
    // The browser of a busy machine may notice only after the start that the network is back.
    await page.addInitScript(() => {
      Object.defineProperty(Navigator.prototype, 'onLine', { value: false, configurable: true });
    });
    await page.goto('/company/company-list?companyName=%E7%89%A9%E6%B5%81');
    await waitForRows(page);
    // With the mocked backend in the page, the network is already back.
    await page.evaluate(() => {
      if (navigator.onLine) return;
      Object.defineProperty(navigator, 'onLine', { value: true, configurable: true });
      dispatchEvent(new Event('online'));
    });
    await expect.poll(reports).toEqual([expect.objectContaining(thrown)]);
  });
  await test.step('reports a server failure, but no business error', async () => {
    await failNextCall(page, 'company/company', 'business');
    await refresh(page).click();
    await expect(page.getByText('业务规则不允许该操作')).toBeVisible();
    await expect(copy(page)).toHaveCount(0);
    await failNextCall(page, 'company/company', 'badGateway');
    await refresh(page).click();
    await expect(page.getByText('请求失败（502），请稍后重试')).toHaveCount(1);
    await expect(rows(page).first()).toHaveText(/\S/);
    const failed = { status: 502, call: 'GET /api/company/company', page: '/company/company-list' };
    await expect
      .poll(reports)
      .toEqual([expect.objectContaining(thrown), expect.objectContaining(failed)]);
  });
  await test.step('copies a report of the failure and of uncaught errors, without personal data', async () => {
    await page.evaluate(() => {
      const error = new RangeError('nobody caught this');
      dispatchEvent(new ErrorEvent('error', { error, message: error.message }));
    });
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await waitForMessage(page, '复制成功', () => copy(page).click());
    const report = JSON.parse(await clipboard(page));
    const call = { status: 502, call: 'GET /api/company/company', page: '/company/company-list' };
    expect(report.failures).toContainEqual(expect.objectContaining(call));
    expect(JSON.stringify(report)).toContain('nobody caught this');
    expect(report.version).toMatch(/^[0-9a-f]{12}$/);
    const token = await page.evaluate(() => localStorage.getItem('access_token'));
    expect(JSON.stringify(report)).not.toContain(String(token));
    expect(JSON.stringify(report)).not.toMatch(/物流|companyName|operator|平台运营/);
  });
});

for (const [missing, file] of [
  ['code', /\/assets\/feedback-[^/]*\.js/],
  ['styles', /\/assets\/feedback-[^/]*\.css/],
] as const) {
  test(`the sign-in shows its failure even when the ${missing} of the notifications cannot be loaded`, async ({
    page,
  }) => {
    await page.route(file, (route) => route.abort());
    const lost = page.waitForEvent('requestfailed', (request) => file.test(request.url()));
    await page.goto('/login');
    await fillSignIn(page, 'operator', 'wrong');
    await signInButton(page).click();
    await expect(page.getByText('登录名或密码错误')).toBeInViewport({ ratio: 1 });
    await lost;
  });
}

test.describe('a page whose code a release has removed', () => {
  test.beforeEach(({ pageErrors }) => {
    // React logs the error that the error boundary of the page has caught.
    pageErrors.allow(/dynamically imported module|Unable to preload/);
  });
  const recordLoads = (page: Page) => {
    const seen: string[] = [];
    page.on('load', () => seen.push(page.url()));
    return seen;
  };
  const open = async (page: Page, group: string, name: string) => {
    await menu(page).getByRole('button', { name: group }).click();
    await menu(page).getByRole('link', { name }).click();
  };

  test('loads its style sheet again after a failed request', async ({ page }) => {
    await signIn(page, 'operator');
    const style = /\/assets\/cache-[^/]*\.css/;
    const lost = page.waitForEvent('requestfailed', (request) => style.test(request.url()));
    await page.route(style, (route) => route.abort());
    await page.goto('/base-support/cache');
    await lost;
    // The next attempt may come right after the file is back.
    const fetched = page.waitForResponse(style);
    await page.unroute(style);
    expect((await fetched).ok()).toBe(true);
    await expect(rows(page).first()).toHaveText(/\S/);
  });

  test('reloads the window once, never with unsaved work, and shows an error card without a reload loop', async ({
    page,
  }) => {
    await signIn(page, 'operator');
    const seen = recordLoads(page);
    await test.step('reloads the window once and shows the page', async () => {
      // The file is missing, however often it is requested, until the window reloads.
      let isLost = true;
      page.on('request', (request) => {
        if (request.isNavigationRequest()) isLost = false;
      });
      await page.route(/\/assets\/company-list-/, (route) =>
        isLost ? route.fulfill({ status: 404 }) : route.continue(),
      );
      await menu(page).getByRole('link', { name: '公司列表' }).click();
      await expect(rows(page).first()).toHaveText(/\S/, { timeout: 20_000 });
      expect(seen).toHaveLength(1);
    });
    await test.step('shows an error card instead of a reload, and keeps the unsaved form', async () => {
      await rows(page).first().getByRole('button', { name: '编辑' }).click();
      const form = page.getByRole('dialog', { name: '编辑公司' });
      await form.getByLabel('联系人').fill('张三');
      await runMockCommand(page, 'loseChunk', 'profile', 1_000);
      await navigate(page, '/profile/index');
      await expect(errorCard(page)).toBeVisible();
      expect(seen).toHaveLength(1);
      await page.goBack();
      await expect(form.getByLabel('联系人')).toHaveValue('张三');
      await form.getByRole('button', { name: /取\s*消/ }).click();
      await page.getByRole('button', { name: '放弃修改' }).click();
      await expect(form).toHaveCount(0);
      await runMockCommand(page, 'reset');
    });
    await test.step('shows an error card when a reload does not help, and loads the page once the file is back', async () => {
      seen.length = 0;
      await runMockCommand(page, 'loseChunk', 'vote-list', 1_000);
      await open(page, '营销管理', '投票列表');
      await expect(errorCard(page)).toBeVisible({ timeout: 20_000 });
      await menu(page).getByRole('link', { name: '工作台' }).click();
      await expect(page).toHaveURL('/dashboard');
      await page
        .getByRole('navigation', { name: '已打开的页面' })
        .getByRole('link', { name: '投票列表' })
        .click();
      await page.getByRole('button', { name: '重试', exact: true }).click();
      await expect(errorCard(page)).toBeVisible();
      expect(seen).toHaveLength(1);
      await runMockCommand(page, 'reset');
      await page.getByRole('button', { name: '重试', exact: true }).click();
      await expect(rows(page).first()).toHaveText(/\S/);
      expect(seen).toHaveLength(1);
    });
  });
});
