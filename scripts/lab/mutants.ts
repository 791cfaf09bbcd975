import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { loadConfigFromFile, type Plugin } from 'vite';
import { createVitest } from 'vitest/node';
import { mutants, type Mutant } from './mutants/list.ts';

/**
 * Removes one listed guard at a time and runs the tests that should fail without it. No file is changed: the guard is
 * removed while Vite loads its file, so parallel and interrupted runs leave nothing behind. Arguments select the
 * guards whose title or file contains all of them. The tests are expected to pass with the guard, which `npm test`
 * checks.
 */

const { positionals } = parseArgs({ allowPositionals: true });

/** Returns the text of the file without the guard. */
function textWithout({ guard, file, find, replace }: Mutant) {
  const [before, after, ...more] = readFileSync(file, 'utf8').split(find);
  if (before === undefined || after === undefined || more.length)
    throw new Error(`The code of the guard is not found exactly once: ${guard} (${file})`);
  return before + replace + after;
}
const chosen = mutants
  .filter(({ guard, file }) => positionals.every((word) => `${guard} ${file}`.includes(word)))
  .map((mutant) => ({ ...mutant, text: textWithout(mutant) }));

/** The guard removed at the moment: the path of its file and the text without it. */
let removed: { path: string; text: string } | null = null;
const removeGuard: Plugin = {
  name: 'remove-guard',
  enforce: 'pre',
  load(id) {
    const [path, query = ''] = id.split('?');
    if (!removed || removed.path !== path) return null;
    return query.includes('raw') ? `export default ${JSON.stringify(removed.text)}` : removed.text;
  },
};

async function start() {
  const loaded = await loadConfigFromFile({ command: 'serve', mode: 'test' });
  if (!loaded) throw new Error('vite.config.ts is missing.');
  const { config } = loaded;
  // Cached modules would still contain the guard, or would keep it removed afterwards.
  const testOptions = { fsModuleCache: false, maxWorkers: 1 };
  const projects = config.test?.projects?.map((project) => {
    if (typeof project !== 'object' || 'then' in project)
      throw new Error('vite.config.ts must hold its test projects.');
    return { ...project, plugins: [removeGuard], test: { ...project.test, ...testOptions } };
  });
  return createVitest(
    'test',
    { ...testOptions, config: false, watch: false, bail: 1, reporters: [{}] },
    { ...config, logLevel: 'error', test: { ...config.test, projects } },
  );
}
const vitest = await start();

/** Returns the title of the first test that fails without the guard, or undefined if none fails. */
async function findFailingTest({ file, text, tests }: Mutant & { text: string }) {
  const path = resolve(file);
  removed = { path, text };
  vitest.invalidateFile(path);
  const specs = await vitest.globTestSpecifications(tests.split(' '));
  const { testModules } = await vitest.runTestSpecifications(specs);
  removed = null;
  vitest.invalidateFile(path);
  // The result also contains the files of earlier runs.
  const files = new Set(specs.map(({ moduleId }) => moduleId));
  const modules = testModules.filter(({ moduleId }) => files.has(moduleId));
  return modules.flatMap(({ children }) => [...children.allTests('failed')])[0]?.fullName;
}

const titleLength = 120;
let survived = 0;
for (const mutant of chosen) {
  // Runs in sequence, because all tests share the removed guard.
  // oxlint-disable-next-line no-await-in-loop
  const title = await findFailingTest(mutant);
  if (title === undefined) survived += 1;
  console.log(`${mutant.guard} | ${title?.slice(0, titleLength) ?? 'SURVIVED'}`);
}
console.log(`\n${chosen.length - survived} caught, ${survived} survived`);
await vitest.close();
process.exit(survived ? 1 : 0);
