import demo from '../src/mocks/demo-users.json' with { type: 'json' };
import { expect, fillSignIn, failNextCall, signInButton, test, imageCode } from './fixtures';

const alertText = (page: import('@playwright/test').Page, text: string) =>
  page.getByRole('dialog').filter({ hasText: text });

test.beforeEach(async ({ page }) => {
  await page.goto('/login');
  await expect(page.getByLabel('验证码', { exact: true })).toBeVisible();
});

test('the sign-in: shows each refusal once, keeps the form and sends a double click once', async ({
  page,
}) => {
  await test.step('names the missing fields of an empty form and sends nothing', async () => {
    const sent: string[] = [];
    page.on('request', (request) => sent.push(request.url()));
    await page.getByLabel('用户名', { exact: true }).fill('');
    await signInButton(page).click();
    await expect(page.getByText('请输入用户名')).toBeVisible();
    await expect(page.getByText('请输入密码')).toBeVisible();
    expect(sent.filter((url) => url.includes('/connect/token'))).toEqual([]);
  });
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
  await test.step('sends a single sign-in for a double click, with the password unchanged', async () => {
    const bodies: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/connect/token')) bodies.push(request.postData() ?? '');
    });
    await fillSignIn(page, 'operator', ' p 密 ');
    await signInButton(page).dblclick();
    await expect(page.getByRole('dialog')).toHaveCount(1);
    expect(bodies).toHaveLength(1);
    expect(new URLSearchParams(bodies[0]).get('password')).toBe(' p 密 ');
  });
});

test('the sign-in: shows a single message per failure and keeps the form; a sign-out opens no dialog', async ({
  page,
}) => {
  await fillSignIn(page, 'operator');
  for (const [fault, text] of [
    ['badGateway', '请求失败（502），请稍后重试'],
    ['empty', '服务器返回的数据无法识别，请稍后重试'],
    ['network', '网络连接失败，请检查网络后重试'],
  ] as const) {
    await test.step(`shows a single message for ${fault} and keeps the password`, async () => {
      await failNextCall(page, '/connect/token', fault);
      await signInButton(page).click();
      await expect(alertText(page, text)).toHaveCount(1);
      await page.getByRole('dialog').getByRole('button').click();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(page.getByLabel('密码', { exact: true })).toHaveValue(demo.password);
      await page.getByLabel('验证码', { exact: true }).fill(demo.captcha);
      // The form does not submit the code before its new picture is loaded.
      await expect(imageCode(page)).toBeVisible();
    });
  }
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
  async ({ page, baseURL }) => {
    await test.step('fits its window without horizontal scroll', async () => {
      const width = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(width).toBeLessThanOrEqual(0);
    });
    await test.step('clears a tenant that the server does not know', async () => {
      await page
        .context()
        .addCookies([{ name: '__tenant', value: 'no-such-tenant', url: baseURL }]);
      await page.reload();
      await expect(page.getByText(/租户：no-such-tenant/)).toBeVisible();
      await page.getByRole('button', { name: '切换' }).click();
      await page.getByRole('button', { name: '清除' }).click();
      await expect(page.getByText(/租户：未选择/)).toBeVisible();
      expect(await page.evaluate(() => document.cookie)).not.toContain('__tenant');
      // The reload removes the message about the unknown tenant.
      await page.reload();
      await expect(page.getByText(/租户：未选择/)).toBeVisible();
    });
    await test.step('refuses unknown and inactive tenants, and keeps a known tenant after a reload', async () => {
      await page.getByRole('button', { name: '切换' }).click();
      const tenant = page.getByRole('textbox', { name: '租户名称' });
      await tenant.fill('nobody');
      await page.getByRole('button', { name: /^确\s*[定认]$/ }).click();
      await expect(page.getByRole('alert')).toBeVisible();
      await tenant.fill('inactive');
      await page.getByRole('button', { name: /^确\s*[定认]$/ }).click();
      await expect(page.getByRole('alert')).toContainText('停用');
      expect(await page.evaluate(() => document.cookie)).not.toContain('__tenant');
      await tenant.fill('lunan');
      await page.getByRole('button', { name: /^确\s*[定认]$/ }).click();
      await expect(page.getByText(/租户：.*lunan/)).toBeVisible();
      await page.reload();
      await expect(page.getByText(/租户：.*lunan/)).toBeVisible();
    });
    await test.step('switches the language at once and keeps it after a reload', async () => {
      await page.getByRole('combobox', { name: '语言' }).selectOption('en');
      await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
      await page.reload();
      await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
    });
  },
);
