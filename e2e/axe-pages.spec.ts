import { existsSync, readFileSync } from 'node:fs';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { P } from '../src/policies';
import { steer } from './backend';
import { expect, fillSignIn, signIn, signInButton, test } from './fixtures';
import { smallTargets } from './targets';

/** Every page of the product by its title; groups have a title too, but no file. */
const titles: Record<string, string> = JSON.parse(
  readFileSync(new URL('../locales/zh-CN/routes.json', import.meta.url), 'utf8'),
);
const names = Object.keys(titles).filter(
  (name) =>
    existsSync(new URL(`../src/pages${name}.tsx`, import.meta.url)) &&
    !/^\/(40\d|gallery.*)$/.test(name),
);
/** What a page with parameters is opened with. */
const examples: Record<string, string> = {
  '/company/company-details': '/company/company-details/1384050000000000001',
  '/marketing/vote-company': `/marketing/vote-company/1/1384250000000000001/${encodeURIComponent('评选')}`,
};
const addressOf = (name: string) => examples[name] ?? name;
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

/** As a link inside the console would do it: without a reload. */
const goTo = (page: Page, address: string) =>
  page.evaluate((to) => {
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);

async function settled(page: Page, title: string) {
  await expect(page).toHaveTitle(new RegExp(`^${title}`));
  const main = page.getByRole('main');
  await expect(main.getByRole('heading').first()).toBeAttached();
  await expect(main.locator('[aria-busy="true"]')).toHaveCount(0);
}

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
});
