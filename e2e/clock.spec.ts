import type { Page } from '@playwright/test';
import { runMockCommand } from './backend';
import { expect, fillSignIn, signIn, signInButton, test } from './fixtures';

const password = 'Lock-1';
/** A year in which every session of today has expired. */
const year = new Date().getFullYear() + 1;
const advance = (page: Page, step: string) => runMockCommand(page, 'advance', step);

test('the mock moves the clocks of server and page together when its clock is set or advanced', async ({
  page,
}) => {
  await signIn(page, 'operator');
  const today = page.getByRole('main').getByRole('time').first();
  await test.step('shows the day that was set, and the next one a day later', async () => {
    await runMockCommand(page, 'clock', `${year}-12-31T12:00:00`);
    await expect(today).toContainText(`${year}年12月31日`);
    await advance(page, '1 day');
    await expect(today).toContainText(`${year + 1}年1月1日`);
  });
  await test.step('ends the session, whose token has run out, and keeps the time over a reload', async () => {
    await page.reload();
    await fillSignIn(page, 'operator');
    await signInButton(page).click();
    await expect(today).toContainText(`${year + 1}年1月1日`);
  });
  await test.step('unlocks the screen 24 hours after it was locked', async () => {
    const lockScreen = page.getByRole('main', { name: '屏幕已锁定' });
    await page.getByRole('button', { name: '锁定屏幕' }).click();
    const dialog = page.getByRole('dialog', { name: '锁定屏幕' });
    await dialog.getByLabel('锁屏密码').fill(password);
    await dialog.getByLabel('确认密码').fill(password);
    await dialog.getByRole('button', { name: '锁定', exact: true }).click();
    await expect(lockScreen).toBeVisible();
    await advance(page, '1439 minutes');
    await expect(lockScreen).toBeVisible();
    await advance(page, '1 minute');
    await expect(lockScreen).toHaveCount(0);
  });
});
