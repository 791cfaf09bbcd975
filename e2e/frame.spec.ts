import type { Page } from '@playwright/test';
import { expect, openCompanies, rows, signIn, test } from './fixtures';

const sidebar = (page: Page) => page.getByRole('complementary').first();
const toggle = (page: Page) => page.getByRole('button', { name: '展开或收起菜单' });
const tabs = (page: Page) => page.getByRole('navigation', { name: '已打开的页面' });
const widthOf = async (page: Page) => (await sidebar(page).boundingBox())?.width;

test('the sidebar is 160 px wide, folds to icons, and is found as it was left', async ({
  page,
}) => {
  await signIn(page, 'operator');
  expect(await widthOf(page)).toBe(160);
  await toggle(page).click();
  await expect.poll(() => widthOf(page)).toBe(54);
  expect(await page.evaluate(() => document.cookie)).toContain('sidebarStatus=0');
  await page.reload();
  await expect(tabs(page)).toBeVisible();
  expect(await widthOf(page)).toBe(54);
});

test('below 992 px the sidebar leaves the page, live', async ({ page }) => {
  await signIn(page, 'operator');
  await page.setViewportSize({ width: 991, height: 800 });
  await expect(page.getByRole('navigation', { name: '主菜单' })).toBeHidden();
  await page.setViewportSize({ width: 992, height: 800 });
  await expect(page.getByRole('navigation', { name: '主菜单' })).toBeVisible();
});

test('a visited page is a tab once; the workbench is pinned and survives every closing', async ({
  page,
}) => {
  await openCompanies(page);
  await page.goto('/profile/index');
  await expect(tabs(page).getByRole('link')).toHaveText(['工作台', '公司列表', '个人中心']);
  await expect(page.getByRole('button', { name: '关闭“工作台”' })).toHaveCount(0);
  await page.getByRole('button', { name: '关闭“个人中心”' }).click();
  await expect(page).toHaveURL('/company/company-list');
  await page.getByRole('button', { name: '标签页操作' }).click();
  await page.getByRole('menuitem', { name: '关闭所有' }).click();
  await expect(page).toHaveURL('/dashboard');
  await expect(tabs(page).getByRole('link')).toHaveText(['工作台']);
});

test('a refresh of a tab loads it anew with its query', async ({ page }) => {
  await openCompanies(page, 'operator', '?status=2');
  const asked = page.waitForRequest(/\/api\/company\/company\?/);
  await page.getByRole('button', { name: '标签页操作' }).click();
  await page.getByRole('menuitem', { name: '刷新' }).click();
  await asked;
  await expect(page).toHaveURL('/company/company-list?status=2');
  await expect(rows(page).first()).toBeVisible();
});

test('closing a tab over unsaved work asks first', async ({ page }) => {
  await signIn(page, 'operator');
  const menu = page.getByRole('navigation', { name: '主菜单' });
  await menu.getByRole('button', { name: '公司管理' }).click();
  await menu.getByRole('link', { name: '公司列表' }).click();
  await rows(page).first().getByRole('button', { name: '编辑' }).click();
  await page.getByRole('dialog', { name: '编辑公司' }).getByLabel('联系人').fill('张三');
  // Another page only hides the form; closing its tab would lose it.
  await page.goBack();
  await expect(page).toHaveURL('/dashboard');
  await page.getByRole('button', { name: '标签页操作' }).click();
  await page.getByRole('menuitem', { name: '关闭所有' }).click();
  await page.getByRole('button', { name: '留下' }).click();
  await tabs(page).getByRole('link', { name: '公司列表' }).click();
  const form = page.getByRole('dialog', { name: '编辑公司' });
  await expect(form.getByLabel('联系人')).toHaveValue('张三');
});

test('a tenant that the server has forgotten can be cleared on the sign-in page', async ({
  page,
  baseURL,
}) => {
  await page.context().addCookies([{ name: '__tenant', value: 'no-such-tenant', url: baseURL }]);
  await page.goto('/login');
  await expect(page.getByText(/租户：no-such-tenant/)).toBeVisible();
  await page.getByRole('button', { name: '切换' }).click();
  await page.getByRole('button', { name: '清除' }).click();
  await expect(page.getByText(/租户：未选择/)).toBeVisible();
  expect(await page.evaluate(() => document.cookie)).not.toContain('__tenant');
});
