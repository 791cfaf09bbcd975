import type { Page } from '@playwright/test';
import { expect, rows, signIn, test } from './fixtures';

const popup = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });
const save = (page: Page, name: string | RegExp) =>
  popup(page, name)
    .getByRole('button', { name: /保\s*存/ })
    .click();

test('recommended lines: recommends a line with the text of its company', async ({ page }) => {
  await signIn(page, 'operator', '/marketing/line-recommend');
  await expect(rows(page).first()).toHaveText(/\S/);
  await test.step('recommends a line and takes the text of its company as default', async () => {
    const cells = rows(page).first().getByRole('cell');
    const [company, station] = [await cells.nth(2).innerText(), await cells.nth(3).innerText()];
    await page.getByRole('button', { name: '新增', exact: true }).click();
    const form = popup(page, '新增推荐专线');
    const visible = page.locator('.ant-select-dropdown:visible .ant-select-item-option');
    await form.getByRole('combobox', { name: '所属分站' }).fill(station.trim());
    await visible.filter({ hasText: station.trim() }).first().click();
    await form.getByRole('combobox', { name: '公司' }).fill(company.trim());
    await visible.filter({ hasText: company.trim() }).first().click();
    const words = form.getByLabel('推荐文案');
    await expect(words).toHaveValue(/\S/);
    await form.getByRole('combobox', { name: '专线' }).click();
    await visible.last().click();
    const month = `${new Date().getFullYear() + 1}-12`;
    await form.getByLabel('推荐时段：开始').fill(`${month}-01 00:00:00`);
    await page.keyboard.press('Enter');
    await form.getByLabel('推荐时段：结束').fill(`${month}-31 00:00:00`);
    await page.keyboard.press('Enter');
    await words.fill('端到端：每日两班，当晚装车。');
    await save(page, '新增推荐专线');
    await expect(form).toHaveCount(0);
    await page.goto('/marketing/line-recommend?sort=startTime+descending');
    await expect(rows(page).filter({ hasText: '端到端：每日两班' })).toContainText(`${month}-01`);
  });
});
