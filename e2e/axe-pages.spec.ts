import type { Page } from '@playwright/test';
import { P } from '../src/policies';
import { findViolations } from './accessibility';
import { runMockCommand } from './backend';
import { checkColumns } from './columns';
import { expect, fillSignIn, signIn, signInButton, test, titleFrom } from './fixtures';
import { recordShifts, shiftSince } from './layout-shift';
import { resizeWindow } from './navigation';
import {
  addressOf,
  navigate,
  findMissingTexts,
  pageNames,
  pageGroups,
  waitForPage,
  routeTitles,
} from './pages';
import { findSmallTargets } from './targets';

const titles = routeTitles('zh-CN');
/** Pages that every signed-in user may open. */
const openToAll = [
  '/dashboard',
  '/profile/index',
  '/profile/change-password',
  '/settings/index',
  '/marketing/vote-company',
  '/user/user-details',
];

/** Rows after the eighth repeat the markup of the first ones; only `npm run e2e:full` checks them. */
const area = process.env.E2E_FULL === '1' ? {} : { exclude: 'main tbody tr:nth-child(n+9)' };

/** The largest layout shift of a page that loads, which Web Vitals calls good. */
const maxShift = 0.1;

/** The narrowest phone on sale. */
const narrowPhone = { width: 360, height: 844 };

/** Returns all boxes that are wider than the window, and all controls that are too small to tap. */
async function findLayoutFaults(page: Page) {
  const found = await page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll('main, main > section')]
      .filter((box) => box.checkVisibility() && box.scrollWidth > box.clientWidth)
      .map((box) => `${box.tagName} ${box.scrollWidth} > ${box.clientWidth}`),
  );
  return [
    ...found,
    ...(await findSmallTargets(page, 'main')).map((target) => `too small: ${target}`),
  ];
}

/** Resizes the window and waits until the menu is shown or hidden for the new width. */
async function resize(page: Page, size: { width: number; height: number }) {
  await resizeWindow(page, size);
  const menu = page.getByRole('navigation', { name: '主菜单' });
  await expect(menu).toBeVisible({ visible: size.width >= 992 });
}

/** Checks the layout and the texts of the visible page. */
async function check(page: Page, name: string, width: string) {
  await waitForPage(page, titles[name] ?? '');
  expect.soft(await findLayoutFaults(page), `${name} fits ${width}`).toEqual([]);
  expect.soft(await findMissingTexts(page), `${name} lacks texts`).toEqual([]);
}

for (const [index, names] of pageGroups.entries()) {
  test(`every page opens, passes axe, shows the main columns of its lists, does not move while it loads and fits a phone, part ${index + 1} of ${pageGroups.length}`, async ({
    page,
  }) => {
    const size = page.viewportSize() ?? narrowPhone;
    const close = page
      .getByRole('navigation', { name: '已打开的页面' })
      .getByRole('button', { name: /^关闭/ });
    await recordShifts(page);
    await signIn(page, 'operator', addressOf(names[0] ?? '/'));
    for (const name of names) {
      await test.step(name, async () => {
        const since = await page.evaluate(() => performance.now());
        await navigate(page, addressOf(name));
        await check(page, name, 'the window');
        if (size.width === 1440) await checkColumns(page, name);
        // Other open pages are hidden, but axe would still search their markup.
        if ((await close.count()) > 1) await close.first().click();
        expect.soft(await findViolations(page, area), name).toEqual([]);
        expect.soft(await shiftSince(page, since), `${name} moves`).toBeLessThanOrEqual(maxShift);
        await resize(page, narrowPhone);
        await check(page, name, 'the narrowest phone');
        await resize(page, size);
      });
    }
  });
}

test('every page without its policy shows "no permission" and does not load its code', async ({
  page,
}) => {
  await page.goto('/login');
  await fillSignIn(page, 'operator');
  for (const policy of Object.values(P)) await runMockCommand(page, 'revoke', policy);
  await signInButton(page).click();
  await expect(page).toHaveTitle(titleFrom('工作台'));
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  for (const name of pageNames.filter((name) => !openToAll.includes(name))) {
    await navigate(page, addressOf(name));
    // The title may still be that of the previous page.
    await expect(page).toHaveURL('/404');
    await expect(page).toHaveTitle(titleFrom('没有权限'));
    const file = name.split('/').at(-1) ?? '';
    expect(loaded.filter((url) => url.includes(`/${file}-`))).toEqual([]);
  }
  for (const name of openToAll) {
    await navigate(page, addressOf(name));
    await waitForPage(page, titles[name] ?? '');
  }
});
