import { parseArgs } from 'node:util';
import { exploreEnvironment } from '../e2e/explore/options.ts';
import { runScript } from './install.mjs';
import { exploreMutants } from './lab/explore-mutants.ts';

/**
 * Lets a seeded explorer use the demo build and look for contradictions to the properties in
 * `e2e/explore/properties.ts`: `npm run explore -- --seed 7 --minutes 20`. It repeats a saved trace with
 * `--replay test-results/explore/7.spec.ts`. With `--against http://127.0.0.1:5300` it does the same in the build at that
 * address, such as the one before a change, and both have to show the same; `--changed src/crud/use-list.ts` begins on the
 * pages that use this module. With `--mutants words` it explores builds
 * without one of the guards in `scripts/lab/mutants` that contain all words, each next to the build with it and until the
 * first contradiction: `--draw 20` takes some of them.
 */

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: 'string', default: '1' },
    minutes: { type: 'string', default: '20' },
    workers: { type: 'string', default: '2' },
    replay: { type: 'string' },
    against: { type: 'string' },
    changed: { type: 'string' },
    mutants: { type: 'boolean', default: false },
    draw: { type: 'string' },
  },
});
const seed = Number(values.seed);
const minutes = Number(values.minutes);
const workers = Number(values.workers);
const { replay, against, changed } = values;

function exploreDemo() {
  Object.assign(
    process.env,
    exploreEnvironment({ seed, minutes, workers, replay, against, changed }),
  );
  const built = runScript('build') || runScript('build:mock');
  return built || runScript('e2e', ['e2e/explore.spec.ts', '--project', 'desktop']);
}

process.exitCode = values.mutants
  ? await exploreMutants({ words: positionals, draw: Number(values.draw), seed, minutes, workers })
  : exploreDemo();
