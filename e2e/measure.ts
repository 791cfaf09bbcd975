import type { Page } from '@playwright/test';

export interface Load {
  /** Compressed JavaScript in KB (1000 bytes). */
  scriptKb: number;
  requests: number;
  /** Scripts and style sheets. */
  files: number;
}

/** Marks the time at which a list shows rows, because prefetched code must not count. Call it before `goto`. */
export const markRows = (page: Page, list = 'main tbody') =>
  page.addInitScript((selector) => {
    const watch = new MutationObserver(() => {
      if (!document.querySelector(selector)?.textContent.trim()) return;
      performance.mark('rows');
      watch.disconnect();
    });
    watch.observe(document, { childList: true, subtree: true });
  }, list);

/** Measures what a page has requested so far, or until its rows appeared, including its document. */
export function measureLoad(page: Page): Promise<Load> {
  return page.evaluate(() => {
    const end = performance.getEntriesByName('rows')[0]?.startTime ?? performance.now();
    const entries = (
      performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    ).filter(({ startTime }) => startTime <= end);
    const ending = (suffix: string) =>
      entries.filter((entry) => new URL(entry.name).pathname.endsWith(suffix));
    const scripts = ending('.js');
    const bytes = scripts.reduce((sum, entry) => sum + entry.encodedBodySize, 0);
    const files = scripts.length + ending('.css').length;
    return { scriptKb: bytes / 1000, requests: entries.length + 1, files };
  });
}

/** Limits that no change may exceed; measured figures are in docs/figures.md. */
export const limits = {
  loginScriptKb: 150,
  listScriptKb: 325,
  /** For a list that is opened from the workbench, with what is loaded ahead. */
  menuScriptKb: 340,
  listFiles: 20,
  loginRequests: 8,
  /** As a ratio to antd's table. */
  hundredRatio: 0.4,
  keyMs: 30,
  pickMs: 40,
  longTaskMs: 50,
  droppedFrames: 0,
  regionTreeMs: 200,
  selectorMs: 100,
  leakPercent: 10,
};
