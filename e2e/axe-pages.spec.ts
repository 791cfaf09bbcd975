import type { Page } from '@playwright/test';
import { P } from '../src/policies';
import { violations } from './accessibility';
import { steer } from './backend';
import { expect, fillSignIn, signIn, signInButton, test } from './fixtures';
import { addressOf, goTo, keysShown, pageNames, pageGroups, settled, titlesIn } from './pages';
import { smallTargets } from './targets';

const titles = titlesIn('zh-CN');
/** Pages that every signed-in user may open. */
const free = [
  '/dashboard',
  '/profile/index',
  '/profile/change-password',
  '/settings/index',
  '/marketing/vote-company',
  '/user/user-details',
];

/** Rows after the eighth repeat the markup of the first ones; only `npm run e2e:full` checks them. */
const area = process.env.E2E_FULL === '1' ? {} : { exclude: 'main tbody tr:nth-child(n+9)' };

/** The narrowest phone on sale. */
const narrow = { width: 360, height: 844 };

/** Returns every box that is wider than the window and every control too small for a thumb. */
async function misfits(page: Page) {
  const found = await page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll('main, main > section')]
      .filter((box) => box.checkVisibility() && box.scrollWidth > box.clientWidth)
      .map((box) => `${box.tagName} ${box.scrollWidth} > ${box.clientWidth}`),
  );
  return [...found, ...(await smallTargets(page, 'main')).map((target) => `too small: ${target}`)];
}

/** Resizes the window and waits until the frame is drawn for the new width. */
async function resize(page: Page, size: { width: number; height: number }) {
  await page.setViewportSize(size);
  const menu = page.getByRole('navigation', { name: '主菜单' });
  await expect(menu).toBeVisible({ visible: size.width >= 992 });
}

/** Checks layout and texts of the page in view. */
async function check(page: Page, name: string, at: string) {
  await settled(page, titles[name] ?? '');
  expect.soft(await misfits(page), `${name} fits ${at}`).toEqual([]);
  expect.soft(await keysShown(page), `${name} lacks texts`).toEqual([]);
}

for (const [index, names] of pageGroups.entries()) {
  test(`every page opens, passes axe and fits a phone, part ${index + 1} of ${pageGroups.length}`, async ({
    page,
  }) => {
    test.slow();
    const size = page.viewportSize() ?? narrow;
    const close = page
      .getByRole('navigation', { name: '已打开的页面' })
      .getByRole('button', { name: /^关闭/ });
    await signIn(page, 'operator', addressOf(names[0] ?? '/'));
    for (const name of names) {
      await test.step(name, async () => {
        await goTo(page, addressOf(name));
        await check(page, name, 'the window');
        // Other open pages are hidden, but axe would still search their markup.
        if ((await close.count()) > 1) await close.first().click();
        expect.soft(await violations(page, area), name).toEqual([]);
        await resize(page, narrow);
        await check(page, name, 'the narrowest phone');
        await resize(page, size);
      });
    }
  });
}

test('every page without its policy shows "no permission" and does not load its code', async ({
  page,
}) => {
  test.slow();
  await page.goto('/login');
  await fillSignIn(page, 'operator');
  for (const policy of Object.values(P)) await steer(page, 'revoke', policy);
  await signInButton(page).click();
  await expect(page).toHaveTitle(/^工作台/);
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  for (const name of pageNames.filter((one) => !free.includes(one))) {
    await goTo(page, addressOf(name));
    await expect(page).toHaveTitle(/^没有权限/);
    const file = name.split('/').at(-1) ?? '';
    expect(loaded.filter((url) => url.includes(`/${file}-`))).toEqual([]);
  }
  for (const name of free) {
    await goTo(page, addressOf(name));
    await settled(page, titles[name] ?? '');
  }
});
