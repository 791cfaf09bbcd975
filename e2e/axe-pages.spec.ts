import type { Page } from '@playwright/test';
import { P } from '../src/policies';
import { violations } from './accessibility';
import { steer } from './backend';
import { expect, fillSignIn, signIn, signInButton, test } from './fixtures';
import { addressOf, goTo, keysShown, pageNames, parts, settled, titlesIn } from './pages';
import { smallTargets } from './targets';

const titles = titlesIn('zh-CN');
/** Open to everybody who is signed in. */
const free = [
  '/dashboard',
  '/profile/index',
  '/profile/change-password',
  '/settings/index',
  '/marketing/vote-company',
  '/user/user-details',
];

/** Further rows repeat the first ones; `npm run e2e:full` looks at all. */
const area = process.env.E2E_FULL === '1' ? {} : { exclude: 'main tbody tr:nth-child(n+9)' };

/** The narrowest phone that is sold. */
const narrow = { width: 360, height: 844 };

/** What is wider than the window, the page's own box included, and what a thumb would miss. */
async function misfits(page: Page) {
  const found = await page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll('main, main > section')]
      .filter((box) => box.checkVisibility() && box.scrollWidth > box.clientWidth)
      .map((box) => `${box.tagName} ${box.scrollWidth} > ${box.clientWidth}`),
  );
  return [...found, ...(await smallTargets(page, 'main')).map((target) => `too small: ${target}`)];
}

/** Resolves once the frame is drawn for the new width. */
async function resize(page: Page, size: { width: number; height: number }) {
  await page.setViewportSize(size);
  const menu = page.getByRole('navigation', { name: '主菜单' });
  await expect(menu).toBeVisible({ visible: size.width >= 992 });
}

/** What is wrong with the page in view, at this width. */
async function check(page: Page, name: string, at: string) {
  await settled(page, titles[name] ?? '');
  expect.soft(await misfits(page), `${name} fits ${at}`).toEqual([]);
  expect.soft(await keysShown(page), `${name} lacks texts`).toEqual([]);
}

for (const [at, names] of parts.entries()) {
  test(`every page opens, can be used by everybody and fits a phone, part ${at + 1} of ${parts.length}`, async ({
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
        // What is open beside it is hidden, but axe would walk through it.
        if ((await close.count()) > 1) await close.first().click();
        expect.soft(await violations(page, area), name).toEqual([]);
        await resize(page, narrow);
        await check(page, name, 'the narrowest phone');
        await resize(page, size);
      });
    }
  });
}

test('without their policies the pages are not there, and none of them is asked for', async ({
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
