import type { Page } from '@playwright/test';
import { overHttp } from './backend';
import { expect, openCompanies, playFault, rows, test } from './fixtures';

const banner = (page: Page) => page.getByText('网络已断开，恢复前无法查询和保存');
const news = (page: Page) => page.getByText('系统已更新，重新载入后生效');
const comeBack = (page: Page) =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

test('a line that is down is said once, the rows stay, and the list refreshes itself once the line is back', async ({
  page,
  context,
  watch,
}) => {
  // The mocked backend's own files, which a slow machine may still be reading.
  watch.allow(/Failed to fetch dynamically imported module/);
  await openCompanies(page);
  // The demo's backend is in the page, where no line is needed.
  if (!overHttp) await playFault(page, 'GET /api/company/company', 'network');
  await context.setOffline(true);
  await expect(banner(page)).toBeVisible();
  await page.getByRole('button', { name: '刷新', exact: true }).click();
  await expect(page.getByText('网络连接失败，请检查网络后重试')).toHaveCount(1);
  await expect(page.getByText('未刷新')).toBeVisible();
  await expect(rows(page).first()).toHaveText(/\S/);
  await context.setOffline(false);
  await expect(banner(page)).toHaveCount(0);
  await expect(page.getByText('未刷新')).toHaveCount(0);
  await expect(page.getByText('网络已恢复')).toBeVisible();
  await expect(page.getByText('网络已恢复')).toHaveCount(0);
});

test('a newer build is offered, waits for unsaved work, and a reload brings it; the same build is no news', async ({
  page,
  baseURL,
}) => {
  await openCompanies(page);
  await test.step('the same build is no news', async () => {
    const asked = page.waitForResponse(`${baseURL}/`);
    await comeBack(page);
    await asked;
    await expect(news(page)).toHaveCount(0);
  });
  await rows(page).first().getByRole('button', { name: '编辑' }).click();
  const form = page.getByRole('dialog', { name: '编辑公司' });
  await form.getByLabel('联系人').fill('张三');
  // This window came from another build than the host has.
  await page.evaluate(() =>
    document.querySelector('meta[name="build"]')?.setAttribute('content', 'earlier'),
  );
  const asked = page.waitForResponse((response) => new URL(response.url()).pathname === '/');
  await comeBack(page);
  await asked;
  await expect(news(page)).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: '放弃修改' }).click();
  await expect(news(page)).toBeVisible();
  const reloaded = page.waitForEvent('load');
  await page.getByRole('button', { name: '重新载入' }).click();
  await reloaded;
  await expect(rows(page).first()).toHaveText(/\S/);
  await comeBack(page);
  await expect(news(page)).toHaveCount(0);
});
