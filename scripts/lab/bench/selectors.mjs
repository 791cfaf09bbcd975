import { limits } from '../../../e2e/measure.ts';
import { openDemo, setCpu, timedPress } from './chromium.mjs';

const opened = {
  region: ['main button[aria-haspopup="dialog"]', 'dialog[open] li', 20],
  substation: ['main .ant-select', '.ant-select-item-option', 5],
};

async function regionTree(page) {
  await page.getByTestId('build-regions').click();
  return page.evaluate(
    () => performance.getEntriesByName('region-tree', 'measure').at(-1).duration,
  );
}

/** Opens each selector for the first time on a fresh page, without any warm cache. */
export async function measureSelectors(browser, origin, rate) {
  const { context, page, cdp } = await openDemo(browser, origin, '/gallery-bench');
  await page.locator('[data-testid="build-regions"]:enabled').waitFor();
  await setCpu(cdp, rate);
  const figures = { treeMs: await regionTree(page) };
  for (const [name, [opener, items, count]] of Object.entries(opened)) {
    const { ms } = await timedPress(page, opener, { selector: items, count });
    figures[`${name}Ms`] = ms;
    await page.keyboard.press('Escape');
  }
  await context.close();
  return figures;
}

export const selectorLines = [
  ['Tree of all regions built at once, ms', 'treeMs', limits.regionTreeMs],
  ['Region selector opened for the first time, ms', 'regionMs', limits.selectorMs],
  ['Sub-station selector opened for the first time, ms', 'substationMs', limits.selectorMs],
];
