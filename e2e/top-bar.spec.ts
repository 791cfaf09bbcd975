import type { Page } from '@playwright/test';
import { expect, openCompanies, signIn, test } from './fixtures';

const crumbs = (page: Page) =>
  page.getByRole('navigation', { name: '当前位置' }).getByRole('listitem');
const isFull = (page: Page) => page.evaluate(() => document.fullscreenElement !== null);

test('the top bar: shows breadcrumbs, toggles full screen, and lists exports in the user menu', async ({
  page,
}) => {
  await openCompanies(page);
  await test.step('lists an export of the server under 我的导出', async () => {
    const downloaded = page.waitForEvent('download');
    await page.getByRole('button', { name: '导出', exact: true }).click();
    await page.getByRole('menuitem', { name: '由服务器导出' }).click();
    await downloaded;
    await page.getByRole('button', { name: '平台运营' }).click();
    await page.getByRole('menuitem', { name: '我的导出' }).click();
    const dialog = page.getByRole('dialog', { name: '我的导出' });
    await expect(dialog.getByRole('link')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  });
  await test.step('shows the breadcrumb of the current page', async () => {
    await expect(crumbs(page)).toHaveText(['公司管理', '公司列表']);
    await page
      .getByRole('navigation', { name: '已打开的页面' })
      .getByRole('link', { name: '工作台' })
      .click();
    await expect(crumbs(page)).toHaveText(['工作台']);
  });
  await test.step('enters and leaves full screen, and its button changes', async () => {
    await page.getByRole('button', { name: '全屏', exact: true }).click();
    await expect.poll(() => isFull(page)).toBe(true);
    await page.getByRole('button', { name: '退出全屏' }).click();
    await expect.poll(() => isFull(page)).toBe(false);
    await expect(page.getByRole('button', { name: '全屏', exact: true })).toBeVisible();
  });
  await test.step('opens the user menu by keyboard, closes it with Esc and returns the focus', async () => {
    const user = page.getByRole('button', { name: '平台运营' });
    await user.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitem', { name: '首页' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menuitem', { name: '首页' })).toBeHidden();
    await expect(user).toBeFocused();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('the top bar shows the page name only, and the actions in the user menu, at least 44 px high', async ({
    page,
  }) => {
    await signIn(page, 'operator', '/company/company-list');
    await expect(page.getByRole('button', { name: /^公司列表/ })).toBeVisible();
    await page.getByRole('button', { name: '平台运营' }).click();
    const items = page.getByRole('menuitem').filter({ visible: true });
    await expect(items).toHaveText([
      '全屏',
      '锁定屏幕',
      '界面设置',
      'English',
      '首页',
      '个人中心',
      '修改密码',
      '系统设置',
      '我的导出',
      '退出登录',
    ]);
    const heights = await items.evaluateAll((elements) =>
      elements.map((element) => element.clientHeight),
    );
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
    ).toBeLessThanOrEqual(0);
    await items.filter({ hasText: 'English' }).click();
    await expect(page.getByRole('button', { name: /^Company list/ })).toBeVisible();
  });
});
