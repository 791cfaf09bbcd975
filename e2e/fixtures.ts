import {
  expect,
  test as base,
  type BrowserContext,
  type Locator,
  type Page,
} from '@playwright/test';
import type { Fault } from '@/mocks/server/faults';
import { isQuirk, quirks as knownQuirks } from '@/mocks/server/quirks';
import { storageKeys } from '../src/config/limits';
import demo from '../src/mocks/demo-users.json' with { type: 'json' };
import { httpApiOrigin, isHttpBackend, resetBackend, runMockCommand } from './backend';

export { expect };
export type { Fault };
export type UserName =
  | 'operator'
  | 'manager'
  | 'staff'
  | 'backoffice'
  | 'company'
  | 'disabled'
  | 'broken'
  | 'blank';

/** Deviations of the backend in all tests of a run, separated by commas, e.g. E2E_MOCK=noContent. */
const quirks = (process.env.E2E_MOCK ?? '')
  .split(',')
  .filter(Boolean)
  .map((name) => {
    if (isQuirk(name)) return name;
    throw new Error(`E2E_MOCK accepts ${knownQuirks.join(', ')}, but not ${name}`);
  });

interface PageErrors {
  /** Allows console errors that the test expects, e.g. the error that React logs for an error boundary. */
  allow: (pattern: RegExp) => void;
  /** Allows requests to a host that the test has started itself. */
  allowHost: (origin: string) => void;
}

/**
 * Every test fails on an uncaught error, an unexpected console error, or a request to a foreign host. The browser
 * logs every failed response itself; those errors are expected.
 */
export const test = base.extend<{ pageErrors: PageErrors }>({
  pageErrors: [
    async ({ page, context, baseURL }, use) => {
      await resetBackend(quirks);
      await context.addInitScript((given) => Object.assign(window, given), {
        mockLatencyMs: 0,
        mockQuirks: quirks,
        // Loading 41,000 towns into every page would take a third of the processor time of its start.
        mockTowns: process.env.E2E_FULL === '1',
      });
      const allowedOrigins = [baseURL, ...(isHttpBackend ? [httpApiOrigin] : [])];
      const problems: string[] = [];
      const allowed = [/Failed to load resource/];
      page.on('pageerror', ({ message }) => {
        // The browser checks the service worker of the mock for an update, which fails when the page closes meanwhile.
        if (!message.startsWith('Failed to update a ServiceWorker'))
          problems.push(`uncaught: ${message}`);
      });
      page.on('console', (message) => {
        const text = message.text();
        if (message.type() === 'error' && !allowed.some((pattern) => pattern.test(text))) {
          problems.push(`console: ${text}`);
        }
      });
      page.on('request', (request) => {
        const url = new URL(request.url());
        if (url.protocol.startsWith('http') && !allowedOrigins.includes(url.origin)) {
          problems.push(`foreign host: ${url.origin}`);
        }
      });
      await use({
        allow: (pattern) => allowed.push(pattern),
        allowHost: (origin) => allowedOrigins.push(origin),
      });
      expect(problems).toEqual([]);
    },
    { auto: true },
  ],
});

/** The picture of the image code; it is not in the DOM while it loads. */
export const imageCode = (page: Page) =>
  page.getByRole('button', { name: /^验证码图片/ }).locator('img');

export async function fillSignIn(page: Page, userName: string, password = demo.password) {
  // A dialog that is still closing would take the focus from the input.
  await expect(page.getByRole('dialog')).toHaveCount(0);
  // The form does not submit the code before its picture is loaded.
  await expect(imageCode(page)).toBeVisible();
  await page.getByLabel('用户名', { exact: true }).fill(userName);
  await page.getByLabel('密码', { exact: true }).fill(password);
  await page.getByLabel('验证码', { exact: true }).fill(demo.captcha);
}

export const signInButton = (page: Page) => page.getByRole('button', { name: /^登\s*录$/ });

