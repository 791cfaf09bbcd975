import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, signIn, test } from './fixtures';

async function check(page: Page) {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${String(node.target)}`),
  );
  expect(found).toEqual([]);
}

test('the sign-in can be used by everybody', async ({ page }) => {
  await page.goto('/login');
  await expect(page.getByLabel('验证码', { exact: true })).toBeVisible();
  await check(page);
});

for (const path of ['/dashboard', '/profile/index', '/404', '/401', '/company/company-list']) {
  test(`${path} can be used by everybody`, async ({ page }) => {
    await signIn(page, 'operator', path);
    await expect(page.getByRole('main')).toBeVisible();
    await expect(page.getByRole('heading').first()).toBeAttached();
    if (path.includes('list'))
      await expect(page.getByRole('button', { name: '编辑' }).first()).toBeVisible();
    await check(page);
  });
}

test('the form can be used by everybody', async ({ page }) => {
  await signIn(page, 'operator', '/company/company-list');
  // One row on the desk, one card on the phone.
  await page.getByRole('button', { name: '编辑' }).first().click();
  const popup = page.getByRole('dialog', { name: /公司/ });
  await popup.getByLabel('公司名称').fill('');
  await popup.getByRole('button', { name: /保\s*存/ }).click();
  await expect(popup.getByText('公司名称为必填项')).toBeVisible();
  await check(page);
});

test('the settings, setting a lock and the lock can be used by everybody', async ({ page }) => {
  await signIn(page, 'operator');
  /** On a phone what the bar can do stands in the menu of the user. */
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
