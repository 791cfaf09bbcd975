import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { loadConfigFromFile } from 'vite';
import { createVitest } from 'vitest/node';
import { mutants } from './mutants/list.mjs';

/**
 * Takes one listed guard out at a time and runs the tests that are to notice. No file is changed: the guard goes missing
 * where Vite loads it, so several runs do not meet and an interrupted one leaves nothing behind. With words, only the
 * guards that hold them all; their tests are taken to pass with the guard in, which `npm test` says.
 */
const { positionals } = parseArgs({ allowPositionals: true });
const chosen = mutants.filter(({ guard, file }) =>
  positionals.every((word) => `${guard} ${file}`.includes(word)),
);

/** The file without the guard. */
function without({ guard, file, find, replace }) {
  const [before, after, ...more] = readFileSync(file, 'utf8').split(find);
  if (after === undefined || more.length)
    throw new Error(`The guard has moved: ${guard} (${file})`);
  return before + replace + after;
}
const texts = new Map(chosen.map((mutant) => [mutant, without(mutant)]));

/** What is out just now: the path of a file, and its text without the guard. */
let out = null;
const takeOut = {
  name: 'take-out',
  enforce: 'pre',
  load(id) {
    const [path, query = ''] = id.split('?');
    if (out?.path !== path) return null;
    return query.includes('raw') ? `export default ${JSON.stringify(out.text)}` : out.text;
  },
};

async function start() {
  const { config } = await loadConfigFromFile({ command: 'serve', mode: 'test' });
  // Modules kept on disk would be those with the guard, or outlast its absence.
  const own = { fsModuleCache: false, maxWorkers: 1 };
  const projects = config.test.projects.map((project) => ({
    ...project,
    plugins: [takeOut],
    test: { ...project.test, ...own },
  }));
  return createVitest(
    'test',
    { ...own, config: false, watch: false, bail: 1, reporters: [{}] },
    { ...config, logLevel: 'error', test: { ...config.test, projects } },
  );
}
const vitest = await start();

/** The title of the first test that fails without the guard; undefined when none does. */
async function caughtBy(mutant) {
  const path = resolve(mutant.file);
  out = { path, text: texts.get(mutant) };
  vitest.invalidateFile(path);
  const specs = await vitest.globTestSpecifications(mutant.tests.split(' '));
  const { testModules } = await vitest.runTestSpecifications(specs);
  out = null;
  vitest.invalidateFile(path);
  // The answer also holds the files of earlier runs.
  const files = new Set(specs.map(({ moduleId }) => moduleId));
  const modules = testModules.filter(({ moduleId }) => files.has(moduleId));
  return modules.flatMap(({ children }) => [...children.allTests('failed')])[0]?.fullName;
}

const titleLength = 120;
let survived = 0;
for (const mutant of chosen) {
  // One after the other: all tests share what is out.
  // oxlint-disable-next-line no-await-in-loop
  const title = await caughtBy(mutant);
  if (title === undefined) survived += 1;
  console.log(`${mutant.guard} | ${title?.slice(0, titleLength) ?? 'SURVIVED'}`);
}
console.log(`\n${chosen.length - survived} caught, ${survived} survived`);
await vitest.close();
process.exit(survived ? 1 : 0);
