import type { Locator, Page } from '@playwright/test';
import { busyParts, expect, signIn, test } from '../fixtures';
import { addressOf, pageNames, routeTitles, waitForPage } from '../pages';
import { boxSelector, discard, newWalk, walkBoxes, type Walk } from '../every-box';

const titles = routeTitles('zh-CN');

/** Buttons that open a form, or edit a row or a card in its place. */
const opening = /^(新增|新建|创建|编辑|调整|设置|修改|重置密码|发布|报价|回复)/;

const visible = (scope: Page | Locator, selector: string) =>
  scope.locator(selector).filter({ visible: true });

/** Shows every condition of the lists in view and types into its boxes. */
async function walkConditions(page: Page, place: string, walk: Walk) {
  const main = page.getByRole('main');
  const sheet = main.getByRole('button', { name: /^查询条件/ }).filter({ visible: true });
  if (await sheet.count()) {
    await sheet.first().click();
    const dialog = page.getByRole('dialog');
    await expect(busyParts(dialog)).toHaveCount(0);
    await walkBoxes(dialog, `${place} > 查询条件`, walk);
    await discard(page);
    return;
  }
  const more = visible(main, 'section [data-plain="true"] > button[aria-haspopup="dialog"]');
  if (await more.count()) {
    await more.first().click();
    for (const choice of await page.getByRole('dialog').getByRole('checkbox').all()) {
      if (await choice.isEnabled()) await choice.check();
    }
    await page.keyboard.press('Escape');
  }
  const chips = visible(main, 'section [data-set] > button[aria-haspopup="dialog"]');
  for (const chip of await chips.all()) {
    const label = await chip.innerText();
    await chip.click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    await expect(busyParts(dialog)).toHaveCount(0);
    await walkBoxes(dialog, `${place} > ${label}`, walk);
    await discard(page);
  }
}

/** The names of the buttons in view that open something, one for each text. */
async function openers(page: Page): Promise<string[]> {
  const names = new Map<string, string>();
  const main = page.getByRole('main');
  // Buttons in a heading sort its column.
  const buttons = visible(main, 'button:not(th *)').and(
    main.getByRole('button', { name: opening }),
  );
  for (const button of await buttons.all()) {
    const text = (await button.innerText()).trim();
    if (!text || names.has(text) || !(await button.isEnabled())) continue;
    names.set(text, (await button.getAttribute('aria-label')) ?? text);
  }
  return [...names.values()];
}

/** Presses a button, and returns what it opened: a popup, boxes in their place, or another page. */
async function press(page: Page, button: Locator) {
  const main = page.getByRole('main');
  const popup = page.getByRole('dialog');
  const boxes = main.locator(boxSelector);
  const { pathname } = new URL(page.url());
  const before = await boxes.count();
  const hasLeft = () => new URL(page.url()).pathname !== pathname;
  const message = `${await button.innerText()} opens something`;
  await button.click();
  await expect
    .poll(async () => hasLeft() || (await popup.count()) > 0 || (await boxes.count()) !== before, {
      message,
    })
    .toBe(true);
  await expect(busyParts(page)).toHaveCount(0);
  if (hasLeft()) return 'page';
  return (await popup.count()) ? 'popup' : 'place';
}

/** Types into the boxes of the page in view: those that are there, those of its conditions, and those that its buttons open. */
async function walkView(page: Page, place: string, walk: Walk, show: () => Promise<unknown>) {
  const main = page.getByRole('main');
  await show();
  await walkConditions(page, place, walk);
  const known = walk.boxes;
  await walkBoxes(main, place, walk);
  let isClean = walk.boxes === known;
  for (const name of await openers(page)) {
    if (!isClean) await show();
    const button = main.getByRole('button', { name, exact: true }).filter({ visible: true });
    const opened = await press(page, button.first());
    isClean = opened === 'popup';
    if (opened === 'page') continue;
    const scope = isClean ? page.getByRole('dialog').last() : main;
    await walkBoxes(scope, `${place} > ${name}`, walk);
    if (isClean) await discard(page);
  }
}

for (const name of pageNames) {
  test(`${name} shows in every box what is typed`, { tag: '@full' }, async ({ page }) => {
    test.slow();
    const walk = newWalk();
    page.on('dialog', (dialog) => void dialog.accept());
    await signIn(page, 'operator', addressOf(name));
    const main = page.getByRole('main');
    await waitForPage(page, titles[name] ?? '');
    const tabs = await visible(main, '[role="tab"]').allInnerTexts();
    for (const tab of tabs.length ? tabs : ['']) {
      await walkView(page, `${name} ${tab}`, walk, async () => {
        await page.goto(addressOf(name));
        await waitForPage(page, titles[name] ?? '');
        if (!tab) return;
        await main.getByRole('tab', { name: tab, exact: true }).first().click();
        await expect(busyParts(main)).toHaveCount(0);
      });
    }
    expect(walk.faults).toEqual([]);
  });
}

for (const room of ['filterTypes', 'fieldsFilled', 'fields', 'forms']) {
  test(`the room ${room} shows in every box what is typed`, { tag: '@full' }, async ({ page }) => {
    test.slow();
    const walk = newWalk();
    await signIn(page, 'operator', `/gallery?room=${room}`);
    const section = page.locator(`section#${room}`);
    await expect(section).toBeVisible();
    await walkBoxes(section, room, walk);
    expect(walk.faults).toEqual([]);
    expect(walk.boxes).toBeGreaterThan(5);
  });
}
