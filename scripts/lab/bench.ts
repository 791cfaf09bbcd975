import { parseArgs } from 'node:util';
import { runScript } from '../install.mjs';
import { growthNames, growthTable, measureGrowth } from './bench/growth.ts';
import { lines } from './bench/lines.ts';
import { describeMachine, machineText } from './bench/machine.ts';
import { demoTable, measureInDemo } from './bench/parts.ts';
import { readmeTable, waitsTable, writePart } from './bench/report.ts';
import { measureWaits, type Waits } from './bench/waits.ts';

/**
 * Measures in Chromium and prints Markdown tables.
 *
 * npm run bench                      measures all parts except growth
 * npm run bench -- table             measures one part: waits, table, selectors, records, memory or growth
 * npm run bench -- dashboard tabs    measures only these lines of waits and growth
 * --rounds 5                         repeats each measurement
 * --json                             prints JSON instead of tables
 * --write                            measures growth too, and writes the tables into docs/figures.md and README.md
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: 'string', default: '5' },
    json: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
  },
});
const rounds = Number(values.rounds);
/** The parts of the benchmark, each with the lines that can be measured separately. */
const linesOf = {
  waits: [...new Set(lines.map(({ key }) => key))],
  table: [],
  selectors: [],
  records: [],
  memory: [],
  growth: growthNames,
} satisfies Record<string, string[]>;
type Part = keyof typeof linesOf;
const parts = Object.keys(linesOf) as Part[]; // The object holds no other keys.

/** Prints an error and exits. */
function exitWithUsage(message: string) {
  console.error(`${message}\nParts: ${parts.join(' ')}\nLines: ${linesOf.waits.join(' ')}`);
  console.error(`Of growth: ${linesOf.growth.join(' ')}`);
  process.exit(1);
}
const known: string[] = [...parts, ...Object.values(linesOf).flat()];
const unknown = positionals.filter((name) => !known.includes(name));
if (unknown.length) exitWithUsage(`Not known: ${unknown.join(', ')}`);
if (!(rounds > 0)) exitWithUsage(`Not a number of rounds: ${values.rounds}`);
const chosen = (part: Part) => linesOf[part].filter((name: string) => positionals.includes(name));
const usual = parts.filter((part) => values.write || part !== 'growth');
const named = parts.filter((part) => positionals.includes(part) || chosen(part).length > 0);
const isPartial = parts.some((part) => chosen(part).length > 0);
if (values.write && isPartial)
  exitWithUsage('A part is written as a whole: name parts, not lines.');

const say = (text: string) => process.stderr.write(`${text}\n`);
const machine = await describeMachine();
let waits: Waits | undefined;

/** Measures a part and returns its figures, also as a Markdown table. */
async function measure(part: Part) {
  if (part === 'waits') {
    waits = await measureWaits(chosen(part), rounds, say);
    return { part, figures: waits, markdown: waitsTable(waits) };
  }
  if (part === 'growth') {
    const figures = await measureGrowth(chosen(part), rounds, say);
    return { part, figures, markdown: growthTable(figures) };
  }
  const figures = await measureInDemo(part, rounds);
  return { part, figures, markdown: demoTable(figures) };
}
const results: Awaited<ReturnType<typeof measure>>[] = [];
for (const part of named.length ? named : usual) {
  const result = await measure(part);
  results.push(result);
  // Each part at once, because a later one may fail after half an hour.
  const head = machineText(await machine.done(), rounds);
  if (!values.json) console.log(`\n${part}: ${head}\n\n${result.markdown}`);
  if (values.write) writePart('docs/figures.md', part, `${head}\n\n${result.markdown}`);
  if (values.write && part === 'waits' && waits)
    writePart('README.md', 'figures', `${head}\n\n${readmeTable(waits)}`);
}
if (values.json) {
  const figures = Object.fromEntries(results.map((result) => [result.part, result.figures]));
  console.log(JSON.stringify({ ...(await machine.done()), rounds, ...figures }, null, 2));
}
if (values.write) runScript('format');
