import type { Page } from '@playwright/test';
import {
  expect,
  fillSignIn,
  imageCode,
  waitForRows,
  openCompanies,
  rows,
  signIn,
  signInButton,
  test,
  type UserName,
} from './fixtures';
import { navigate } from './pages';

test('the console applies colours, language and sub-station of another tab, and a token changed there blocks this tab until it is refreshed, and no call is sent', async ({
  page,
  context,
}) => {
  await openCompanies(page);
  const other = await context.newPage();
  await other.goto('/');
  await other.getByRole('button', { name: '界面设置' }).click();
  await other.getByRole('radio', { name: '深色' }).check();
  await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark');
  await other.getByRole('radio', { name: 'English' }).click();
  await expect(page.getByRole('button', { name: 'Display settings' })).toBeVisible();
  await other.getByRole('radio', { name: '中文' }).click();
  await expect(page.getByRole('button', { name: '界面设置' })).toBeVisible();

  // As a page without the console, which would follow the other window.
  await other.goto('/favicon.svg');
  const reloaded = page.waitForEvent('load');
  await other.evaluate(() => {
    localStorage.setItem('substation', JSON.stringify({ id: '1', substationName: 'x' }));
  });
  await reloaded;
  await expect(rows(page).first()).toHaveText(/\S/);

  // Gives the browser history a page to go back to.
  await navigate(page, '/profile/index');
  await navigate(page, '/company/company-list');
  await waitForRows(page);
  await other.evaluate(() => localStorage.setItem('access_token', 'somebody-else'));

  const alert = page.getByRole('alertdialog');
  await expect(alert).toContainText('登录用户已变更');
  await expect(alert.getByRole('button')).toHaveText(['刷新']);
  await expect(alert.getByRole('button')).toBeFocused();
  await page.keyboard.press('Escape');
  await page.mouse.click(5, 5);
  await expect(alert).toBeVisible();

  // The page below the dialog can neither be clicked nor send calls.
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/')) calls.push(request.url());
  });
  const isClickable = await page.evaluate(() =>
    [...document.querySelectorAll('#root button')].some((button) => {
      const { left, top, width, height } = button.getBoundingClientRect();
      return button.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    }),
  );
  expect(isClickable).toBe(false);
  await page.goBack();
  await page.goForward();
  expect(calls).toEqual([]);

  const loaded = page.waitForEvent('load');
  await alert.getByRole('button', { name: '刷新' }).click();
  await loaded;
});

test('the console notices a sign-out, a new sign-in and a removed token in another tab', async ({
  page,
  context,
}) => {
  await signIn(page, 'operator');
  const other = await context.newPage();
  const frame = (tab: Page) => tab.getByRole('navigation', { name: '已打开的页面' });
  const refresh = () => page.getByRole('alertdialog').getByRole('button', { name: '刷新' }).click();
  const signInOn = async (tab: Page, userName: UserName) => {
    await fillSignIn(tab, userName);
    await signInButton(tab).click();
    await expect(frame(tab)).toBeVisible();
  };
  /** Removes the token from the cookie and from local storage, in this order or the other. */
  const removeToken = async (cookieFirst: boolean) => {
    const token = await other.evaluate((first) => {
      const stored = localStorage.getItem('access_token') ?? '';
      const removals = [
        () => (document.cookie = 'access_token=; max-age=0; path=/'),
        () => localStorage.removeItem('access_token'),
      ];
      for (const remove of first ? removals : removals.toReversed()) remove();
      return stored;
    }, cookieFirst);
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await other.evaluate((stored) => localStorage.setItem('access_token', stored), token);
    await refresh();
    await expect(frame(page)).toBeVisible();
  };
  await other.goto('/profile/index');
  await other.getByRole('banner').getByRole('button', { name: '平台运营', exact: true }).click();
  await other.getByRole('menuitem', { name: '退出登录' }).click();
  await refresh();
  await expect(page).toHaveURL(/\/login/);
  expect(await page.evaluate(() => sessionStorage.getItem('tabs'))).toBeNull();

  // The other tab is still on the sign-in page that its sign-out opened, where somebody begins to sign in.
  await other.getByLabel('密码', { exact: true }).pressSequentially('F');
  await signInOn(page, 'operator');
  await signInOn(other, 'staff');
  await refresh();
  await expect(page.getByRole('banner').getByRole('button', { name: '分站员工' })).toBeVisible();

  for (const isCookieFirst of [true, false]) await removeToken(isCookieFirst);
});

test('a window at the sign-in page opens its page when another window has signed in, unless a password is typed there', async ({
  page,
  context,
}) => {
  await page.goto('/login?redirect=%2Fcompany%2Fcompany-list%3Fpage%3D2');
  await expect(signInButton(page)).toBeVisible();
  const typing = await context.newPage();
  await typing.goto('/login');
  // A window that starts after the other one has signed in finds the session, and shows no form.
  await expect(imageCode(typing)).toBeVisible();
  await typing.getByLabel('密码', { exact: true }).pressSequentially('Freight');
  const other = await context.newPage();
  await other.goto('/login');
  await fillSignIn(other, 'operator');
  await signInButton(other).click();
  await expect(page).toHaveURL(/\/company\/company-list\?page=2$/);
  await expect(rows(page).first()).toHaveText(/\S/);
  await expect(typing.getByLabel('密码', { exact: true })).toHaveValue('Freight');
});
