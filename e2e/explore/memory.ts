import type { Page } from '@playwright/test';

export interface Memory {
  heapMiB: number;
  nodes: number;
  listeners: number;
}

const bytesPerMiB = 1_048_576;

/** Measures what the page holds after its garbage was collected. */
export async function measureMemory(page: Page): Promise<Memory> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('HeapProfiler.collectGarbage');
  await devTools.send('Performance.enable');
  const { metrics } = await devTools.send('Performance.getMetrics');
  await devTools.detach();
  const metric = (name: string) => metrics.find((each) => each.name === name)?.value ?? 0;
  return {
    heapMiB: Math.round(metric('JSHeapUsedSize') / bytesPerMiB),
    nodes: metric('Nodes'),
    listeners: metric('JSEventListeners'),
  };
}
