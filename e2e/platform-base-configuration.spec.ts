import type { Page } from '@playwright/test';
import { expect, moveByKeyboard, rows, signIn, test } from './fixtures';
import { chooseTab, openPage } from './navigation';

const rowOf = (page: Page, text: string) => rows(page).filter({ hasText: text });
const save = /^保\s*存$/;
const confirm = (page: Page) => page.getByRole('button', { name: /^确\s*认$/ });

test('platform settings: change a company type, icons and mini programs', async ({ page }) => {
  await test.step('renames a company type in its list row', async () => {
    await signIn(page, 'operator', '/platform-base-configuration/company-type-settings');
    const row = rows(page).filter({ has: page.getByRole('cell', { name: '落地配', exact: true }) });
    await row.first().getByRole('cell').nth(1).dblclick();
    const name = page.getByRole('textbox', { name: '显示名称' });
    await name.fill('城市落地配');
    await name.press('Enter');
    await expect(page.getByText('操作成功')).toBeVisible();
    await expect(rowOf(page, '城市落地配')).toHaveCount(1);
  });
  await test.step('sorts icons by keyboard and shows the order in the app preview', async () => {
    await openPage(page, '/platform-base-configuration/icon-settings');
    await expect(rows(page).first()).toContainText('找专线');
    await page.getByRole('button', { name: '调整顺序' }).click();
    const popup = page.getByRole('dialog', { name: '调整图标顺序' });
    await moveByKeyboard(popup.getByRole('button', { name: '移动“找专线”' }), 'ArrowDown');
    await expect(popup.getByRole('listitem').first()).toContainText('发货');
    await popup.getByRole('button', { name: save }).click();
    await expect(popup).toHaveCount(0);
    await expect(rows(page).first()).toContainText('发货');
    await page.getByRole('tab', { name: '应用内预览' }).click();
    const preview = page.getByRole('region', { name: '应用内预览' });
    await expect(preview.getByRole('listitem').first()).toContainText('发货');
  });
  await test.step('requires an https link for a web page, and a path for a mini program', async () => {
    await chooseTab(page, '图标列表');
    await rowOf(page, '联系客服').getByRole('button', { name: '编辑' }).click();
    const form = page.getByRole('dialog', { name: '编辑图标' });
    await expect(form.getByLabel('链接', { exact: true })).toHaveCount(0);
    const choose = async (type: string) => {
      await form.getByRole('combobox', { name: '链接类型' }).click();
      await page.getByTitle(type, { exact: true }).last().click();
    };
    await choose('网页');
    const link = form.getByLabel('链接', { exact: true });
    await link.fill('http://help.example.com');
    await form.getByRole('button', { name: save }).click();
    await expect(form.getByText('请输入以 https:// 开头的完整网址')).toBeVisible();
    await link.fill('https://help.example.com');
    await form.getByRole('button', { name: save }).click();
    await expect(form).toHaveCount(0);
    await expect(rowOf(page, '联系客服')).toContainText('https://help.example.com');

    await rowOf(page, '联系客服').getByRole('button', { name: '编辑' }).click();
    await choose('小程序');
    await form.getByRole('combobox', { name: /链接$/ }).click();
    await page.getByTitle('满载货运').click();
    await form.getByRole('textbox', { name: '链接 页面路径' }).fill('/pages/help');
    await form.getByRole('button', { name: save }).click();
    await expect(rowOf(page, '联系客服')).toContainText('wx3f8a21c90b7de465/pages/help');
  });
  await test.step('refuses a malformed or used AppID and keeps the input', async () => {
    await openPage(page, '/platform-base-configuration/external-mini-program-configuration');
    await rowOf(page, '满载货运').getByRole('button', { name: '编辑' }).click();
    const form = page.getByRole('dialog', { name: '编辑小程序' });
    await form.getByLabel('AppID').fill('wx123');
    await form.getByRole('button', { name: save }).click();
    await expect(form.getByText('AppID 以 wx 开头，共 18 位字母和数字')).toBeVisible();
    await form.getByLabel('AppID').fill('wx2d4f6a8c0e1b3957');
    await form.getByRole('button', { name: save }).click();
    await expect(page.locator('.ant-message-error')).toContainText('已配置');
    await expect(form.getByLabel('AppID')).toHaveValue('wx2d4f6a8c0e1b3957');
  });
});

test('default keywords and receiving rules: refuse duplicates, show changes and keep unconfirmed input', async ({
  page,
}) => {
  await test.step('refuses a duplicate keyword, asks before unsaved keywords are lost, and saves them', async () => {
    await signIn(page, 'operator', '/platform-base-configuration/default-data-settings');
    const card = page.getByRole('group').filter({ hasText: '物流装备默认关键词' });
    const input = card.getByRole('textbox', { name: '添加' });
    await expect(card.getByRole('button', { name: save })).toBeDisabled();
    await input.fill('全新');
    await input.press('Enter');
    await expect(card.getByRole('alert')).toContainText('关键词“全新”重复');
    await input.fill('冷藏，厢式');
    await input.press('Enter');
    await expect(card.getByText('有未保存的修改')).toBeVisible();
    await page.getByRole('button', { name: '关闭“默认数据设置”' }).click();
    await page.getByRole('button', { name: /^留\s*下$/ }).click();
    await card.getByRole('button', { name: save }).click();
    await expect(card.getByText('有未保存的修改')).toHaveCount(0);
  });
  await test.step('shows each rule before and after, keeps the input when the question is cancelled, and both pages keep what was saved after a reload', async () => {
    await openPage(page, '/platform-base-configuration/source-receiving-rules');
    await expect(page.getByLabel('每日可取消')).toHaveValue(/\d/);
    await page.getByLabel('每日可取消').fill('9');
    const saveButton = page.getByRole('button', { name: save });
    await page.getByRole('switch', { name: '显示手机号' }).click();
    await saveButton.click();
    const question = page.getByRole('dialog').filter({ hasText: '保存临沂分站的货源承接规则？' });
    await expect(question).toContainText(/每日可取消：\d 次 → 9 次/);
    await expect(question).toContainText(/显示手机号：[是否] → [是否]/);
    await question.getByRole('button', { name: /^取\s*消$/ }).click();
    // The next question looks the same, so this waits until this one is gone.
    await expect(question).toHaveCount(0);
    await expect(page.getByLabel('每日可取消')).toHaveValue('9');
    await saveButton.click();
    await confirm(page).click();
    await expect(page.getByText(/^已于 .* 保存$/)).toBeVisible();
    await page.reload();
    await expect(page.getByLabel('每日可取消')).toHaveValue('9');
    await openPage(page, '/platform-base-configuration/default-data-settings');
    const card = page.getByRole('group').filter({ hasText: '物流装备默认关键词' });
    await expect(card.getByRole('listitem').last()).toContainText('厢式');
  });
});
