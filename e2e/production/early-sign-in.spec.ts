import type { Page } from '@playwright/test';
import demo from '../../src/mocks/demo-users.json' with { type: 'json' };
import { expect, fillSignIn, rows, signInButton, test } from '../fixtures';

/** Keeps a file back until the returned function is called; by default the code of the console. */
async function hold(page: Page, file = /\/assets\/start-[\w-]+\.js$/): Promise<() => void> {
  let release = () => undefined as void;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(file, async (route) => {
    await released;
    await route.continue();
  });
  return () => release();
}

const userName = (page: Page) => page.getByLabel(/^(用户名|User name)$/);
const picture = (page: Page) => page.getByRole('button', { name: /^验证码图片/ }).locator('img');
/** The name and the selection of the focused input. */
const caret = (page: Page) =>
  page.evaluate(() => {
    const { activeElement } = document;
    if (!(activeElement instanceof HTMLInputElement)) return null;
    return [activeElement.name, activeElement.selectionStart, activeElement.selectionEnd];
  });

/** The sum of the layout shifts of the page. */
const layoutShift = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += Reflect.get(entry, 'value');
        }).observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => setTimeout(() => resolve(sum)));
      }),
  );

test('the sign-in can be typed into before the code of the console has loaded, which keeps text, focus and caret', async ({
  page,
}) => {
  const release = await hold(page);
  await page.goto('/company/company-list?page=2', { waitUntil: 'commit' });
  await expect(userName(page)).toBeFocused();
  await page.keyboard.type('operatr');
  await page.keyboard.press('ArrowLeft');
  await test.step('keeps a press of Enter instead of sending the form to the host', async () => {
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/company/company-list?page=2');
  });
  const input = await userName(page).elementHandle();
  release();
  // The press is done now; it says what is missing, in the order of the form.
  await expect(page.getByRole('alert').first()).toHaveText(/密码/);
  expect(await input?.evaluate((element) => element.isConnected)).toBe(true);
  await expect(userName(page)).toHaveValue('operatr');
  await userName(page).focus();
  await page.keyboard.type('o');
  await expect(userName(page)).toHaveValue('operator');
  await expect(page).toHaveURL('/login?redirect=%2Fcompany%2Fcompany-list%3Fpage%3D2');
  await expect(picture(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.type(demo.password);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type(`${demo.captcha}\n`);
  await expect(rows(page).first()).toBeVisible();
  await expect(page).toHaveURL(/\/company\/company-list\?page=2$/);
});

test('the early sign-in shows what the console shows: user, tenant, colours and language, without a shift', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/login');
  await page.getByRole('button', { name: '切换' }).click();
  await page.getByRole('textbox', { name: '租户名称' }).fill('lunan');
  await page.keyboard.press('Enter');
  await expect(page.getByText('租户：lunan')).toBeVisible();
  await page.getByRole('combobox', { name: '语言' }).selectOption('en');
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await page.evaluate(() => localStorage.setItem('rememberedUser', 'operator'));
  const release = await hold(page);
  await page.reload({ waitUntil: 'commit' });
  await test.step('before the code of the console has loaded', async () => {
    await expect(page.getByText('Tenant: lunan')).toBeVisible();
    await expect(page.getByLabel('Remember user name')).toBeChecked();
    await expect(userName(page)).toHaveValue('operator');
    await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark');
    await page.keyboard.type('pass');
    await page.keyboard.press('Home');
    expect(await caret(page)).toEqual(['password', 0, 0]);
  });
  release();
  await test.step('and afterwards', async () => {
    await expect(page.getByRole('button', { name: /^Image code/ }).locator('img')).toBeVisible();
    expect(await caret(page)).toEqual(['password', 0, 0]);
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('pass');
    await expect(userName(page)).toHaveValue('operator');
    await expect(page.getByText('Tenant: lunan')).toBeVisible();
    expect(await layoutShift(page)).toBe(0);
  });
});

test('the early sign-in takes another language, which the console shows as soon as config.json has arrived', async ({
  page,
}) => {
  const release = await hold(page);
  const releaseConfig = await hold(page, /\/config\.json$/);
  await page.goto('/login', { waitUntil: 'commit' });
  await page.getByRole('combobox', { name: '语言' }).selectOption('en');
  await userName(page).pressSequentially('operator');
  release();
  const note = page.getByText('正在等待部署配置 config.json');
  await expect(note).toBeVisible();
  releaseConfig();
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await expect(userName(page)).toHaveValue('operator');
  await expect(page.getByRole('combobox', { name: 'Language' })).toHaveValue('en');
  await expect(note).toHaveCount(0);
});

test('the early sign-in is not shown to somebody who is signed in', async ({ page }) => {
  await page.goto('/login?redirect=/company/company-list');
  await fillSignIn(page, 'operator');
  await signInButton(page).click();
  await expect(rows(page).first()).toBeVisible();
  const release = await hold(page);
  await page.reload({ waitUntil: 'commit' });
  await expect(page.locator('template')).toHaveCount(2);
  await expect(page.locator('html')).toHaveAttribute('data-scheme', 'light');
  await expect(page.getByRole('textbox')).toHaveCount(0);
  release();
  await expect(rows(page).first()).toBeVisible();
});
