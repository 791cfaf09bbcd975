import type { Page } from '@playwright/test';

interface Memory {
  heapMiB: number;
  nodes: number;
  listeners: number;
}

const bytesPerMiB = 1_048_576;

/** Measures what the page holds after its garbage was collected. */
async function measureMemory(page: Page): Promise<Memory> {
  const devTools = await page.context().newCDPSession(page);
  // Objects freed in the first round may release others.
  for (let round = 0; round < 3; round += 1) await devTools.send('HeapProfiler.collectGarbage');
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

/** Within these actions a page loads most of its code, and the mocked backend draws its tables. */
const warmUpSteps = 30;
const stepsBetween = 10;
const maxGrowth: Memory = { heapMiB: 12, nodes: 6_000, listeners: 1_500 };

/** Returns how much the values grow from first to last without their largest single step. */
function growthOf(values: number[]): number {
  const steps = values.slice(1).map((value, index) => value - (values[index] ?? value));
  return steps.reduce((sum, step) => sum + step, 0) - Math.max(0, ...steps);
}

/**
 * Returns what has grown too much in a series of measurements. What is lost grows again and again; a single step is code
 * or a table of the mocked backend (20 MiB for the companies) that is loaded once.
 */
export function findGrown(series: Memory[]): string | undefined {
  const keys = Object.keys(maxGrowth) as (keyof Memory)[];
  const grown = keys.find((key) => growthOf(series.map((each) => each[key])) > maxGrowth[key]);
  return grown && `${grown}: ${series.map((each) => each[grown]).join(' → ')}`;
}

/** Compares what a page holds as long as somebody stays there: other pages and documents bring their own code. */
export class Stay {
  #document: number | undefined;
  #numSteps = 0;
  #nextStep = warmUpSteps;
  #series: Memory[] = [];

  /** Ends when the page is left. */
  leave() {
    this.#document = undefined;
  }

  /** Returns what has grown too much by the actions since the page was warm. */
  async findGrowth(page: Page): Promise<string | undefined> {
    const document = await page.evaluate(() => performance.timeOrigin);
    if (document !== this.#document) {
      this.#document = document;
      this.#numSteps = 0;
      this.#nextStep = warmUpSteps;
      this.#series = [];
    }
    this.#numSteps += 1;
    if (this.#numSteps < this.#nextStep) return undefined;
    // An open form holds each calendar and list that was opened in it; what is lost is still there after it is closed.
    if (await page.locator('[role="dialog"]:visible').count()) return undefined;
    this.#nextStep = this.#numSteps + stepsBetween;
    this.#series.push(await measureMemory(page));
    return findGrown(this.#series);
  }
}
