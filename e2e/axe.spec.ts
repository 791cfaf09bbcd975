import type { Page } from '@playwright/test';
import { findViolations } from './accessibility';
import { expect, signIn, test } from './fixtures';
import { navigate, waitForPage, routeTitles } from './pages';

const titles = routeTitles('zh-CN');

const check = async (page: Page) => expect(await findViolations(page)).toEqual([]);

test('the sign-in, /404 and /401 pass axe', async ({ page }) => {
  await page.goto('/login');
  await expect(page.getByLabel('验证码', { exact: true })).toBeVisible();
  await check(page);
  await signIn(page, 'operator');
  // A page that the user leaves while it loads stays busy until it is shown again.
  await waitForPage(page, titles['/dashboard'] ?? '');
  for (const path of ['/404', '/401']) {
    await navigate(page, path);
    await waitForPage(page, titles[path] ?? '');
    await check(page);
  }
});

test(
  'forms, menus and dialogs opened over a page pass axe',
  { tag: '@phone' },
  async ({ page }) => {
    // Further rows repeat the markup of the first ones, and axe takes long for them on a busy machine.
    await signIn(page, 'operator', '/company/company-list?limit=5');
    await test.step('the form and its error messages pass axe', async () => {
      // The first button belongs to a row on the desktop and to a card on a phone.
      await page.getByRole('button', { name: '编辑' }).first().click();
      const popup = page.getByRole('dialog', { name: /公司/ });
      await popup.getByLabel('公司名称').fill('');
      await popup.getByRole('button', { name: /保\s*存/ }).click();
      await expect(popup.getByText('公司名称为必填项')).toBeVisible();
      await check(page);
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: '放弃修改' }).click();
      await expect(popup).toHaveCount(0);
    });
    await test.step('the row menu and its confirmation pass axe in dark mode', async () => {
      await page.emulateMedia({ colorScheme: 'dark' });
      await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark');
      // On a phone the first 更多 on the page belongs to the toolbar, so this looks next to the edit button.
      await page
        .getByRole('button', { name: '编辑' })
        .first()
        .locator('..')
        .getByRole('button', { name: '更多' })
        .click();
      const entry = page.getByRole('menuitem', { name: '删除' });
      await expect(entry).toBeVisible();
      await check(page);
      await entry.click();
      await expect(page.getByRole('dialog').getByRole('button', { name: /取\s*消/ })).toBeVisible();
      await check(page);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await page.emulateMedia({ colorScheme: 'light' });
    });
    await test.step('the groups of a list pass axe, and a group is added to the conditions until Back returns to them', async () => {
      const groups = page.getByRole('button', { name: '分组统计' });
      if (!(await groups.isVisible()))
        await page.getByRole('button', { name: '更多' }).first().click();
      await groups.or(page.getByRole('menuitem', { name: '分组统计' })).click();
      await expect(page.getByText(/^共 3,000 条，\d+ 组$/)).toBeVisible();
      const by = page.getByRole('combobox', { name: '分组依据' });
      await by.selectOption('所在地区');
      await page.getByRole('combobox', { name: '再按' }).selectOption('状态');
      const province = page.getByRole('row', { name: /^山东省/ });
      await province.press('ArrowRight');
      const city = page.getByRole('row', { name: /^临沂市/ });
      await expect(city).toBeVisible();
      await check(page);
      await page.getByRole('button', { name: '导出分组' }).click();
      const file = page.waitForEvent('download');
      await page.getByRole('menuitem', { name: /xlsx/ }).click();
      expect((await file).suggestedFilename()).toMatch(/^公司分组统计 .+\.xlsx$/);
      await by.selectOption('所属分站');
      await page.getByRole('button', { name: '临沂分站', exact: true }).click();
      await expect(page).toHaveURL(/substationId=/);
      await expect(page.getByRole('treegrid')).toHaveCount(0);
      await page.goBack();
      await expect(by).toHaveValue('substationName');
      await expect(page.getByText(/^共 3,000 条，\d+ 组$/)).toBeVisible();
    });
    await test.step('the settings, the lock dialog and the lock screen pass axe', async () => {
      /** On a phone the actions of the top bar are in the user menu. */
      const choose = async (name: string) => {
        await page.getByRole('button', { name: '平台运营' }).click();
        await page
          .getByRole('button', { name, exact: true })
          .or(page.getByRole('menuitem', { name, exact: true }))
          .click();
        await expect(page.getByRole('dialog', { name })).toBeVisible();
      };
      await choose('界面设置');
      await check(page);
      await page.keyboard.press('Escape');
      await choose('锁定屏幕');
      await check(page);
      await page.getByLabel('锁屏密码', { exact: true }).fill('x');
      await page.getByLabel('确认密码', { exact: true }).fill('x');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('main', { name: '屏幕已锁定' })).toBeVisible();
      await check(page);
    });
  },
);
