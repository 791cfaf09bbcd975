import type { Page } from '@playwright/test';
import { isHttpBackend } from './backend';
import { expect, openCompanies, failNextCall, rows, test } from './fixtures';

const banner = (page: Page) => page.getByText('网络已断开，恢复前无法查询和保存');
const updateNotice = (page: Page) => page.getByText('系统已更新，重新载入后生效');
const returnToWindow = (page: Page) =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

test('a lost connection is shown once and keeps the rows; the list refreshes when the network is back', async ({
  page,
  context,
  pageErrors,
}) => {
  // On a slow machine, files of the mocked backend may still be loading when the network is switched off.
  pageErrors.allow(/Failed to fetch dynamically imported module/);
  await openCompanies(page);
  // The demo's backend runs inside the page and works offline, so its call is made to fail.
  if (!isHttpBackend) await failNextCall(page, 'GET /api/company/company', 'network');
  await context.setOffline(true);
  await expect(banner(page)).toBeVisible();
  await page.getByRole('button', { name: '刷新', exact: true }).click();
  await expect(page.getByText('网络连接失败，请检查网络后重试')).toHaveCount(1);
  await expect(page.getByText(/^未刷新/)).toBeVisible();
  await expect(rows(page).first()).toHaveText(/\S/);
  // The message lasts three seconds, so the test waits for it from before the network is back.
  const back = page.getByText('网络已恢复').waitFor();
  await context.setOffline(false);
  await back;
  await expect(banner(page)).toHaveCount(0);
  await expect(page.getByText(/^未刷新/)).toHaveCount(0);
  await expect(page.getByText('网络已恢复')).toHaveCount(0);
});

test('a new build: is offered while no work is unsaved, and a reload applies it', async ({
  page,
  baseURL,
}) => {
  await openCompanies(page);
  await test.step('offers no reload while the build is the same', async () => {
    const checked = page.waitForResponse(`${baseURL}/`);
    await returnToWindow(page);
    await (await checked).finished();
    await expect(updateNotice(page)).toHaveCount(0);
  });
  // Pretends that this window runs an earlier build than the host serves.
  await page.evaluate(() =>
    document.querySelector('meta[name="build"]')?.setAttribute('content', 'earlier'),
  );
  await returnToWindow(page);
  await expect(updateNotice(page)).toBeVisible();
  await rows(page).first().getByRole('button', { name: '编辑' }).click();
  const form = page.getByRole('dialog', { name: '编辑公司' });
  await form.getByLabel('联系人').fill('张三');
  await expect(updateNotice(page)).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: '放弃修改' }).click();
  await expect(updateNotice(page)).toBeVisible();
  const reloaded = page.waitForEvent('load');
  await page.getByRole('button', { name: '重新载入' }).click();
  await reloaded;
  await expect(rows(page).first()).toHaveText(/\S/);
  await returnToWindow(page);
  await expect(updateNotice(page)).toHaveCount(0);
});
