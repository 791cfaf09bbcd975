import type { Page } from '@playwright/test';
import demo from '../src/mocks/demo-users.json' with { type: 'json' };
import { expect, rows, tabTo, test, imageCode } from './fixtures';

const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });

test('the keyboard is enough to sign in, search, open and close a page, lock and unlock', async ({
  page,
}) => {
  await page.goto('/login');
  await expect(imageCode(page)).toBeVisible();
  for (const [name, text] of [
    ['用户名', 'operator'],
    ['密码', demo.password],
    ['验证码', demo.captcha],
  ] as const) {
    await field(page, name).evaluate((input) => input.ownerDocument.body.focus());
    await tabTo(field(page, name));
    await page.keyboard.press('Control+a');
    await page.keyboard.type(text);
  }
  await page.keyboard.press('Enter');
  const tabs = page.getByRole('navigation', { name: '已打开的页面' });
  await expect(tabs).toBeVisible();

  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog', { name: '快速查找' }).getByRole('combobox')).toBeFocused();
  await page.keyboard.type('gslb');
  await expect(page.getByRole('listbox').getByRole('option', { selected: true })).toContainText(
    '公司列表',
  );
  await page.keyboard.press('Enter');
  await expect(rows(page).first()).toHaveText(/\S/);

  // The way forward leads through all rows of the list.
  await tabTo(tabs.getByRole('link', { name: '公司列表' }), 'Shift+Tab');
  await page.keyboard.press('Delete');
  await expect(page).toHaveURL('/dashboard');
  await expect(tabs.getByRole('link')).toHaveText(['工作台']);

  await tabTo(page.getByRole('button', { name: '锁定屏幕' }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(field(page, '锁屏密码')).toBeFocused();
  await page.keyboard.type('one 1');
  await tabTo(field(page, '确认密码'));
  await page.keyboard.type('one 1');
  await page.keyboard.press('Enter');
  const locked = page.getByRole('main', { name: '屏幕已锁定' });
  await expect(locked).toBeVisible();
  await expect(locked.getByLabel('锁屏密码')).toBeFocused();
  await page.keyboard.type('one 1');
  await page.keyboard.press('Enter');
  await expect(locked).toHaveCount(0);
  await expect(tabs).toBeVisible();
});
