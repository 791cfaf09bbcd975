import { parseArgs } from 'node:util';
import { runScript } from './install.mjs';

/**
 * Lets a seeded explorer use the demo build and look for contradictions to the properties in
 * `e2e/explore/properties.ts`: `npm run explore -- --seed 7 --minutes 20`. It repeats a saved trace with
 * `--replay test-results/explore/7.json`.
 */

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    minutes: { type: 'string', default: '20' },
    replay: { type: 'string' },
  },
});
process.env.EXPLORE_SEED = values.seed;
process.env.EXPLORE_MINUTES = values.minutes;
process.env.EXPLORE_REPLAY = values.replay ?? '';
process.env.E2E_FULL = '1';

const built = runScript('build') || runScript('build:mock');
process.exitCode = built || runScript('e2e', ['e2e/explore.spec.ts', '--project', 'desktop']);
