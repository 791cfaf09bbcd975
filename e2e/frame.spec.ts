import type { Page } from '@playwright/test';
import { expect, failNextCall, openCompanies, rows, test, waitForRows } from './fixtures';
import { resizeWindow } from './navigation';
import { navigate } from './pages';

const sidebar = (page: Page) => page.getByRole('complementary').first();
const toggle = (page: Page) => page.getByRole('button', { name: '展开或收起菜单' });
const tabs = (page: Page) => page.getByRole('navigation', { name: '已打开的页面' });
const widthOf = async (page: Page) => (await sidebar(page).boundingBox())?.width;

test('the frame: keeps a tab per page, asks before unsaved work is closed, and folds its sidebar', async ({
  page,
}) => {
  await openCompanies(page, 'operator', '?status=2');
  await test.step('draws the sidebar 160 px wide, folds it to icons and keeps it folded after a reload', async () => {
    expect(await widthOf(page)).toBe(160);
    await toggle(page).click();
    await expect.poll(() => widthOf(page)).toBe(54);
    expect(await page.evaluate(() => document.cookie)).toContain('sidebarStatus=0');
    await page.reload();
    await expect(tabs(page)).toBeVisible();
    expect(await widthOf(page)).toBe(54);
    await toggle(page).click();
  });
  await test.step('hides the sidebar below 992 px and shows it again above', async () => {
    await resizeWindow(page, { width: 991, height: 800 });
    await expect(page.getByRole('navigation', { name: '主菜单' })).toBeHidden();
    await resizeWindow(page, { width: 992, height: 800 });
    await expect(page.getByRole('navigation', { name: '主菜单' })).toBeVisible();
    await resizeWindow(page, { width: 1440, height: 900 });
  });
  await test.step('loads a tab again with its query after a refresh', async () => {
    await expect(rows(page).first()).toHaveText(/\S/);
    const asked = page.waitForRequest(/\/api\/company\/company\?/);
    await page.getByRole('button', { name: '标签页操作' }).click();
    await page.getByRole('menuitem', { name: '刷新' }).click();
    await asked;
    await expect(page).toHaveURL('/company/company-list?status=2');
    await expect(rows(page).first()).toBeVisible();
  });
  await test.step('adds a single tab per visited page and no close button to the workbench', async () => {
    await navigate(page, '/profile/index');
    await expect(tabs(page).getByRole('link')).toHaveText(['工作台', '公司列表', '个人中心']);
    await expect(page.getByRole('button', { name: '关闭“工作台”' })).toHaveCount(0);
    await page.getByRole('button', { name: '关闭“个人中心”' }).click();
    await expect(page).toHaveURL('/company/company-list?status=2');
  });
  await test.step('asks before it closes all tabs with unsaved work, and keeps them after 留下', async () => {
    await tabs(page).getByRole('link', { name: '工作台' }).click();
    await expect(page).toHaveURL('/dashboard');
    await tabs(page).getByRole('link', { name: '公司列表' }).click();
    await rows(page).first().getByRole('button', { name: '编辑' }).click();
    const form = page.getByRole('dialog', { name: '编辑公司' });
    await form.getByLabel('联系人').fill('张三');
    // A hidden form keeps its values; only closing its tab would lose them.
    await navigate(page, '/dashboard');
    await expect(page).toHaveURL('/dashboard');
    await page.getByRole('button', { name: '标签页操作' }).click();
    await page.getByRole('menuitem', { name: '关闭所有' }).click();
    await page.getByRole('button', { name: '留下' }).click();
    await tabs(page).getByRole('link', { name: '公司列表' }).click();
    await expect(form.getByLabel('联系人')).toHaveValue('张三');
    // The form listens to keys a moment after it is visible, and before it focuses its first field.
    await expect(form.getByLabel('公司名称')).toBeFocused();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: '放弃修改' }).click();
    await expect(form).toHaveCount(0);
  });
  await test.step('keeps the workbench after all tabs are closed', async () => {
    await page.getByRole('button', { name: '标签页操作' }).click();
    await page.getByRole('menuitem', { name: '关闭所有' }).click();
    await expect(page).toHaveURL('/dashboard');
    await expect(tabs(page).getByRole('link')).toHaveText(['工作台']);
  });
  await test.step('shows a list that was closed with the rows that it had, until they are loaded', async () => {
    // The workbench counts companies by the same call.
    await expect(
      page.getByRole('region', { name: '要处理' }).getByRole('link', { name: /^公司将到期/ }),
    ).toHaveText(/\d/);
    await failNextCall(page, 'GET /api/company/company', 'badGateway');
    await navigate(page, '/company/company-list?status=2');
    await expect(page.getByText(/^未刷新，仍是 \d\d:\d\d 的数据$/)).toBeVisible();
    await expect(rows(page).first()).toHaveText(/\S/);
    await page.getByRole('button', { name: '重试' }).click();
    await waitForRows(page);
    await expect(page.getByText(/^未刷新/)).toHaveCount(0);
  });
});
