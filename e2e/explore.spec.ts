import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { demoOrigin } from './backend';
import { describeAction } from './explore/actions';
import { explore, replay, shortest, type Trace } from './explore/explore';
import { exploreOptions } from './explore/options';
import { addressOf, pageNames } from './pages';

const options = exploreOptions();
const stepsPerWorld = 40;
/** Shortening a trace repeats it many times. */
const shorteningMinutes = 10;
test.setTimeout((options.minutes + shorteningMinutes) * 60_000);

const print = (text: string) => process.stdout.write(`${text}\n`);

function save(trace: Trace) {
  mkdirSync(options.folder, { recursive: true });
  writeFileSync(`${options.folder}/${trace.seed}.json`, JSON.stringify(trace, null, 2));
}

const describeTrace = ({ seed, violation, actions }: Trace) =>
  [`seed ${seed}: ${violation}`, ...actions.map(describeAction)].join('\n  ');

if (options.replay) {
  const file = options.replay;
  test('a saved trace contradicts no property any more @full', async ({ browser }) => {
    const trace = JSON.parse(readFileSync(file, 'utf8')) as Trace;
    print(describeTrace(trace));
    expect((await replay(browser, trace, demoOrigin)).violation).toBeUndefined();
  });
} else {
  const { seed: firstSeed, minutes, workers, stopsAtFirst } = options;
  for (let worker = 0; worker < workers; worker += 1) {
    test(`exploring finds nothing that contradicts the properties of the product, from seed ${firstSeed + worker} @full`, async ({
      browser,
    }) => {
      const end = Date.now() + minutes * 60_000;
      const paths = pageNames
        .filter((name) => name !== '/login' && name !== '/auth-redirect')
        .map(addressOf);
      const found: string[] = [];
      for (let seed = firstSeed + worker; Date.now() < end; seed += workers) {
        const limits = { paths, baseURL: demoOrigin, steps: stepsPerWorld };
        const trace = await explore(browser, seed, limits);
        print(`seed ${seed}: ${JSON.stringify(trace.world)} ${trace.actions.length} actions`);
        if (trace.violation === undefined) continue;
        print(`seed ${seed}: ${trace.violation}`);
        save(trace);
        const short = stopsAtFirst ? trace : await shortest(browser, trace, demoOrigin);
        save(short);
        found.push(describeTrace(short));
        print(describeTrace(short));
        if (stopsAtFirst) break;
      }
      expect(found).toEqual([]);
    });
  }
}
