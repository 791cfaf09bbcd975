import { launch, median, openDemo, slowCpu } from './chromium.mjs';
import { growthTable, measureGrowth } from './growth.mjs';
import { startDemo } from './hosts.mjs';
import { measureMemory, memoryLines } from './memory.mjs';
import { figure, table as drawTable } from './report.mjs';
import { measureSelectors, selectorLines } from './selectors.mjs';
import { measureTable, tableLines } from './table.mjs';

/**
 * Measurements in the demo build, in a single browser: the table, the selectors, and the memory that closed tabs
 * leave.
 */

async function times(count, work) {
  const done = [];
  for (let run = 0; run < count; run += 1) done.push(await work());
  return done;
}

async function table(browser, origin, rounds) {
  const opened = await openDemo(browser, origin, '/gallery-bench');
  const normal = await measureTable(opened, 1, rounds);
  const slow = await measureTable(opened, slowCpu, rounds);
  await opened.context.close();
  return { normal, slow };
}
const selectors = async (browser, origin, rounds) => ({
  normal: await times(rounds, () => measureSelectors(browser, origin, 1)),
  slow: await times(rounds, () => measureSelectors(browser, origin, slowCpu)),
});
const memory = async (browser, origin) => ({
  normal: [await measureMemory(browser, origin)],
  slow: [],
});

const inDemo = {
  table: { measure: table, lines: tableLines },
  selectors: { measure: selectors, lines: selectorLines },
  memory: { measure: memory, lines: memoryLines },
};

const valueOf = (runs, key) => {
  const values = runs.map((run) => run[key]).filter((value) => value !== undefined);
  return values.length ? median(values) : undefined;
};

async function measureInDemo(name, rounds) {
  const { measure, lines } = inDemo[name];
  const demo = await startDemo();
  const browser = await launch();
  try {
    const { normal, slow } = await measure(browser, demo.origin, rounds);
    return lines.map(([title, key, gate]) => ({
      title,
      normal: valueOf(normal, key),
      slow: valueOf(slow, key),
      gate,
    }));
  } finally {
    await browser.close();
    await demo.stop();
  }
}

/** Measures a part of the benchmark. `within` selects its lines; an empty list selects all. */
export const measurePart = (name, within, rounds, say) =>
  name === 'growth' ? measureGrowth(within, rounds, say) : measureInDemo(name, rounds);

function demoTable(lines) {
  const rows = lines.map(({ title, normal, slow, gate }) => [
    title,
    figure(normal),
    figure(slow),
    gate === undefined ? '' : `≤ ${figure(gate)}`,
    gate === undefined ? '' : normal > gate ? 'missed' : 'met',
  ]);
  return drawTable(['Figure', 'Normal', '4× CPU', 'Bar', ''], rows);
}
export const partTable = (name, measured) =>
  name === 'growth' ? growthTable(measured) : demoTable(measured);
