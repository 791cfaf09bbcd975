import { expect, fillSignIn, signInButton, test } from '../fixtures';

const refused = (names: string[]) => {
  const get = () => {
    throw new DOMException('refused', 'SecurityError');
  };
  for (const name of names) Object.defineProperty(window, name, { get, configurable: true });
};

test('the demo signs in without any browser storage', async ({ page }) => {
  await page.addInitScript(refused, ['localStorage', 'sessionStorage', 'indexedDB', 'caches']);
  await page.goto('/company/company-list');
  await fillSignIn(page, 'operator');
  await signInButton(page).click();
  await expect(page).toHaveURL('/company/company-list');
  await expect(page.getByText('东营市信腾物流有限公司').first()).toBeVisible();
});

test('the demo shows in both languages that it cannot start without a service worker', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'serviceWorker', { get: () => undefined });
  });
  await page.goto('/');
  await expect(page.getByRole('heading', { name: '演示无法启动' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'The demo cannot start' })).toBeVisible();
});

test('a window that starts while another one installs the mocked backend does not load again', async ({
  page,
  context,
}) => {
  await context.route(/mockServiceWorker/, async (route) => {
    const response = await route.fetch();
    const worker = await response.text();
    const slow = 'new Promise((done) => setTimeout(done, 2000)).then(() => self.clients.claim())';
    await route.fulfill({ response, body: worker.replace('self.clients.claim()', slow) });
  });
  let proceed = () => {};
  const released = new Promise<void>((resolve) => (proceed = resolve));
  await page.route(/config\.json/, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/login');
  const other = await context.newPage();
  await other.goto('/login');
  await other.waitForFunction(async () =>
    Boolean((await navigator.serviceWorker.getRegistration())?.active),
  );
  await page.evaluate(() => Object.assign(window, { isFirst: true }));
  proceed();
  await expect(page.getByLabel('用户名', { exact: true })).toBeVisible();
  expect(await page.evaluate(() => 'isFirst' in window)).toBe(true);
  // The browser may still ask for the worker again, and the answer would come after the end of the test.
  await context.unrouteAll({ behavior: 'ignoreErrors' });
});
