import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { loadConfigFromFile } from 'vite';
import { createVitest } from 'vitest/node';
import { runScript } from '../install.mjs';
import { mutants, type Mutant } from './mutants/list.ts';
import { removeGuard, textWithout } from './mutants/remove-guard.ts';

/**
 * Removes one listed guard at a time and runs the tests that should fail without it. No file is changed: the guard is
 * removed while Vite loads its file, so parallel and interrupted runs leave nothing behind. Arguments select the
 * guards whose title or file contains all of them. The tests are expected to pass with the guard, which `npm test`
 * checks.
 */

const { positionals } = parseArgs({ allowPositionals: true });

const chosen = mutants.filter(({ guard, file }) =>
  positionals.every((word) => `${guard} ${file}`.includes(word)),
);
// Fails before the first run when the code of a guard has changed.
chosen.forEach(textWithout);

/** The guard removed at the moment. */
let removed: Mutant | null = null;

async function start() {
  const loaded = await loadConfigFromFile({ command: 'serve', mode: 'test' });
  if (!loaded) throw new Error('vite.config.ts is missing.');
  const { config } = loaded;
  // Cached modules would still contain the guard, or would keep it removed afterwards.
  const testOptions = { fsModuleCache: false, maxWorkers: 1 };
  const projects = config.test?.projects?.map((project) => {
    if (typeof project !== 'object' || 'then' in project)
      throw new Error('vite.config.ts must hold its test projects.');
    return {
      ...project,
      plugins: [removeGuard(() => removed)],
      test: { ...project.test, ...testOptions },
    };
  });
  return createVitest(
    'test',
    { ...testOptions, config: false, watch: false, bail: 1, reporters: [{}] },
    { ...config, logLevel: 'error', test: { ...config.test, projects } },
  );
}
const vitest = await start();

/** Returns the title of the first test that fails without the guard, or undefined if none fails. */
async function findFailingTest(mutant: Mutant) {
  const path = resolve(mutant.file);
  removed = mutant;
  vitest.invalidateFile(path);
  const specs = await vitest.globTestSpecifications(mutant.tests.split(' '));
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
// A run of all guards also draws further changes.
const drawn = positionals.length ? 0 : runScript('mutants:drawn');
process.exit(survived ? 1 : drawn);
