import type { Browser, Page } from '@playwright/test';
import { limits } from '../../../e2e/measure.ts';
import { openDemo, setCpu, timedPress } from './chromium.ts';
import type { DemoLine, Figures } from './parts.ts';

/** The selectors, each with its button and the items that it opens. */
const selectors = [
  {
    key: 'regionMs',
    opener: 'main button[aria-haspopup="dialog"]',
    items: { selector: 'dialog[open] li', count: 20 },
  },
  {
    key: 'substationMs',
    opener: 'main .ant-select',
    items: { selector: '.ant-select-item-option', count: 5 },
  },
];

async function regionTree(page: Page) {
  await page.getByTestId('build-regions').click();
  return page.evaluate(
    () => performance.getEntriesByName('region-tree', 'measure').at(-1)?.duration,
  );
}

/** Opens each selector for the first time on a fresh page, without any warm cache. */
export async function measureSelectors(browser: Browser, origin: string, rate: number) {
  const { context, page, cdp } = await openDemo(browser, origin, '/gallery-bench');
  await page.locator('[data-testid="build-regions"]:enabled').waitFor();
  await setCpu(cdp, rate);
  const figures: Figures = { treeMs: await regionTree(page) };
  for (const { key, opener, items } of selectors) {
    const { ms } = await timedPress(page, opener, items);
    figures[key] = ms;
    await page.keyboard.press('Escape');
  }
  await context.close();
  return figures;
}

export const selectorLines: DemoLine[] = [
  ['Tree of all regions built at once, ms', 'treeMs', limits.regionTreeMs],
  ['Region selector opened for the first time, ms', 'regionMs', limits.selectorMs],
  ['Sub-station selector opened for the first time, ms', 'substationMs', limits.selectorMs],
];
