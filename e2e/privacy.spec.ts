import type { Page } from '@playwright/test';
import { expect, rows, signIn, test, waitForRows } from './fixtures';

const masked = /1\d{2}∙∙∙∙\d{4}/;
const full = /\b1[3-9]\d{9}\b/;
const textOf = (page: Page) => page.getByRole('main').innerText();

async function switchPrivacy(page: Page) {
  await page.getByRole('switch', { name: '隐私模式' }).click();
  await page.keyboard.press('Escape');
}

test('privacy masks numbers in lists, details and print; a click shows one for 30 s', async ({
  page,
}) => {
  await signIn(page, 'operator', '/user/user-list');
  await page.clock.install();
  await waitForRows(page);
  const phone = full.exec(await rows(page).first().innerText())?.[0] ?? '';
  await page.getByRole('button', { name: '界面设置' }).click();
  await switchPrivacy(page);
  await test.step('masks the numbers of the open list, also in print', async () => {
    await expect(rows(page).first()).toContainText(masked);
    expect(await textOf(page)).not.toMatch(full);
    await page.emulateMedia({ media: 'print' });
    expect(await textOf(page)).not.toMatch(full);
    await page.emulateMedia({ media: null });
  });
  await test.step('a click shows one number for 30 s', async () => {
    await rows(page)
      .first()
      .getByRole('button', { name: /^显示完整号码/ })
      .click();
    await expect(rows(page).first()).toContainText(phone);
    await expect(rows(page).nth(1)).toContainText(masked);
    await page.clock.runFor(31_000);
    await expect(rows(page).first()).toContainText(masked);
  });
  await test.step('the details are masked too, also after a reload', async () => {
    await rows(page).first().getByRole('link').first().click();
    const open = page.getByRole('link', { name: '打开页面' });
    await expect(open).toBeVisible();
    expect(await textOf(page)).not.toMatch(full);
    await open.click();
    await expect(page).toHaveURL(/user-details/);
    await expect(page.getByRole('main').getByText(masked).first()).toBeVisible();
    await page.reload();
    await expect(page.getByRole('main').getByText(masked).first()).toBeVisible();
    expect(await textOf(page)).not.toMatch(full);
  });
});
