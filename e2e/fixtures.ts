import {
  expect,
  test as base,
  type BrowserContext,
  type Locator,
  type Page,
} from '@playwright/test';
import { storageKeys } from '../src/config/limits';
import demo from '../src/mocks/demo-users.json' with { type: 'json' };
import type { Fault } from '../src/mocks/fault-answers';
import { isManner, manners as known } from '../src/mocks/manners';
import { httpApiOrigin, overHttp, startOver, steer } from './backend';

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

/** How the backend answers in every test of a run, e.g. E2E_MOCK=voidAnswers; several stand with commas between. */
const manners = (process.env.E2E_MOCK ?? '')
  .split(',')
  .filter(Boolean)
  .map((name) => {
    if (isManner(name)) return name;
    throw new Error(`E2E_MOCK takes ${known.join(', ')}; not ${name}`);
  });

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
    async ({ page, context, baseURL }, use) => {
      await startOver(manners);
      await context.addInitScript((given) => Object.assign(window, given), {
        mockLatencyMs: 0,
        mockManners: manners,
      });
      const own = [baseURL, ...(overHttp ? [httpApiOrigin] : [])];
      const found: string[] = [];
      const allowed = [/Failed to load resource/];
      page.on('pageerror', ({ message }) => {
        // The mocked backend's worker looks for its newer self; a page that is left meanwhile has none any more.
        if (!message.startsWith('Failed to update a ServiceWorker'))
          found.push(`uncaught: ${message}`);
      });
      page.on('console', (message) => {
        const text = message.text();
        if (message.type() === 'error' && !allowed.some((pattern) => pattern.test(text))) {
          found.push(`console: ${text}`);
        }
      });
      page.on('request', (request) => {
        const url = new URL(request.url());
        if (url.protocol.startsWith('http') && !own.includes(url.origin)) {
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
  // A dialog that is just going away would take what is typed.
  await expect(page.getByRole('dialog')).toHaveCount(0);
  // Without its picture a code is not sent.
  await expect(page.getByRole('button', { name: /^验证码图片/ }).locator('img')).toBeVisible();
  await page.getByLabel('用户名', { exact: true }).fill(userName);
  await page.getByLabel('密码', { exact: true }).fill(password);
  await page.getByLabel('验证码', { exact: true }).fill(demo.captcha);
}

export const signInButton = (page: Page) => page.getByRole('button', { name: /^登\s*录$/ });

type State = Awaited<ReturnType<BrowserContext['storageState']>>;
/** What the sign-ins of this worker left behind: the session, and the mocked backend that knows it. */
const sessions = new Map<UserName, State>();
const { token, tenant, tenantName } = storageKeys;
const sessionKeys: string[] = [token, tenant, tenantName];

/** The declared type of a state leaves its databases out. */
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

/** Signs in and waits for the frame: the first time through the form, then with the session of that time. */
export async function signIn(page: Page, userName: UserName, path = '/') {
  const session = sessions.get(userName);
  const isNew = page.url() === 'about:blank' && !overHttp;
  if (session && isNew) await page.context().setStorageState(session);
  await page.goto(path);
  const frame = page.getByRole('navigation', { name: '已打开的页面' });
  // A test that has its own clock may find the session run out.
  await expect(frame.or(signInButton(page))).toBeVisible();
  if (await frame.isVisible()) return;
  await fillSignIn(page, userName);
  await signInButton(page).click();
  await expect(frame).toBeVisible();
  if (isNew) await keepSession(page, userName);
}

export async function openCompanies(page: Page, userName: UserName = 'operator', query = '') {
  await signIn(page, userName, `/company/company-list${query}`);
  await listed(page);
}

/** Data rows of the table in view. */
export const rows = (page: Page) => page.getByRole('row').filter({ has: page.getByRole('cell') });

/** Lets the next calls whose path contains `part` fail. */
export const playFault = (page: Page, part: string, fault: Fault, times = 1) =>
  steer(page, 'fail', part, fault, times);

/** Moves an item of an ordered list one place by its grip, as those do who hear the page. */
export async function moveByKeyboard(grip: Locator, key: 'ArrowUp' | 'ArrowDown') {
  const page = grip.page();
  const said = page.getByRole('status').filter({ hasText: /第 \d+ 项/ });
  await grip.focus();
  await page.keyboard.press('Space');
  // Places are measured first; then the item is said to lie over its own.
  await expect(said).toContainText('移到');
  // dnd-kit says so some milliseconds before it listens to the arrows: a timer of 0 ms starts that.
  await page.evaluate(() => new Promise((done) => setTimeout(done)));
  const before = await said.innerText();
  await page.keyboard.press(key);
  await expect(said).not.toHaveText(before);
  await page.keyboard.press('Space');
  await expect(said).toContainText('已放在');
}

/** Chooses a region by its name in a field of the form in view. */
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

/** Waits for the rows of the list in view: those that stand in while it is loading are empty. */
export const listed = (page: Page) => expect(rows(page).first()).toHaveText(/\S/);

/** Says yes to the question that names `text`. */
export const confirm = (page: Page, text: string | RegExp) =>
  page
    .getByRole('dialog')
    .filter({ hasText: text })
    .getByRole('button', { name: /确\s*认/ })
    .click();

/** Pastes markup into a text, as from another program. */
export const pasteHtml = (text: Locator, html: string) =>
  text.evaluate((element, markup) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', markup);
    element.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  }, html);

/** Goes on to a control as those do who have no pointer. */
export async function tabTo(control: Locator) {
  await expect(control).toBeVisible();
  const most = 500;
  for (let stops = 1; stops <= most; stops += 1) {
    await control.page().keyboard.press('Tab');
    if (await control.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`Not among the next ${most} stops: ${String(control)}`);
}

/** Goes all the way round a dialog by keys, and returns how many stops that took; the focus never leaves it. */
export async function goRound(dialog: Locator, key: 'Tab' | 'Shift+Tab') {
  const page = dialog.page();
  await page.keyboard.press(key);
  const first = await page.evaluateHandle(() => document.activeElement);
  const most = 200;
  for (let stops = 1; stops <= most; stops += 1) {
    await page.keyboard.press(key);
    const at = await dialog.evaluate((box, start) => {
      const active = document.activeElement;
      return { isInside: box !== active && box.contains(active), isBack: active === start };
    }, first);
    expect(at.isInside, `${key} ${stops} stays in the dialog`).toBe(true);
    if (at.isBack) return stops;
  }
  throw new Error(`${key} never came back to where it began`);
}
