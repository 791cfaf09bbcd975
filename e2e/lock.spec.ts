import { chromium, type Page } from '@playwright/test';
import { installedChromium } from '../scripts/installed-browser.ts';
import { isHttpBackend } from './backend';
import { expect, fillSignIn, openCompanies, rows, signInButton, test, titleFrom } from './fixtures';

const password = ' 锁 Pass-1 ';
const lockScreen = (page: Page) => page.getByRole('main', { name: '屏幕已锁定' });
const secret = '东营市信腾物流有限公司';

async function lock(page: Page) {
  await page.getByRole('button', { name: '锁定屏幕' }).click();
  const dialog = page.getByRole('dialog', { name: '锁定屏幕' });
  await dialog.getByLabel('锁屏密码').fill(password);
  await dialog.getByLabel('确认密码').fill(password);
  await dialog.getByRole('button', { name: '锁定', exact: true }).click();
  await expect(lockScreen(page)).toBeVisible();
}
async function tryPassword(page: Page, text: string) {
  await page.getByLabel('锁屏密码').fill(text);
  await page.getByRole('button', { name: '解锁' }).click();
}
const storedLock = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('lockData') ?? 'null'));
/** The code that removes the lock of an ended session loads at the latest while the next user types. */
const expectNoLock = (page: Page) => expect.poll(() => storedLock(page)).toBeNull();

/** Checks that only the lock screen can be seen, clicked or read. */
async function expectLocked(page: Page) {
  await expect(lockScreen(page)).toBeVisible();
  const leaks = await page.evaluate(() => {
    const points = [0.05, 0.3, 0.5, 0.7, 0.95];
    const hits = points.flatMap((x) =>
      points.map((y) => document.elementFromPoint(x * innerWidth, y * innerHeight)),
    );
    const outside = hits.filter((element) => !element?.closest('[data-layer=lock]')).length;
    const loose = [...document.body.children].filter(
      (child) => !child.matches('[data-layer=lock], [inert], script'),
    ).length;
    return { outside, loose, title: document.title };
  });
  expect(leaks).toEqual({ outside: 0, loose: 0, title: '物流专线管理平台' });
  expect(await page.locator('body').ariaSnapshot()).not.toContain(secret);
}

/** Stores a lock as another tab would; no password opens it. */
const storeLock = (page: Page, age = 0, more = {}) =>
  page.evaluate(
    ([ms, others]) => {
      const time = Date.now() - ms;
      const data = { password: 'pbkdf2-sha256$600000$AAAA$AAAA', time, ...others };
      localStorage.setItem('lockData', JSON.stringify(data));
    },
    [age, more] as const,
  );

async function signInAgain(page: Page, userName: 'operator' | 'staff' = 'operator') {
  await fillSignIn(page, userName);
  await signInButton(page).click();
}

