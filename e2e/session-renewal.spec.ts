import type { Page, Request } from '@playwright/test';
import { runMockCommand } from './backend';
import { expect, fillSignIn, imageCode, signInButton, test, waitForRows } from './fixtures';

test.beforeEach(async ({ context }) => {
  await context.route('**/config.json', async (route) => {
    const config = await (await route.fetch()).json();
    const scope = 'Console offline_access';
    await route.fulfill({ json: { ...config, scope, silentRefresh: true } });
  });
});

async function signInFor(page: Page, seconds: number) {
  await page.goto('/login?redirect=%2Fcompany%2Fcompany-list');
  // The mocked backend is there, because it has sent the picture.
  await expect(imageCode(page)).toBeVisible();
  await runMockCommand(page, 'tokenSeconds', seconds);
  await fillSignIn(page, 'operator');
  await signInButton(page).click();
  await waitForRows(page);
}
const isRenewal = (request: Request) =>
  request.postData()?.includes('grant_type=refresh_token') ?? false;
const refresh = (page: Page) => page.getByRole('button', { name: '刷新', exact: true }).click();

test('the token is renewed once for all tabs; a copied refresh token ends the session', async ({
  page,
  context,
}) => {
  const renewals: string[] = [];
  context.on('request', (request) => {
    if (isRenewal(request)) renewals.push(request.url());
  });
  const stored = () =>
    page.evaluate(() => ({
      token: localStorage.getItem('access_token'),
      renewal: JSON.parse(localStorage.getItem('tokenRenewal') ?? '{}'),
    }));
  await page.clock.install();
  await signInFor(page, 600);
  const other = await context.newPage();
  await other.goto('/company/company-list');
  await waitForRows(other);
  const first = await stored();

  // Moves both tabs into the last tenth of the lifetime, in which they renew the token.
  await page.clock.fastForward(540_000);
  await expect.poll(async () => (await stored()).token).not.toBe(first.token);
  // Moves past the end of the first token.
  await page.clock.fastForward(60_000);
  const now = await page.evaluate(() => Date.now());
  expect(now).toBeGreaterThan(first.renewal.expiresAt);
  for (const tab of [page, other]) {
    const response = tab.waitForResponse(/\/api\/company\/company\?/);
    await refresh(tab);
    expect((await response).status()).toBe(200);
  }
  expect(renewals).toHaveLength(1);

  await page.evaluate(
    ([url, refresh_token]) =>
      fetch(url, {
        method: 'POST',
        headers: { 'accept-language': 'zh-Hans', 'is-all-substation': '1' },
        body: new URLSearchParams({
          grant_type: 'refresh_token',
          client_id: 'Console_App',
          refresh_token,
        }),
      }),
    [renewals[0] ?? '', String(first.renewal.refreshToken)] as const,
  );
  await refresh(page);
  await expect(page.getByText('登录可能已超时')).toBeVisible();
});

test('a session outlives its token, in an open page and when the console is opened again', async ({
  page,
}) => {
  const statuses: number[] = [];
  page.on('response', (response) => {
    if (isRenewal(response.request())) statuses.push(response.status());
  });
  await page.clock.install();
  await signInFor(page, 600);
  await page.clock.fastForward(120_000);
  await runMockCommand(page, 'expireToken');
  await refresh(page);
  await expect(page.getByText(/^未刷新/)).toHaveCount(0);
  await expect.poll(() => statuses).toEqual([200]);
  await waitForRows(page);

  // The computer sleeps while the token expires.
  await page.goto('about:blank');
  await page.clock.fastForward(3_600_000);
  await page.goto('/company/company-list');
  await waitForRows(page);
  expect(statuses).toEqual([200, 200]);
});

test('two windows renew 200 times without using a refresh token twice @full', async ({
  page,
  context,
}) => {
  test.setTimeout(420_000);
  const statuses: number[] = [];
  context.on('response', (response) => {
    if (isRenewal(response.request())) statuses.push(response.status());
  });
  // A busy machine takes longer than a second to open a window.
  await signInFor(page, 20);
  const other = await context.newPage();
  await other.goto('/company/company-list');
  await waitForRows(other);
  for (const window of [page, other]) await runMockCommand(window, 'tokenSeconds', 1);
  await expect.poll(() => statuses.length, { timeout: 380_000 }).toBeGreaterThanOrEqual(200);
  expect(statuses.filter((status) => status !== 200)).toEqual([]);
  await refresh(other);
  await waitForRows(other);
});
