import { expect, test as base, type Page } from '@playwright/test';
import demo from '../src/mocks/demo-users.json' with { type: 'json' };

export { expect };
export type UserName =
  | 'operator'
  | 'manager'
  | 'staff'
  | 'backoffice'
  | 'company'
  | 'disabled'
  | 'broken';

/** Faults that the mocked backend can play; `part` is a piece of the call's path. */
export type Fault =
  | 'unauthorized'
  | 'forbidden'
  | 'error'
  | 'business'
  | 'badGateway'
  | 'empty'
  | 'nullItems'
  | 'network'
  | 'conflict';

interface Watch {
  /** Console errors that the test expects, e.g. the browser's own line about a 502. */
  allow: (pattern: RegExp) => void;
}

/**
 * Every test fails on an uncaught error, an unexpected console error, or a request to a foreign host.
 * The browser writes a console error of its own for every failed answer; those belong to the answer.
 */
export const test = base.extend<{ watch: Watch }>({
  watch: [
    async ({ page, baseURL }, use) => {
      const found: string[] = [];
      const allowed = [/Failed to load resource/];
      page.on('pageerror', (error) => found.push(`uncaught: ${error.message}`));
      page.on('console', (message) => {
        const text = message.text();
        if (message.type() === 'error' && !allowed.some((pattern) => pattern.test(text))) {
          found.push(`console: ${text}`);
        }
      });
      page.on('request', (request) => {
        const url = new URL(request.url());
        if (url.protocol.startsWith('http') && url.origin !== baseURL) {
          found.push(`foreign host: ${url.origin}`);
        }
      });
      await use({ allow: (pattern) => allowed.push(pattern) });
      expect(found).toEqual([]);
    },
    { auto: true },
  ],
});

export async function fillSignIn(page: Page, userName: string, password = demo.password) {
  await page.getByLabel('用户名', { exact: true }).fill(userName);
  await page.getByLabel('密码', { exact: true }).fill(password);
  await page.getByLabel('验证码', { exact: true }).fill(demo.captcha);
}

export const signInButton = (page: Page) => page.getByRole('button', { name: /^登\s*录$/ });

/** Signs in through the form and waits for the frame. */
export async function signIn(page: Page, userName: UserName, path = '/') {
  await page.goto(path);
  await fillSignIn(page, userName);
  await signInButton(page).click();
  await expect(page.getByRole('navigation', { name: '已打开的页面' })).toBeVisible();
}

export async function openCompanies(page: Page, userName: UserName = 'operator', query = '') {
  await signIn(page, userName, `/company/company-list${query}`);
  await expect(rows(page).first()).toBeVisible();
}

/** Data rows of the table in view. */
export const rows = (page: Page) => page.getByRole('row').filter({ has: page.getByRole('cell') });

/** Lets the next calls whose path contains `part` fail. */
export async function playFault(page: Page, part: string, fault: Fault, times = 1) {
  await page.evaluate(
    ([where, what, count]) =>
      (
        window as unknown as {
          mock: { fail: (part: string, fault: string, times: number) => void };
        }
      ).mock.fail(String(where), String(what), Number(count)),
    [part, fault, times] as const,
  );
}
