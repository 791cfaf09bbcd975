import demo from '../src/mocks/demo-users.json' with { type: 'json' };
import { expect, fillSignIn, failNextCall, signInButton, test, imageCode } from './fixtures';

const alertText = (page: import('@playwright/test').Page, text: string) =>
  page.getByRole('dialog').filter({ hasText: text });

test.beforeEach(async ({ page }) => {
  await page.goto('/login');
  await expect(page.getByLabel('验证码', { exact: true })).toBeVisible();
});

test('the sign-in: shows each refusal and failure once and keeps the form; a sign-out opens no dialog', async ({
  page,
}) => {
  await test.step('shows a wrong password once, keeps name and password, and loads a new image code', async () => {
    const picture = page.getByRole('button', { name: '验证码图片，点击更换' }).locator('img');
    const before = await picture.getAttribute('src');
    await fillSignIn(page, 'operator', 'wrong password');
    await signInButton(page).click();
    await expect(alertText(page, '登录名或密码错误')).toHaveCount(1);
    await page.getByRole('dialog').getByRole('button').click();
    await expect(page.getByLabel('用户名', { exact: true })).toHaveValue('operator');
    await expect(page.getByLabel('密码', { exact: true })).toHaveValue('wrong password');
    await expect(page.getByLabel('验证码', { exact: true })).toHaveValue('');
    await expect(picture).not.toHaveAttribute('src', before ?? '');
  });
  await test.step('shows a wrong image code once', async () => {
    await fillSignIn(page, 'operator');
    await page.getByLabel('验证码', { exact: true }).fill('0000');
    await signInButton(page).click();
    await expect(alertText(page, '验证码')).toHaveCount(1);
    await page.getByRole('dialog').getByRole('button').click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
  await test.step('refuses a disabled user', async () => {
    await fillSignIn(page, 'disabled');
    await signInButton(page).click();
    await expect(page.getByRole('dialog')).toHaveCount(1);
    await expect(page).toHaveURL('/login');
    await page.getByRole('dialog').getByRole('button').click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
  await fillSignIn(page, 'operator');
  await test.step('shows a single message for a failed call and keeps the password', async () => {
    await failNextCall(page, '/connect/token', 'badGateway');
    await signInButton(page).click();
    await expect(alertText(page, '请求失败（502），请稍后重试')).toHaveCount(1);
    await page.getByRole('dialog').getByRole('button').click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByLabel('密码', { exact: true })).toHaveValue(demo.password);
    await page.getByLabel('验证码', { exact: true }).fill(demo.captcha);
    // The form does not submit the code before its new picture is loaded.
    await expect(imageCode(page)).toBeVisible();
  });
  await signInButton(page).click();
  await expect(page).toHaveURL('/dashboard');
  await page.getByRole('button', { name: '平台运营' }).click();
  await page.getByRole('menuitem', { name: '退出登录' }).click();
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
});

test(
  'the sign-in: fits its window, and remembers tenant and language',
  { tag: '@phone' },
  async ({ page }) => {
    await test.step('fits its window without horizontal scroll', async () => {
      const width = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(width).toBeLessThanOrEqual(0);
    });
    await test.step('refuses an inactive tenant, and takes an active one', async () => {
      await page.getByRole('button', { name: '切换' }).click();
      const tenant = page.getByRole('textbox', { name: '租户名称' });
      await tenant.fill('inactive');
      await page.getByRole('button', { name: /^确\s*[定认]$/ }).click();
      await expect(page.getByRole('alert')).toContainText('停用');
      expect(await page.evaluate(() => document.cookie)).not.toContain('__tenant');
      await tenant.fill('lunan');
      await page.getByRole('button', { name: /^确\s*[定认]$/ }).click();
      await expect(page.getByText(/租户：.*lunan/)).toBeVisible();
    });
    await test.step('switches the language at once, and keeps it and the tenant after a reload', async () => {
      await page.getByRole('combobox', { name: '语言' }).selectOption('en');
      await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
      await page.reload();
      await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
      await expect(page.getByText(/lunan/)).toBeVisible();
    });
  },
);