type State = Awaited<ReturnType<BrowserContext['storageState']>>;
/** Session and mocked backend after the first sign-in of each user in this worker process. */
const sessions = new Map<UserName, State>();
const { token, tenant, tenantName } = storageKeys;
const sessionKeys: string[] = [token, tenant, tenantName];

/** The declared type of the storage state omits its databases. */
interface Databases {
  indexedDB?: { name: string }[];
}

async function keepSession(page: Page, userName: UserName) {
  const { cookies, origins } = await page.context().storageState({ indexedDB: true });
  const kept = origins.map((origin: State['origins'][number] & Databases) => ({
    ...origin,
    localStorage: origin.localStorage.filter(({ name }) => sessionKeys.includes(name)),
    indexedDB: origin.indexedDB?.filter(({ name }) => name === 'freightline-mock'),
  }));
  sessions.set(userName, { cookies, origins: kept });
}

/** Signs in, with the form the first time and with the stored session afterwards, and waits for the top bar. */
export async function signIn(page: Page, userName: UserName, path = '/') {
  const session = sessions.get(userName);
  const isNew = page.url() === 'about:blank' && !isHttpBackend;
  if (session && isNew) await page.context().setStorageState(session);
  await page.goto(path);
  const menuButton = page.getByRole('button', { name: '展开或收起菜单' });
  // In a test with its own clock the stored session may have expired.
  await expect(menuButton.or(signInButton(page))).toBeVisible();
  if (await menuButton.isVisible()) return;
  await fillSignIn(page, userName);
  await signInButton(page).click();
  await expect(menuButton).toBeVisible();
  if (isNew) await keepSession(page, userName);
}

export async function openCompanies(page: Page, userName: UserName = 'operator', query = '') {
  await signIn(page, userName, `/company/company-list${query}`);
  await waitForRows(page);
}

/** Matches a document title that begins with this text; the number of waiting tasks may precede it. */
export const titleFrom = (text: string) => new RegExp(`^(\\(\\d+\\+?\\) )?${text}`);

/** Data rows of the visible table. */
export const rows = (page: Page) => page.getByRole('row').filter({ has: page.getByRole('cell') });

/** Makes the next calls whose path contains `part` fail. */
export const failNextCall = (page: Page, part: string, fault: Fault, times = 1) =>
  runMockCommand(page, 'fail', part, fault, times);

/** Waits until the page has run the timers of 0 ms and the effects that are due. */
export const nextTask = (page: Page) =>
  page.evaluate(() => new Promise((done) => setTimeout(done)));

/** Starts to wait for the message before the action: the message lasts two seconds, which a click may take on a busy machine. */
export const waitForMessage = (page: Page, text: string, act: () => Promise<unknown>) =>
  Promise.all([page.getByText(text).waitFor(), act()]);

/** Moves an item of a sortable list by keyboard, as screen reader users do. */
export async function moveByKeyboard(handle: Locator, key: 'ArrowUp' | 'ArrowDown') {
  const page = handle.page();
  const announcement = page.getByRole('status').filter({ hasText: /第 \d+ 项/ });
  await handle.focus();
  await page.keyboard.press('Space');
  // dnd-kit first measures positions, and then announces that the item is at its own position.
  await expect(announcement).toContainText('移到');
  // dnd-kit adds its listener for the arrow keys in a timer of 0 ms after this announcement.
  await nextTask(page);
  const before = await announcement.innerText();
  await page.keyboard.press(key);
  await expect(announcement).not.toHaveText(before);
  await page.keyboard.press('Space');
  await expect(announcement).toContainText('已放在');
}

/** Chooses a region by name in a field of the visible form. */
export async function chooseRegion(form: Locator, field: string, region: string) {
  const page = form.page();
  await form.getByRole('button', { name: new RegExp(`^${field}`) }).click();
  await page.getByRole('searchbox', { name: new RegExp(field) }).fill(region);
  await page
    .getByRole('button', { name: new RegExp(region) })
    .first()
    .click();
}
export const chooseDistrict = (form: Locator) => chooseRegion(form, '所在地区', '临沂市兰山区');

