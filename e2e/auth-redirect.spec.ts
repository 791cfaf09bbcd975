import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';

/**
 * Stores `state` as a sign-in started in this window does, opens the return address in a popup and records the
 * messages it sends back.
 */
async function openReturnAddress(page: Page, query: string, state: string | null = 'mine') {
  const opened = page.waitForEvent('popup');
  await page.evaluate(
    ([search, stored]) => {
      sessionStorage.removeItem('authState');
      if (stored !== null) sessionStorage.setItem('authState', stored ?? '');
      const received: string[] = [];
      Object.assign(window, { received });
      window.addEventListener('message', ({ data, origin }) => {
        if (origin === location.origin && typeof data === 'string') received.push(data);
      });
      window.open(`/auth-redirect${search}`);
    },
    [query, state] as const,
  );
  return opened;
}
const received = (page: Page) =>
  page.evaluate(() => (window as unknown as { received: string[] }).received);

test('/auth-redirect hands its query only to the window that stored the same state, and otherwise opens the sign-in', async ({
  page,
}) => {
  await page.goto('/login');
  for (const [what, query, state] of [
    ['another state', '?code=7&state=theirs', 'mine'],
    ['a state that nobody stored', '?code=7&state=mine', null],
    ['a token in the address', '?access_token=stolen', 'mine'],
  ] as const) {
    await test.step(`hands nothing over with ${what}`, async () => {
      const popup = await openReturnAddress(page, query, state);
      await expect(popup).toHaveURL('/login');
      expect(await received(page)).toEqual([]);
      const stored = await popup.evaluate(
        () => JSON.stringify(Object.entries(localStorage)) + document.cookie,
      );
      expect(stored).not.toMatch(/stolen|access_token/);
      await popup.close();
    });
  }
  await test.step('hands over the query with the stored state and closes the popup', async () => {
    const popup = await openReturnAddress(page, '?code=7&state=mine');
    await expect.poll(() => popup.isClosed()).toBe(true);
    await expect.poll(() => received(page)).toEqual(['?code=7&state=mine']);
  });
  await test.step('opens the sign-in when no window has opened it', async () => {
    await page.goto('/auth-redirect?code=7&state=x');
    await expect(page).toHaveURL('/login');
  });
});

test('/auth-redirect sends nothing to a window of another origin, even with the stored state', async ({
  page,
  context,
  baseURL,
}) => {
  await page.goto('/login');
  const foreign = await context.newPage();
  await foreign.route('http://elsewhere.test/', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>elsewhere</title>' }),
  );
  await foreign.goto('http://elsewhere.test/');
  await context.addInitScript(() => sessionStorage.setItem('authState', 'mine'));
  const opened = foreign.waitForEvent('popup');
  await foreign.evaluate((address) => {
    const received: unknown[] = [];
    Object.assign(window, { received });
    window.addEventListener('message', ({ data }) => received.push(data));
    window.open(address);
  }, `${baseURL}/auth-redirect?code=7&state=mine`);
  const popup = await opened;
  await expect(popup).toHaveURL('/login');
  expect(await received(foreign)).toEqual([]);
});
