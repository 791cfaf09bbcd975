import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { P } from '../src/policies';
import { steer } from './backend';
import { expect, fillSignIn, signIn, signInButton, test } from './fixtures';
import { addressOf, goTo, keysShown, pageNames as names, settled, titlesIn } from './pages';
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

const groups = [...new Set(names.map((name) => name.split('/')[1] ?? ''))];

/**
 * What is wider than the window, the page's own box included, and what a thumb would miss; on a phone at the narrowest
 * that is sold.
 */
async function misfits(page: Page) {
  const size = page.viewportSize();
  if (size && size.width < 992) await page.setViewportSize({ ...size, width: 360 });
  const found = await page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll('main, main > section')]
      .filter((box) => box.checkVisibility() && box.scrollWidth > box.clientWidth)
      .map((box) => `${box.tagName} ${box.scrollWidth} > ${box.clientWidth}`),
  );
  found.push(...(await smallTargets(page, 'main')).map((target) => `too small: ${target}`));
  if (size) await page.setViewportSize(size);
  return found;
}

for (const group of groups) {
  test(`every page of ${group} opens, and can be used by everybody`, async ({ page }) => {
    test.slow();
    const own = names.filter((name) => name.split('/')[1] === group);
    await signIn(page, 'operator', addressOf(own[0] ?? '/'));
    for (const name of own) {
      await test.step(name, async () => {
        await goTo(page, addressOf(name));
        await settled(page, titles[name] ?? '');
        const { violations } = await new AxeBuilder({ page }).analyze();
        const found = violations.flatMap(({ id, nodes }) =>
          nodes.map((node) => `${name} ${id}: ${String(node.target)}`),
        );
        expect.soft(found).toEqual([]);
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
  for (const name of names.filter((one) => !free.includes(one))) {
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
