import type { Request } from '@playwright/test';
import routes from '../../locales/zh-CN/routes.json' with { type: 'json' };
import { expect, fillSignIn, imageCode, rows, signInButton, test } from '../fixtures';
import { limits, markRows, measureLoad } from '../measure';

test('the sign-in stays within its limits of script bytes and requests', async ({ page }) => {
  await page.goto('/login');
  // The document shows the form earlier; the picture is there when the console has started.
  await expect(imageCode(page)).toBeVisible();
  const load = await measureLoad(page);
  expect(load.scriptKb).toBeLessThanOrEqual(limits.loginScriptKb);
  expect(load.requests).toBeLessThanOrEqual(limits.loginRequests);
});

test('the first list after the sign-in stays within its limits of script bytes and files', async ({
  page,
}) => {
  await markRows(page);
  await page.goto('/login?redirect=/company/company-list');
  await fillSignIn(page, 'operator');
  await signInButton(page).click();
  await expect(rows(page).first()).toHaveText(/\S/);
  const load = await measureLoad(page);
  expect(load.scriptKb).toBeLessThanOrEqual(limits.listScriptKb);
  expect(load.files).toBeLessThanOrEqual(limits.listFiles);
});

test('a list opened from the workbench stays within its limit of script bytes, with what was loaded ahead', async ({
  page,
}) => {
  const name = routes['/company/company-list'];
  await markRows(page, `main section[aria-label="${name}"] tbody`);
  await page.goto('/login');
  await fillSignIn(page, 'operator');
  await signInButton(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await page.locator('aside nav').getByRole('link', { name, exact: true }).click();
  await expect(rows(page).first()).toHaveText(/\S/);
  const load = await measureLoad(page);
  expect(load.scriptKb).toBeLessThanOrEqual(limits.menuScriptKb);
});

test('the code of the next page loads before the sign-in is sent, and the start calls run in parallel', async ({
  page,
}) => {
  const loaded: string[] = [];
  const running = new Set<Request>();
  page.on('request', (request) => running.add(request));
  page.on('requestfinished', (request) => {
    loaded.push(request.url());
    running.delete(request);
  });
  await page.goto('/login?redirect=/company/company-list');
  await fillSignIn(page, 'operator');
  // Typing starts the load. An idle page proves nothing, because it may have been idle before.
  const isLoaded = () => loaded.some((url) => /\/company-list-.*\.js$/.test(url)) && !running.size;
  await expect.poll(isLoaded).toBe(true);
  const starts = [/user-info/, /user-settings/, /table-setting/, /user-available-substations/];
  const asked = Promise.all(starts.map((start) => page.waitForRequest(start)));
  // Holds back this response until the other start calls are sent: they must not wait for it.
  await page.route(/application-configuration/, async (route) => {
    await asked;
    await route.continue();
  });
  const clicked = await page.evaluate(() => performance.now());
  await signInButton(page).click();
  await expect(rows(page).first()).toBeVisible();
  const between = await page.evaluate((from) => {
    const entries = performance
      .getEntriesByType('resource')
      .filter(({ startTime }) => startTime > from);
    const list = entries.findIndex(({ name }) => /\/api\/company\/company\?/.test(name));
    return entries.slice(0, list + 1).map(({ name }) => new URL(name).pathname);
  }, clicked);
  expect(between.at(-1)).toMatch(/^\/api\/company\//);
  expect(between.filter((path) => /\.(js|css)$/.test(path))).toEqual([]);
});
