import type { Page } from '@playwright/test';
import { findViolations } from './accessibility';
import { expect, waitForRows, rows, signIn, test } from './fixtures';

const dialog = (page: Page) => page.getByRole('dialog', { name: '快速查找' });
const input = (page: Page) => dialog(page).getByRole('combobox');
async function open(page: Page) {
  await page.keyboard.press('Control+k');
  await expect(input(page)).toBeFocused();
}

test('the palette: opens from anywhere, finds pages and records by keyboard, and passes axe', async ({
  page,
}) => {
  await signIn(page, 'operator');
  const refresh = page.getByRole('button', { name: '刷新', exact: true });
  await test.step('loads its code when it is first opened', async () => {
    await page.waitForLoadState('networkidle');
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await open(page);
    expect(asked.filter((url) => /\/palette-.*\.js/.test(url)).length).toBeGreaterThan(0);
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
  });
  await test.step('the palette and the list of shortcuts pass axe', async () => {
    await open(page);
    expect(await findViolations(page, { include: '[role="dialog"]' })).toEqual([]);
    await page.keyboard.press('Escape');
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog', { name: '键盘快捷键' })).toBeVisible();
    expect(await findViolations(page, { include: '[role="dialog"]' })).toEqual([]);
    await page.keyboard.press('Escape');
  });
  await test.step('finds a page by its initials and opens it by keyboard', async () => {
    await open(page);
    await page.keyboard.type('gslb');
    await expect(page.getByRole('listbox').getByRole('option', { selected: true })).toContainText(
      '公司列表',
    );
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/company/company-list');
    await expect(dialog(page)).toHaveCount(0);
    await waitForRows(page);
  });
  await test.step('closes with Esc and returns the focus', async () => {
    await refresh.focus();
    await open(page);
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await expect(refresh).toBeFocused();
  });
  await test.step('focuses the first filter with /, and lists the shortcuts with ?', async () => {
    await page.keyboard.press('/');
    const first = page.getByRole('region', { name: '查询条件' }).getByRole('textbox').first();
    await expect(first).toBeFocused();
    // In a box ? is a character.
    await refresh.focus();
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog', { name: '键盘快捷键' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(refresh).toBeFocused();
  });
  await test.step('Esc closes an open form after Ctrl+K', async () => {
    await rows(page).first().getByRole('button', { name: '编辑' }).click();
    // The form listens to keys a moment after it is visible, and before it focuses its first field.
    await expect(page.getByRole('dialog').getByLabel('公司名称')).toBeFocused();
    await page.keyboard.press('Control+k');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
  await test.step('finds an opened record by its name, also after a reload', async () => {
    const first = rows(page).first();
    const name = (await first.getByRole('cell', { name: /公司$/ }).innerText()).trim();
    await first.getByRole('link', { name: '详情' }).click();
    await expect(page).toHaveURL(/company-details/);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toContainText(name);
    const address = page.url();
    await page.goto('/dashboard');
    await expect(page.getByRole('navigation', { name: '已打开的页面' })).toBeVisible();
    await open(page);
    await expect(dialog(page).getByText('最近打开')).toBeVisible();
    await page.keyboard.type(name);
    await expect(page.getByRole('listbox').getByRole('option', { selected: true })).toContainText(
      name,
    );
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(address);
  });
});

test('the palette: switches the sub-station by name and reloads the window', async ({ page }) => {
  await signIn(page, 'manager');
  await open(page);
  const station = page.getByRole('group', { name: '切换分站' }).getByRole('option').first();
  const name = (await station.innerText()).trim();
  await page.keyboard.type(name);
  await expect(page.getByRole('listbox').getByRole('option', { selected: true })).toHaveText(name);
  const reloaded = page.waitForEvent('load');
  await page.keyboard.press('Enter');
  await expect(page.getByText('正在切换站点')).toBeVisible();
  await reloaded;
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('substation') ?? ''))
    .toContain(name === '全部分站' ? '"id":0' : name);
});