/** Waits for the rows of the visible list; placeholder rows are empty while it loads, and rows from memory are busy. */
export async function waitForRows(page: Page) {
  await expect(rows(page).first()).toHaveText(/\S/);
  await expect(page.locator('table[aria-busy]').filter({ visible: true })).toHaveCount(0);
}

/** Confirms the dialog that contains `text`. */
export const confirm = (page: Page, text: string | RegExp) =>
  page
    .getByRole('dialog')
    .filter({ hasText: text })
    .getByRole('button', { name: /确\s*认/ })
    .click();

/** Prevents the browser's dialog for tel: links, which would cover the page. */
export const blockPhoneLinks = (page: Page | BrowserContext) =>
  page.addInitScript(() => {
    document.addEventListener('click', (event) => {
      const { target } = event;
      if (target instanceof Element && target.closest('a[href^="tel:"]')) event.preventDefault();
    });
  });

/** Clicks a row action, which is a button or, on a narrow row, an entry of the row menu. */
export async function clickAction(row: Locator, action: string) {
  await expect(row).toBeVisible();
  const button = row.getByRole('button', { name: action, exact: true });
  if (await button.isVisible()) return button.click();
  await row.getByRole('button', { name: '更多' }).click();
  return row.page().getByRole('menuitem', { name: action, exact: true }).click();
}

/** Returns a PNG of 400 × 200 px for a file input. */
export async function drawPicture(page: Page, name: string) {
  const data = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    canvas.width = 400;
    canvas.height = 200;
    canvas.getContext('2d')?.fillRect(0, 0, 200, 200);
    return canvas.toDataURL('image/png').split(',')[1] ?? '';
  });
  return { name, mimeType: 'image/png', buffer: Buffer.from(data, 'base64') };
}

/** Pastes HTML into a text field, as from another program. */
export const pasteHtml = (text: Locator, html: string) =>
  text.evaluate((element, markup) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', markup);
    element.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  }, html);

export async function tabTo(control: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  await expect(control).toBeVisible();
  const maxStops = 500;
  for (let stops = 1; stops <= maxStops; stops += 1) {
    await control.page().keyboard.press(key);
    if (await control.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`Not among the next ${maxStops} Tab stops: ${String(control)}`);
}

/** The visible elements that are still loading; those of tabs in the background are left out. */
export const busyParts = (scope: Page | Locator) =>
  scope.locator('[aria-busy="true"]').filter({ visible: true });

/** Cycles the focus through a dialog and returns the number of stops; fails when the focus leaves the dialog. */
export async function countTabStops(dialog: Locator, key: 'Tab' | 'Shift+Tab') {
  const page = dialog.page();
  // A key that is pressed before the dialog has the focus would go to the page below.
  const hasFocus = () => dialog.evaluate((box) => box.contains(document.activeElement));
  await expect.poll(hasFocus).toBe(true);
  await page.keyboard.press(key);
  const activeElement = () => page.evaluateHandle(() => document.activeElement);
  let first = await activeElement();
  let stops = 0;
  for (let presses = 1; presses <= 200; presses += 1) {
    await page.keyboard.press(key);
    stops += 1;
    const focus = await dialog.evaluate((box, start) => {
      const active = document.activeElement;
      return {
        isInside: box !== active && box.contains(active),
        isBack: active === start,
        isGone: !start?.isConnected,
      };
    }, first);
    expect(focus.isInside, `${key} ${presses} stays in the dialog`).toBe(true);
    if (focus.isBack) return stops;
    // A control is replaced by another element when its options are loaded; then the count starts again.
    if (focus.isGone) [first, stops] = [await activeElement(), 0];
  }
  throw new Error(`${key} never returned to the first stop`);
}
