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

for (const [at, names] of parts.entries()) {
  test(`every page opens, can be used by everybody and fits a phone, part ${at + 1} of ${parts.length}`, async ({
    page,
  }) => {
    test.slow();
    await signIn(page, 'operator', addressOf(names[0] ?? '/'));
    for (const name of names) {
      await test.step(name, async () => {
        await goTo(page, addressOf(name));
        await settled(page, titles[name] ?? '');
        expect.soft(await violations(page), name).toEqual([]);
        expect.soft(await misfits(page), `${name} fits the window`).toEqual([]);
        expect.soft(await keysShown(page), `${name} lacks texts`).toEqual([]);
      });
    }
    // All of them are still open: none is loaded a second time.
    await page.setViewportSize(narrow);
    for (const name of names) {
      await test.step(`${name} on the narrowest phone`, async () => {
        await goTo(page, addressOf(name));
        await settled(page, titles[name] ?? '');
        expect.soft(await misfits(page), `${name} fits the hand`).toEqual([]);
        expect.soft(await keysShown(page), `${name} lacks texts`).toEqual([]);
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
