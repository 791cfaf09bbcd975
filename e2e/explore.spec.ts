import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { demoOrigin } from './backend';
import { describeAction } from './explore/actions';
import { explore, replay, shortest, type Trace } from './explore/explore';
import { addressOf, pageNames } from './pages';

/** The options of `npm run explore`. */
const minutes = Number(process.env.EXPLORE_MINUTES ?? 0.5);
const firstSeed = Number(process.env.EXPLORE_SEED ?? 1);
const replayed = process.env.EXPLORE_REPLAY ?? '';

const stepsPerWorld = 40;
const folder = 'test-results/explore';
/** Shortening a trace repeats it many times. */
const shorteningMinutes = 10;
test.setTimeout((minutes + shorteningMinutes) * 60_000);

const print = (text: string) => process.stdout.write(`${text}\n`);

function save(trace: Trace) {
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}/${trace.seed}.json`, JSON.stringify(trace, null, 2));
}

const describeTrace = ({ seed, violation, actions }: Trace) =>
  [`seed ${seed}: ${violation}`, ...actions.map(describeAction)].join('\n  ');

if (replayed) {
  test('a saved trace contradicts no property any more @full', async ({ browser }) => {
    const trace = JSON.parse(readFileSync(replayed, 'utf8')) as Trace;
    print(describeTrace(trace));
    expect((await replay(browser, trace, demoOrigin)).violation).toBeUndefined();
  });
} else {
  test('exploring finds nothing that contradicts the properties of the product @full', async ({
    browser,
  }) => {
    const end = Date.now() + minutes * 60_000;
    const paths = pageNames
      .filter((name) => name !== '/login' && name !== '/auth-redirect')
      .map(addressOf);
    const found: string[] = [];
    for (let seed = firstSeed; Date.now() < end; seed += 1) {
      const limits = { paths, baseURL: demoOrigin, steps: stepsPerWorld };
      const trace = await explore(browser, seed, limits);
      print(`seed ${seed}: ${JSON.stringify(trace.world)} ${trace.actions.length} actions`);
      if (trace.violation === undefined) continue;
      const short = await shortest(browser, trace, demoOrigin);
      save(short);
      found.push(describeTrace(short));
      print(describeTrace(short));
    }
    expect(found).toEqual([]);
  });
}