test('the lock: stores only a digest, resists tampering, stays after a reload, and tabs lock and unlock together', async ({
  page,
  context,
}) => {
  await openCompanies(page);
  const title = (await page.title()).replace(/^\(\d+\+?\) /, '');
  await lock(page);
  await expectLocked(page);
  const data = await storedLock(page);
  expect(Object.keys(data)).toEqual(['password', 'time']);
  expect(data.password).toMatch(/^pbkdf2-sha256\$600000\$/);
  expect(Math.abs(data.time - Date.now())).toBeLessThan(60_000);

  await page.getByRole('button', { name: '解锁' }).click();
  await expect(page.getByRole('alert')).toHaveText('请输入密码');
  await tryPassword(page, password.trim());
  await expect(page.getByRole('alert')).toHaveText('密码不正确');
  await expectLocked(page);
  await test.step('restores the lock screen after it is removed, hidden or emptied', async () => {
    await page.evaluate(() => document.querySelector('[data-layer=lock]')?.remove());
    await expectLocked(page);
    await page.evaluate(() => {
      const layer = document.querySelector<HTMLElement>('[data-layer=lock]');
      // The content policy would block a `style` attribute in the markup.
      layer?.style.setProperty('display', 'none');
      document.querySelector('#root')?.removeAttribute('inert');
      document.querySelector('#root')?.removeAttribute('data-overlay-inert');
      document.documentElement.removeAttribute('data-sealed');
    });
    await expectLocked(page);
    await page.evaluate(() => document.querySelector('[data-layer=lock]')?.replaceChildren());
    await expectLocked(page);
  });
  await tryPassword(page, password);
  await expect(lockScreen(page)).toHaveCount(0);
  await expect(rows(page).first()).toContainText(secret);
  await expect(page).toHaveTitle(titleFrom(title));
  await expectNoLock(page);
  await test.step('stays locked after going back in history', async () => {
    await page.getByRole('link', { name: '工作台' }).first().click();
    await expect(page).toHaveURL(/dashboard/);
    await lock(page);
    await page.goBack();
    await expectLocked(page);
    await tryPassword(page, password);
    await expect(page).toHaveURL(/company-list/);
    await expect(rows(page).first()).toHaveText(/\S/);
  });
  const other = await context.newPage();
  await test.step('stays locked after a reload, in a new tab and at another address', async () => {
    await lock(page);
    await page.reload();
    await expectLocked(page);
    await expect(page.getByText(secret)).toHaveCount(0);
    await other.goto('/profile/index');
    await expectLocked(other);
    expect(await other.locator('#root').innerText()).toBe('');
    await tryPassword(other, password);
    await expect(other.getByRole('navigation', { name: '已打开的页面' })).toBeVisible();
    // Unlocking one tab unlocks the other.
    await expect(lockScreen(page)).toHaveCount(0);
    await expect(rows(page).first()).toHaveText(/\S/);
  });
  await test.step('locks and unlocks the other tab at the same time', async () => {
    await expect(other.getByRole('tab', { name: '登录记录' })).toBeVisible();
    await lock(page);
    await expectLocked(other);
    await tryPassword(page, password);
    await expect(lockScreen(page)).toHaveCount(0);
    await expect(lockScreen(other)).toHaveCount(0);
    await expect(other.getByRole('tab', { name: '登录记录' })).toBeVisible();
  });
});

