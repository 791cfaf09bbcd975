import { parseArgs } from 'node:util';
import { runScript } from '../install.mjs';
import { growthNames } from './bench/growth.mjs';
import { lines } from './bench/lines.mjs';
import { describeMachine, machineText } from './bench/machine.mjs';
import { measurePart, partTable } from './bench/parts.mjs';
import { visitorsTable, waitsTable, writePart } from './bench/report.mjs';
import { measureWaits } from './bench/waits.mjs';

/**
 * Measures in Chromium and prints Markdown tables.
 *
 * npm run bench                      what users wait for, next to two floor applications; the table, the selectors, memory
 * npm run bench -- dashboard switch  only these lines; tabs or regions: only these of the growth
 * npm run bench -- table             only this part: waits, table, selectors, memory, growth
 * --rounds 5   --json   --write      --write puts the tables (growth too) into docs/figures.md and README.md
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
  memory: [],
  growth: growthNames,
};
const parts = Object.keys(linesOf);

/** Prints an error and exits. */
function exitWithUsage(message) {
  console.error(`${message}\nParts: ${parts.join(' ')}\nLines: ${linesOf.waits.join(' ')}`);
  console.error(`Of growth: ${linesOf.growth.join(' ')}`);
  process.exit(1);
}
const known = [...parts, ...Object.values(linesOf).flat()];
const unknown = positionals.filter((name) => !known.includes(name));
if (unknown.length) exitWithUsage(`Not known: ${unknown.join(', ')}`);
if (!(rounds > 0)) exitWithUsage(`Not a number of rounds: ${values.rounds}`);
const chosen = (part) => linesOf[part].filter((name) => positionals.includes(name));
const usual = parts.filter((part) => values.write || part !== 'growth');
const named = parts.filter((part) => positionals.includes(part) || chosen(part).length > 0);
const isPartial = parts.some((part) => chosen(part).length > 0);
if (values.write && isPartial)
  exitWithUsage('A part is written as a whole: name parts, not lines.');

const say = (text) => process.stderr.write(`${text}\n`);
const machine = await describeMachine();
const results = {};
for (const part of named.length ? named : usual) {
  const measure = part === 'waits' ? measureWaits : measurePart.bind(null, part);
  results[part] = await measure(chosen(part), rounds, say);
}
const facts = await machine.done();
const head = machineText(facts, rounds);
if (values.json) console.log(JSON.stringify({ ...facts, rounds, ...results }, null, 2));
for (const [part, measured] of Object.entries(results)) {
  const markdown = part === 'waits' ? waitsTable(measured) : partTable(part, measured);
  if (!values.json) console.log(`\n${part}: ${head}\n\n${markdown}`);
  if (values.write) writePart('docs/figures.md', part, `${head}\n\n${markdown}`);
}
if (values.write) {
  const { waits } = results;
  if (waits) writePart('README.md', 'figures', `${head}\n\n${visitorsTable(waits)}`);
  runScript('format');
}
