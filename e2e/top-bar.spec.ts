import type { Page } from '@playwright/test';
import { expect, openCompanies, signIn, test } from './fixtures';

const crumbs = (page: Page) =>
  page.getByRole('navigation', { name: '当前位置' }).getByRole('listitem');
const isFull = (page: Page) => page.evaluate(() => document.fullscreenElement !== null);

test('the bar says where one is, goes full screen, and its menu works by the keyboard and keeps exports', async ({
  page,
}) => {
  await openCompanies(page);
  await test.step('an export of the server stays within reach', async () => {
    const downloaded = page.waitForEvent('download');
    await page.getByRole('button', { name: '导出', exact: true }).click();
    await downloaded;
    await page.getByRole('button', { name: '平台运营' }).click();
    await page.getByRole('menuitem', { name: '我的导出' }).click();
    const dialog = page.getByRole('dialog', { name: '我的导出' });
    await expect(dialog.getByRole('link')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  });
  await test.step('the breadcrumb follows the page', async () => {
    await expect(crumbs(page)).toHaveText(['公司管理', '公司列表']);
    await page
      .getByRole('navigation', { name: '已打开的页面' })
      .getByRole('link', { name: '工作台' })
      .click();
    await expect(crumbs(page)).toHaveText(['工作台']);
  });
  await test.step('full screen goes on and off, and the button follows', async () => {
    await page.getByRole('button', { name: '全屏', exact: true }).click();
    await expect.poll(() => isFull(page)).toBe(true);
    await page.getByRole('button', { name: '退出全屏' }).click();
    await expect.poll(() => isFull(page)).toBe(false);
    await expect(page.getByRole('button', { name: '全屏', exact: true })).toBeVisible();
  });
  await test.step('the menu of the user works by the keyboard and gives the focus back', async () => {
    const user = page.getByRole('button', { name: '平台运营' });
    await user.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitem', { name: '首页' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menuitem', { name: '首页' })).toBeHidden();
    await expect(user).toBeFocused();
  });
});

test('a browser without full screen says so, and nothing breaks', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Document.prototype, 'fullscreenEnabled', { value: false });
  });
  await signIn(page, 'operator');
  await page.getByRole('button', { name: '全屏', exact: true }).click();
  await expect(page.getByText('当前浏览器不支持全屏')).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('only the page is named, and the actions stand in the menu, large enough', async ({
    page,
  }) => {
    await signIn(page, 'operator', '/company/company-list');
    await expect(crumbs(page).filter({ visible: true })).toHaveText(['公司列表']);
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
    const heights = await items.evaluateAll((all) => all.map((one) => one.clientHeight));
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
    ).toBeLessThanOrEqual(0);
    await items.filter({ hasText: 'English' }).click();
    await expect(
      page.getByRole('navigation', { name: 'Breadcrumb' }).getByText('Company list'),
    ).toBeVisible();
  });
});
