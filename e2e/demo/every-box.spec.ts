import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { newWalk, walkBoxes, type Walk } from '../every-box';
import { discard, walkPopup, walkView } from '../every-view';
import { busyParts, expect, signIn, signInButton, test } from '../fixtures';
import { addressOf, pageNames, routeTitles, waitForPage } from '../pages';

const titles = routeTitles('zh-CN');

const details = '/company/company-details';
/** Companies for the tabs that only their type has; the example company has all other tabs. */
const companiesOf: Record<string, string> = {
  arriveDelivery: `${details}/1384050000000000004`,
  logisticsGear: `${details}/1384050000000000036`,
  parkMembers: `${details}/1384050000000000045`,
};
const companyTexts: { details: { tabs: Record<string, string> } } = JSON.parse(
  readFileSync(new URL('../../locales/zh-CN/company.json', import.meta.url), 'utf8'),
);
/** The details of a company have too many tabs for a single test. */
const detailTabs = Object.entries(companyTexts.details.tabs).filter(([key]) => key !== '$label');

// Each test types into all boxes of a page, which takes minutes.
test.describe.configure({ timeout: 300_000 });

/** Pages without a box to type into; every other page has at least one. */
const withoutBoxes = ['/dashboard', '/settings/index'];

/** Reports how many boxes each place has, and fails for boxes that showed something else than the typed text. */
function finish({ boxes, places, faults }: Walk, name: string) {
  const counts = Object.entries(places).map(([place, count]) => `${count} in ${place}`);
  test.info().annotations.push({ type: 'boxes', description: counts.join('\n') });
  const empty = counts.filter((count) => count.startsWith('0 '));
  console.warn([`${name}: ${boxes} boxes in ${counts.length} places`, ...empty].join('\n  '));
  expect(faults).toEqual([]);
  if (withoutBoxes.includes(name)) expect(boxes).toBe(0);
  else expect(boxes).toBeGreaterThan(0);
}

/** Opens a page and, if given, one of its tabs. */
async function open(page: Page, name: string, tab = '') {
  const main = page.getByRole('main');
  await page.goto(addressOf(name));
  await waitForPage(page, titles[name] ?? '');
  if (!tab) return;
  await main.getByRole('tab', { name: tab, exact: true }).first().click();
  await expect(busyParts(main)).toHaveCount(0);
}

for (const name of pageNames.filter((one) => one !== details)) {
  test(`${name} shows in every box what is typed`, { tag: '@full' }, async ({ page }) => {
    const walk = newWalk();
    page.on('dialog', (dialog) => void dialog.accept());
    await signIn(page, 'operator', addressOf(name));
    await open(page, name);
    const tabs = page.getByRole('main').getByRole('tab').filter({ visible: true });
    for (const tab of (await tabs.count()) ? await tabs.allInnerTexts() : ['']) {
      await walkView(page, `${name} ${tab}`, walk, () => open(page, name, tab));
    }
    finish(walk, name);
  });
}

for (const [key, title] of detailTabs) {
  test(
    `the tab ${title} of a company shows in every box what is typed`,
    {
      tag: '@full',
    },
    async ({ page }) => {
      test.slow();
      const walk = newWalk();
      const address = `${companiesOf[key] ?? addressOf(details)}?tab=${key}`;
      page.on('dialog', (dialog) => void dialog.accept());
      await signIn(page, 'operator', address);
      await walkView(page, `${details} ${title}`, walk, async () => {
        await page.goto(address);
        await waitForPage(page, titles[details] ?? '');
        const tab = page.getByRole('main').getByRole('tab', { name: title, exact: true });
        await expect(tab).toHaveAttribute('aria-selected', 'true');
      });
      finish(walk, title);
    },
  );
}

for (const room of ['filterTypes', 'fieldsFilled', 'fields', 'forms']) {
  test(`the room ${room} shows in every box what is typed`, { tag: '@full' }, async ({ page }) => {
    const walk = newWalk();
    await signIn(page, 'operator', `/gallery?room=${room}`);
    const section = page.locator(`section#${room}`);
    await expect(section).toBeVisible();
    await walkBoxes(section, room, walk);
    finish(walk, room);
    expect(walk.boxes).toBeGreaterThan(5);
  });
}

test(
  'the sign-in, the palette and the lock show in every box what is typed',
  { tag: '@full' },
  async ({ page }) => {
    const walk = newWalk();
    await page.goto('/login');
    await expect(signInButton(page)).toBeVisible();
    await walkBoxes(page.locator('body'), 'sign-in', walk);
    await signIn(page, 'operator', '/dashboard');
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('dialog', { name: '快速查找' })).toBeVisible();
    await walkPopup(page, 'palette', walk);
    await discard(page);
    if ((page.viewportSize()?.width ?? 0) < 768) {
      // A phone has it in the menu of the user.
      await page.getByRole('banner').getByRole('button', { name: '平台运营' }).click();
      await page.getByRole('menuitem', { name: '锁定屏幕' }).click();
    } else await page.getByRole('button', { name: '锁定屏幕' }).click();
    await expect(page.getByRole('dialog', { name: '锁定屏幕' })).toBeVisible();
    await walkPopup(page, 'lock', walk);
    finish(walk, 'frame');
    expect(Object.values(walk.places).every((count) => count > 0)).toBe(true);
  },
);
