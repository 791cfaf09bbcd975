import { expect, fillSignIn, rows, signInButton, test } from '../fixtures';
import { gates, measureLoad } from '../measure';

test('the sign-in is usable within its bytes and requests', async ({ page }) => {
  await page.goto('/login');
  await expect(signInButton(page)).toBeEnabled();
  await expect(page.getByLabel('验证码', { exact: true })).toBeVisible();
  const load = await measureLoad(page);
  expect(load.scriptKb).toBeLessThanOrEqual(gates.loginScriptKb);
  expect(load.requests).toBeLessThanOrEqual(gates.loginRequests);
});

test('from the sign-in to the first list stays within its bytes and files', async ({ page }) => {
  await page.goto('/login?redirect=/company/company-list');
  await fillSignIn(page, 'operator');
  await signInButton(page).click();
  await expect(rows(page).first()).toBeVisible();
  const load = await measureLoad(page);
  expect(load.scriptKb).toBeLessThanOrEqual(gates.listScriptKb);
  expect(load.files).toBeLessThanOrEqual(gates.listFiles);
});
