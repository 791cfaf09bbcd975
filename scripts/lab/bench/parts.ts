import type { Browser } from '@playwright/test';
import { launch, openDemo, slowCpu } from './chromium.ts';
import { startDemo } from './hosts.ts';
import { median } from './median.ts';
import { measureMemory, memoryLines } from './memory.ts';
import { measureRecords, recordLines } from './records.ts';
import { figure, table as drawTable } from './report.ts';
import { measureSelectors, selectorLines } from './selectors.ts';
import { measureTable, tableLines } from './table.ts';

/** Figures of a run, by the key of their line. */
export type Figures = Record<string, number | undefined>;
export type DemoLine = [title: string, key: string, max?: number];
/** The figures of all runs, at the usual speed of the processor and at a quarter of it. */
interface Runs {
  normal: Figures[];
  slow: Figures[];
}

/**
 * Measurements in the demo build, in a single browser: the table, the selectors, records and cells of lists, and the
 * memory that closed tabs leave.
 */

async function repeat<Result>(count: number, work: () => Promise<Result>) {
  const done: Result[] = [];
  for (let run = 0; run < count; run += 1) done.push(await work());
  return done;
}

async function table(browser: Browser, origin: string, rounds: number): Promise<Runs> {
  const opened = await openDemo(browser, origin, '/gallery-bench');
  const normal = await measureTable(opened, 1, rounds);
  const slow = await measureTable(opened, slowCpu, rounds);
  await opened.context.close();
  return { normal, slow };
}
const selectors = async (browser: Browser, origin: string, rounds: number): Promise<Runs> => ({
  normal: await repeat(rounds, () => measureSelectors(browser, origin, 1)),
  slow: await repeat(rounds, () => measureSelectors(browser, origin, slowCpu)),
});
const records = async (browser: Browser, origin: string, rounds: number): Promise<Runs> => ({
  normal: await repeat(rounds, () => measureRecords(browser, origin, 1)),
  slow: await repeat(rounds, () => measureRecords(browser, origin, slowCpu)),
});
const memory = async (browser: Browser, origin: string): Promise<Runs> => ({
  normal: [await measureMemory(browser, origin)],
  slow: [],
});

const inDemo = {
  table: { measure: table, lines: tableLines },
  selectors: { measure: selectors, lines: selectorLines },
  records: { measure: records, lines: recordLines },
  memory: { measure: memory, lines: memoryLines },
};

type DemoPart = keyof typeof inDemo;

const valueOf = (runs: Figures[], key: string) => {
  const values = runs.map((run) => run[key]).filter((value) => value !== undefined);
  return values.length ? median(values) : undefined;
};

/** Measures a part of the benchmark. */
export async function measureInDemo(name: DemoPart, rounds: number) {
  const { measure, lines } = inDemo[name];
  const demo = await startDemo();
  const browser = await launch();
  try {
    const { normal, slow } = await measure(browser, demo.origin, rounds);
    return lines.map(([title, key, max]) => ({
      title,
      normal: valueOf(normal, key),
      slow: valueOf(slow, key),
      max,
    }));
  } finally {
    await browser.close();
    await demo.stop();
  }
}

export function demoTable(lines: Awaited<ReturnType<typeof measureInDemo>>) {
  const rows = lines.map(({ title, normal, slow, max }) => [
    title,
    figure(normal),
    figure(slow),
    max === undefined ? '' : `≤ ${figure(max)}`,
    max === undefined ? '' : normal === undefined || normal > max ? 'missed' : 'met',
  ]);
  return drawTable(['Figure', 'Normal', '4× CPU', 'Bar', ''], rows);
}
