import type { Page } from '@playwright/test';
import { expect, failNextCall, rows, signIn, test } from './fixtures';
import { navigate } from './pages';

const rowOf = (page: Page, text: string) => rows(page).filter({ hasText: text });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('base support: saves numbers, switches and JSON, finds regions, refreshes cache groups, publishes and rolls back a version', async ({
  page,
}) => {
  await signIn(page, 'operator', '/base-support/base-data');
  await test.step('refuses a number outside its range and saves a number within it', async () => {
    const input = page.getByRole('textbox', { name: '到期提醒' });
    await input.fill('500');
    await input.press('Enter');
    await expect(input).toHaveAccessibleDescription('请输入 1 到 365 之间的数');
    await input.fill('45');
    await input.press('Enter');
    await expect(page.getByText('操作成功')).toBeVisible();
    await page.reload();
    await expect(page.getByRole('textbox', { name: '到期提醒' })).toHaveValue('45');
  });
  await test.step('asks before it turns a switch on, and leaves it off after Cancel', async () => {
    const maintenance = page.getByRole('switch', { name: '维护模式' });
    await maintenance.click();
    await expect(page.getByText('开启“维护模式”？保存后立即对全平台生效。')).toBeVisible();
    await page.getByRole('button', { name: /^取\s*消$/ }).click();
    await expect(maintenance).not.toBeChecked();
    await maintenance.click();
    await page.getByRole('button', { name: /^确\s*认$/ }).click();
    await expect(page.getByText('操作成功')).toBeVisible();
    await expect(maintenance).toBeChecked();
  });
  await test.step('rejects invalid JSON and keeps the input, then saves valid JSON', async () => {
    await rowOf(page, '会员年费')
      .getByRole('button', { name: /^编辑 JSON/ })
      .click();
    const form = page.getByRole('dialog', { name: '编辑“会员年费”' });
    const value = form.getByRole('textbox', { name: '值' });
    await expect(value).toHaveValue(/\n {2}"member": 2980/);
    await value.fill('{"member": 3280,}');
    await form.getByRole('button', { name: /^保\s*存$/ }).click();
    await expect(form.getByText('JSON 格式不正确')).toBeVisible();
    await expect(value).toHaveValue('{"member": 3280,}');
    await value.fill('{"member": 3280}');
    await form.getByRole('button', { name: /^保\s*存$/ }).click();
    await expect(form).toHaveCount(0);
    await expect(rowOf(page, '会员年费')).toContainText('{"member":3280}');
  });
  await test.step('finds a region by name and selects it in the tree', async () => {
    await navigate(page, '/base-support/base-data?tab=regions');
    await page.getByRole('searchbox', { name: '搜索地区' }).fill('兰山');
    await page.getByRole('button', { name: /^山东省临沂市兰山区\s*区县$/ }).click();
    const detail = page.getByRole('region', { name: '地区详情' });
    await expect(detail.getByText('371302')).toBeVisible();
    await page.getByRole('searchbox', { name: '搜索地区' }).fill('');
    await expect(page.getByRole('treeitem', { name: /^兰山区/ })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await detail.getByRole('button', { name: '山东省' }).click();
    await expect(detail.getByText('370000')).toBeVisible();
  });
  await test.step('refreshes the chosen cache groups and retries the failed group', async () => {
    await navigate(page, '/base-support/cache');
    await button(page, '按分组刷新').click();
    const popup = page.getByRole('dialog', { name: '按分组刷新' });
    await expect(popup.getByRole('button', { name: '刷新' })).toBeDisabled();
    await popup.getByRole('checkbox', { name: '地区' }).check();
    await popup.getByRole('checkbox', { name: '分站' }).check();
    await expect(popup).toContainText('将刷新主缓存的分组“地区”、“分站”');
    await failNextCall(page, 'redis-cache/refresh', 'business');
    await popup.getByRole('button', { name: '刷新' }).click();
    await expect(popup).toContainText('成功 1 项，失败 1 项');
    await popup.getByRole('button', { name: /重试失败项/ }).click();
    await expect(popup).toContainText('成功 2 项，失败 0 项');
    await popup.getByRole('button', { name: '关闭' }).last().click();
    await expect(popup).toHaveCount(0);
  });
  await test.step('refuses a version below the current version, publishes a higher version and rolls back after typing', async () => {
    await navigate(page, '/base-support/client');
    await rowOf(page, '园区看板').getByRole('button', { name: '发布版本' }).click();
    const form = page.getByRole('dialog', { name: /^发布新版本：园区看板/ });
    await form.getByLabel('新版本号').fill('1.0.9');
    await form.getByLabel('更新说明').fill('新增车位看板。');
    await expect(form.getByText('版本号必须大于当前版本')).toBeVisible();
    await form.getByLabel('新版本号').fill('1.10.0');
    await form.getByRole('button', { name: /^保\s*存$/ }).click();
    await expect(form).toHaveCount(0);
    await expect(rowOf(page, '园区看板')).toContainText('1.10.0');

    await rowOf(page, '园区看板').getByRole('button', { name: '版本历史' }).click();
    const history = page.getByRole('dialog', { name: '园区看板（Windows）的版本历史' });
    await expect(history.getByText('当前版本')).toBeVisible();
    await history.getByRole('button', { name: '回滚到此版本' }).first().click();
    const question = page.getByRole('dialog', { name: '回滚到此版本' });
    await expect(question).toContainText('从 1.10.0 回滚到 1.1.0');
    const back = question.getByRole('button', { name: '回滚到此版本' });
    await expect(back).toBeDisabled();
    await question.getByRole('textbox').fill('1.1.0');
    await back.click();
    await expect(question).toHaveCount(0);
    await expect(history.getByText('已撤回')).toBeVisible();
    await history.getByRole('button', { name: '关闭' }).last().click();
    await expect(rowOf(page, '园区看板')).toContainText('1.1.0');
  });
});