test('a stored lock: expires after a day; it blocks focus, shortcuts and Esc below it, and delays further tries after wrong passwords', async ({
  page,
}) => {
  await openCompanies(page);
  await storeLock(page, 86_400_001);
  await page.goto('/company/company-list');
  await expect(page.getByRole('navigation', { name: '已打开的页面' })).toBeVisible();
  await expectNoLock(page);

  await rows(page).first().getByRole('button', { name: '编辑' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.getByRole('dialog').getByLabel('公司名称').fill('尚未保存');
  // The top bar is covered by the dialog, so the lock comes from another tab.
  await storeLock(page, 86_300_000, { wrongTries: 9, waitUntil: Date.now() + 840_000 });
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expectLocked(page);
  for (const key of ['Escape', 'Control+k', '/', '?', 'Control+s']) await page.keyboard.press(key);
  for (let stop = 0; stop < 30; stop += 1) {
    await page.keyboard.press('Tab');
    const inside = await page.evaluate(() => {
      const { activeElement } = document;
      return activeElement === document.body || !!activeElement?.closest('[data-layer=lock]');
    });
    expect(inside).toBe(true);
  }
  await expectLocked(page);
  expect(await page.locator('input[value="尚未保存"]').count()).toBe(1);
  await page.goto('/profile/index');
  await expectLocked(page);
  await expect(page.getByRole('alert')).toHaveText(/请在 \d{3} 秒后重试/);
  await expect(page.getByRole('button', { name: '解锁' })).toBeDisabled();
});

test('a page restored from the back/forward cache is locked', async ({ baseURL }) => {
  // Only the full Chromium has a back/forward cache; the headless shell of the other tests has none.
  const cachingBrowser = await chromium.launch({
    ...test.info().project.use.launchOptions,
    channel: 'chromium',
    executablePath: installedChromium(),
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  const context = await cachingBrowser.newContext({ baseURL, locale: 'zh-CN' });
  const page = await context.newPage();
  const regions = page.waitForResponse(/\/base-support\/region(\?|$)/);
  await openCompanies(page);
  // The browser does not cache a page that waits for a response; the last response is that of the regions.
  await (await regions).finished();
  await page.evaluate(() => Object.assign(window, { kept: true }));
  await page.goto('/favicon.svg');
  await storeLock(page);
  // A page from the cache fires no load event.
  await page.goBack({ waitUntil: 'commit' });
  await expectLocked(page);
  // The headers of a production build keep its pages out of the cache.
  expect(await page.evaluate(() => 'kept' in window)).toBe(!isHttpBackend);
  await cachingBrowser.close();
});

test('a lock ends with its session, also when it is tampered with, and the next user finds the console unlocked', async ({
  page,
  context,
}) => {
  await openCompanies(page);
  const other = await context.newPage();
  await other.goto('/favicon.svg');
  const expectSignIn = async () => {
    await expect(page).toHaveURL(/\/login\?redirect=%2Fcompany%2Fcompany-list/);
    await expect(signInButton(page)).toBeVisible();
  };
  const forget = () => page.evaluate(() => localStorage.removeItem('lockData'));
  const signOut = () =>
    page.evaluate(() => {
      localStorage.removeItem('access_token');
      document.cookie = 'access_token=; max-age=0; path=/';
    });
  for (const [how, tamper] of [
    [
      'the lock is removed in another tab',
      () => other.evaluate("localStorage.removeItem('lockData')"),
    ],
    ['everything is removed in another tab', () => other.evaluate('localStorage.clear()')],
    ['the lock is removed before a reload', () => forget().then(() => page.reload())],
    ['token and cookie are removed before a reload', () => signOut().then(() => page.reload())],
  ] as const) {
    await test.step(`leads to the sign-in and back when ${how}`, async () => {
      await lock(page);
      await tamper();
      await expectSignIn();
      await signInAgain(page);
      await expect(rows(page).first()).toHaveText(/\S/);
      await expectNoLock(page);
    });
  }
  await test.step('offers a new sign-in for a forgotten password, asks for a second click, and shows the console unlocked to the next user', async () => {
    await lock(page);
    await page.getByRole('button', { name: '重新登录' }).click();
    await expectLocked(page);
    await page.getByRole('button', { name: '重新登录' }).click();
    await expectSignIn();
    await signInAgain(page, 'staff');
    await expect(page.getByRole('navigation', { name: '已打开的页面' })).toBeVisible();
    await expect(lockScreen(page)).toHaveCount(0);
    await expectNoLock(page);
  });
});

test('the screen locks after minutes without activity with the chosen password, and shows a countdown before', async ({
  page,
}) => {
  await page.clock.install();
  await openCompanies(page);
  await page.getByRole('button', { name: '界面设置' }).click();
  await page.getByRole('radio', { name: '5 分钟', exact: true }).check();
  const dialog = page.getByRole('dialog', { name: '自动锁定' });
  await dialog.getByLabel('锁屏密码').fill(password);
  await dialog.getByLabel('确认密码').fill(password);
  await dialog.getByRole('button', { name: '设置密码' }).click();
  await expect(page.getByText('以已设密码锁定。')).toBeVisible();
  await page.keyboard.press('Escape');

  // The console records activity every five seconds at most, so this waits until it records the next move.
  await page.clock.fastForward(5_000);
  await page.mouse.move(200, 200);
  await page.clock.fastForward(245_000);
  await expect(page.getByText(/屏幕即将锁定/)).toContainText(/[45]\d 秒/);
  await page.mouse.move(300, 300);
  await page.mouse.move(310, 310);
  await expect(page.getByText(/屏幕即将锁定/)).toHaveCount(0);

  await page.clock.fastForward(290_000);
  await page.clock.fastForward(20_000);
  await expectLocked(page);
  await tryPassword(page, password);
  await expect(lockScreen(page)).toHaveCount(0);
});
