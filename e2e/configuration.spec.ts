import type { Page } from '@playwright/test';
import { expect, moveByKeyboard, rows, signIn, test } from './fixtures';
import { openPage } from './navigation';

const popup = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });
const save = (page: Page) =>
  page
    .getByRole('button', { name: /^保\s*存$/ })
    .last()
    .click();

const pictures = (page: Page) => page.getByRole('textbox', { name: /^第 \d+ 张的标题$/ });

test('configuration: saves gear categories, external pages and share cards', async ({ page }) => {
  await test.step('adds a gear category with attributes and deletes it again', async () => {
    await signIn(page, 'operator', '/configuration/logistics-equipment-config');
    await page.getByRole('button', { name: /新\s*增/ }).click();
    const form = popup(page, '新增装备类别');
    await form.getByLabel('类别名称').fill('集装箱');
    await form.getByRole('button', { name: '添加一行' }).click();
    await form.getByLabel('属性名（第 1 行）').fill('箱型');
    await form.getByLabel('可选值（第 1 行）').fill('20GP，40HQ，');
    await form.getByRole('button', { name: /保\s*存/ }).click();
    await expect(form).toHaveCount(0);
    const row = rows(page).filter({ hasText: '集装箱' });
    await expect(row).toContainText('箱型');
    await row.getByRole('button', { name: '展开' }).click();
    await expect(page.getByText('40HQ')).toBeVisible();
    await row.getByRole('button', { name: '删除' }).click();
    await page.getByRole('button', { name: /确\s*认/ }).click();
    await expect(row).toHaveCount(0);
    // A category that is in use cannot be deleted.
    await expect(rows(page).first()).toContainText('叉车');
    await expect(rows(page).first().getByRole('button', { name: '删除' })).toHaveCount(0);
  });
  await test.step('refuses an external page without https, and shows its host as a safe link', async () => {
    await openPage(page, '/configuration/external-company-server-config');
    await rows(page).first().getByRole('button', { name: '编辑' }).click();
    const form = popup(page, '编辑外部页面');
    await form.getByLabel('网址').fill('http://example.com/shop');
    await form.getByRole('button', { name: /保\s*存/ }).click();
    await expect(form.getByText('请输入以 https:// 开头的完整网址')).toBeVisible();
    await form.getByLabel('网址').fill('https://shop.example.com/start?from=console');
    await form.getByRole('button', { name: /保\s*存/ }).click();
    await expect(form).toHaveCount(0);
    const link = rows(page).first().getByRole('link', { name: 'shop.example.com' });
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(link).toHaveAttribute('target', '_blank');
    // The host is said once.
    await expect(link.locator('..')).toHaveText('shop.example.com/start?from=console');
  });
  await test.step('shows the share card while its title is typed', async () => {
    await openPage(page, '/configuration/forwarding-graph-config');
    await rows(page).first().getByRole('button', { name: '编辑' }).click();
    const form = popup(page, '编辑转发图');
    await form.getByLabel('转发标题').fill('全国专线一键直达');
    await expect(form.getByRole('figure')).toContainText('全国专线一键直达');
    await form.getByRole('button', { name: /保\s*存/ }).click();
    await expect(form).toHaveCount(0);
    await expect(rows(page).first()).toContainText('全国专线一键直达');
  });
});

test('market images: copies images of another sub-station, names, sorts and saves them', async ({
  page,
}) => {
  await signIn(page, 'operator', '/configuration/substation-market-image');
  await expect(pictures(page).first()).toBeVisible();
  const before = await pictures(page).count();
  await page.getByRole('button', { name: '从其他分站复制' }).click();
  const copy = popup(page, '从其他分站复制');
  await copy.getByRole('combobox', { name: '来源分站' }).click();
  await page.locator('.ant-select-item-option').last().click();
  await copy.getByRole('checkbox').first().uncheck();
  const button = copy.getByRole('button', { name: /^追加 \d+ 张$/ });
  const count = Number(/\d+/.exec((await button.innerText()) ?? '')?.[0]);
  await button.click();
  await expect(pictures(page)).toHaveCount(before + count);
  await pictures(page).last().fill('东门卸货区');
  await moveByKeyboard(page.getByRole('button', { name: '移动“东门卸货区”' }), 'ArrowUp');
  await expect(pictures(page).nth(before + count - 2)).toHaveValue('东门卸货区');
  await save(page);
  await expect(page.getByText(/^已于 .* 保存$/)).toBeVisible();
  await page.reload();
  await expect(pictures(page)).toHaveCount(before + count);
  await expect(pictures(page).nth(before + count - 2)).toHaveValue('东门卸货区');
});
