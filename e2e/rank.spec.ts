import type { Page } from '@playwright/test';
import { confirm, expect, rows, signIn, test } from './fixtures';

const popup = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });
const save = (page: Page, name: string | RegExp) =>
  popup(page, name)
    .getByRole('button', { name: /保\s*存/ })
    .click();
const option = (page: Page, name: string | RegExp) =>
  page
    .locator('.ant-select-dropdown:visible .ant-select-item-option')
    .filter({ hasText: name })
    .first();

async function open(page: Page, path: string) {
  await signIn(page, 'operator', path);
  await expect(rows(page).first()).toHaveText(/\S/);
}

test('ranking points: are added to a line, refused below zero, and adjusted only with a reason', async ({
  page,
}) => {
  await open(page, '/rank/line-rank-point');
  await test.step('refuses negative points from a deal, adds points to a line and deletes them', async () => {
    await page.getByRole('button', { name: '新增', exact: true }).click();
    const form = popup(page, '新增积分记录');
    await expect(form.getByRole('combobox', { name: '专线' })).toBeDisabled();
    await form.getByRole('combobox', { name: '公司' }).fill('物流');
    await option(page, /物流/).click();
    await form.getByRole('combobox', { name: '专线' }).click();
    await option(page, /→|—|-/).click();
    await form.getByRole('combobox', { name: '积分来源' }).click();
    await option(page, '成交').click();
    await form.getByRole('spinbutton', { name: '积分' }).fill('-5');
    await save(page, '新增积分记录');
    await expect(form.getByText('只有人工调整可以扣分')).toBeVisible();
    await form.getByRole('spinbutton', { name: '积分' }).fill('25');
    await form.getByLabel('备注').fill('端到端记录');
    await save(page, '新增积分记录');
    await expect(form).toHaveCount(0);
    const added = rows(page).filter({ hasText: '端到端记录' });
    await expect(added).toContainText('成交');
    await added.getByRole('button', { name: '删除' }).click();
    await confirm(page, '积分？');
    await expect(added).toHaveCount(0);
  });
  await test.step('opens this month’s ranking and requires a reason for an adjustment', async () => {
    await page.getByRole('link', { name: '本月排名' }).click();
    await expect(page).toHaveURL(/line-rank-management\?.*period=\d{4}-\d\d/);
    // On the first of a month its ranking may be empty.
    const month = page.getByRole('textbox', { name: '月份' });
    const current = await month.inputValue();
    await page.getByRole('button', { name: '上一月' }).click();
    await expect(month).not.toHaveValue(current);
    await expect(rows(page).first()).toHaveText(/\S/);
    await expect(page.getByRole('columnheader', { name: '较上月' })).toBeVisible();
    await rows(page).first().getByRole('button', { name: '调整' }).click();
    const form = popup(page, '调整排名');
    await form.getByRole('spinbutton', { name: '人工调整' }).fill('900');
    await form.getByLabel('调整原因').fill('');
    await save(page, '调整排名');
    await expect(form.locator('.ant-form-item-explain-error')).toContainText('调整原因');
    await form.getByLabel('调整原因').fill('旺季保供奖励');
    await save(page, '调整排名');
    await expect(form).toHaveCount(0);
    await expect(rows(page).filter({ hasText: '旺季保供奖励' }).first()).toContainText('+900');
  });
});
