import type { Browser, CDPSession, Page } from '@playwright/test';
import { limits } from '../../../e2e/measure.ts';
import { collectGarbage, openDemo, type Opened } from './chromium.ts';
import type { DemoLine } from './parts.ts';

const tabs = 50;
/** The number of tabs to open before measuring. They load code, texts and styles, which stay in memory. */
const warmUp = 5;
/** Returns the path of a tab. Each id opens a separate tab, and every fifth tab is a real list. */
const pathOf = (index: number) =>
  index % 5 ? `/gallery-record/${index}` : '/company/company-list';

const tab = (page: Page, path: string) => page.locator(`li[data-tab]:has(> a[href^="${path}"])`);

/** Navigates as a link of the console does, without loading the document again. */
const navigate = (page: Page, path: string) =>
  page.evaluate((to) => {
    window.history.pushState({ key: to }, '', to);
    window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }));
  }, path);

async function openAndClose({ page, waitForIdle }: Opened, path: string) {
  await navigate(page, path);
  const opened = tab(page, path);
  await opened.waitFor();
  await page.locator('main h1:visible, main table:visible').first().waitFor();
  await waitForIdle();
  await opened.getByRole('button').click();
  await opened.waitFor({ state: 'detached' });
}

async function measureHeap(page: Page, cdp: CDPSession) {
  // Waits until the page has released objects with a delay.
  await page.evaluate(() => new Promise((done) => setTimeout(done, 1_000)));
  await collectGarbage(cdp);
  const { nodes, jsEventListeners: listeners } = await cdp.send('Memory.getDOMCounters');
  const { usedSize } = await cdp.send('Runtime.getHeapUsage');
  return { nodes, listeners, heap: usedSize };
}

const growth = (before: number, after: number) => (after / before - 1) * 100;

/** Measures the memory that remains after tabs were opened and closed again. */
export async function measureMemory(browser: Browser, origin: string) {
  const opened = await openDemo(browser, origin, '/dashboard');
  const { context, page, cdp } = opened;
  for (let index = 0; index < warmUp; index += 1) await openAndClose(opened, pathOf(index));
  const before = await measureHeap(page, cdp);
  for (let index = 0; index < tabs; index += 1) await openAndClose(opened, pathOf(index + warmUp));
  const after = await measureHeap(page, cdp);
  await context.close();
  return {
    nodesGrowth: growth(before.nodes, after.nodes),
    listenersGrowth: growth(before.listeners, after.listeners),
    heapGrowth: growth(before.heap, after.heap),
    nodesLeft: after.nodes,
    listenersLeft: after.listeners,
  };
}

export const memoryLines: DemoLine[] = [
  [`DOM nodes after ${tabs} tabs opened and closed, % more`, 'nodesGrowth', limits.leakPercent],
  ['Listeners after them, % more', 'listenersGrowth', limits.leakPercent],
  ['Heap after them, % more', 'heapGrowth'],
  ['DOM nodes then', 'nodesLeft'],
  ['Listeners then', 'listenersLeft'],
];
