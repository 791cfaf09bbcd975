import type { Page } from '@playwright/test';
import { expect, signIn, test, type UserName } from './fixtures';

const menu = (page: Page) => page.getByRole('navigation', { name: '主菜单' });
const group = (page: Page, name: string) => menu(page).getByRole('button', { name });
const link = (page: Page, name: string) => menu(page).getByRole('link', { name });
const toggle = (page: Page) => page.getByRole('button', { name: '展开或收起菜单' });
const search = (page: Page) =>
  page.getByRole('complementary').getByRole('button', { name: '搜索菜单' });

const companyGroup: Record<string, number> = { operator: 1, manager: 1, backoffice: 0 };
for (const [user, count] of Object.entries(companyGroup)) {
  test(`${user} sees ${count ? 'the' : 'no'} group whose pages are ${count ? '' : 'not '}granted`, async ({
    page,
  }) => {
    // The names stand in the table above.
    await signIn(page, user as UserName);
    await expect(link(page, '工作台')).toBeVisible();
    await expect(menu(page).getByText('公司管理')).toHaveCount(count);
  });
}

test('is 160 px wide, and narrower once it is folded', async ({ page }) => {
  await signIn(page, 'operator');
  const sidebar = page.getByRole('complementary').filter({ has: menu(page) });
  await expect(sidebar).toHaveCSS('width', '160px');
  await toggle(page).click();
  await expect(sidebar).toHaveCSS('width', '54px');
});

test('hidden pages are not in the menu', async ({ page }) => {
  await signIn(page, 'operator', '/gallery-record/1');
  await expect(menu(page)).toBeVisible();
  for (const name of ['个人中心', '示例记录', '元素展示']) {
    await expect(menu(page).getByText(name)).toHaveCount(0);
  }
});

test('the group of the page is open whichever way one came; what was folded stays so', async ({
  page,
}) => {
  await signIn(page, 'operator');
  await expect(link(page, '公司列表')).toHaveCount(0);
  await page.getByRole('main').getByRole('link', { name: '公司列表' }).click();
  await expect(link(page, '公司列表')).toBeVisible();
  await page.reload();
  await expect(link(page, '公司列表')).toBeVisible();
  await link(page, '工作台').click();
  await expect(page).toHaveURL('/dashboard');
  await page.reload();
  await expect(link(page, '公司列表')).toBeVisible();
  await group(page, '公司管理').click();
  await expect(link(page, '公司列表')).toBeHidden();
  await page.reload();
  await expect(link(page, '工作台')).toBeVisible();
  await expect(link(page, '公司列表')).toHaveCount(0);
});

test('the strip of icons names pages in hints and groups in what flies out', async ({ page }) => {
  await signIn(page, 'operator');
  await toggle(page).click();
  await expect(menu(page).getByTitle('工作台')).toBeVisible();
  await group(page, '公司管理').hover();
  const flyout = menu(page).getByRole('list', { name: '公司管理' });
  await expect(flyout.getByText('公司管理')).toBeVisible();
  await flyout.getByRole('link', { name: '公司列表' }).click();
  await expect(page).toHaveURL('/company/company-list');
  await expect(flyout).toBeHidden();
});

test('the strip flies out and closes by keys alone', async ({ page }) => {
  await signIn(page, 'operator');
  await toggle(page).click();
  const flyout = menu(page).getByRole('list', { name: '公司管理' });
  await group(page, '公司管理').press('Enter');
  await expect(flyout).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(flyout).toBeHidden();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(link(page, '公司列表')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/company/company-list');
});

test('the search entry opens the palette, wide or folded', async ({ page }) => {
  await signIn(page, 'operator');
  await search(page).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await toggle(page).click();
  await search(page).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('the logo can be switched off', async ({ page }) => {
  await signIn(page, 'operator');
  const logo = page.getByRole('complementary').locator('strong');
  await expect(logo).toBeVisible();
  await page.evaluate(() => localStorage.setItem('layoutSettings', '{"sidebarLogo":false}'));
  await page.reload();
  await expect(menu(page)).toBeVisible();
  await expect(logo).toHaveCount(0);
  await page.getByRole('button', { name: /^当前分站/ }).click();
  await expect(page.getByRole('combobox', { name: '搜索分站' })).toBeFocused();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test.beforeEach(async ({ page }) => {
    await signIn(page, 'operator', '/company/company-list');
    await toggle(page).click();
    await expect(menu(page)).toBeVisible();
  });

  test('the drawer is as wide as on a desk', async ({ page }) => {
    const sidebar = page.getByRole('complementary').filter({ has: menu(page) });
    await expect(sidebar).toHaveCSS('width', '160px');
  });

  test('the drawer closes with a choice, even that of the page in view', async ({ page }) => {
    await link(page, '公司列表').click();
    await expect(menu(page)).toBeHidden();
    await expect(page).toHaveURL('/company/company-list');
    await toggle(page).click();
    await link(page, '工作台').click();
    await expect(page).toHaveURL('/dashboard');
    await expect(menu(page)).toBeHidden();
  });

  test('Esc and a touch beside it close the drawer; the focus comes back', async ({ page }) => {
    await page.keyboard.press('Escape');
    await expect(menu(page)).toBeHidden();
    await expect(toggle(page)).toBeFocused();
    await toggle(page).click();
    await page.getByRole('button', { name: '关闭菜单' }).click({ position: { x: 350, y: 400 } });
    await expect(menu(page)).toBeHidden();
  });

  test('the way back closes it before it leaves the page', async ({ page }) => {
    await link(page, '工作台').click();
    await expect(page).toHaveURL('/dashboard');
    await toggle(page).click();
    await expect(menu(page)).toBeVisible();
    await page.goBack();
    await expect(menu(page)).toBeHidden();
    await expect(page).toHaveURL('/dashboard');
    await page.goBack();
    await expect(page).toHaveURL('/company/company-list');
  });

  test('it is not there when the window has become wide and narrow again', async ({ page }) => {
    const beside = page.getByRole('button', { name: '关闭菜单' });
    await expect(beside).toBeVisible();
    await page.setViewportSize({ width: 1200, height: 844 });
    await expect(beside).toHaveCount(0);
    await expect(menu(page)).toBeVisible();
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(menu(page)).toBeHidden();
  });
});
