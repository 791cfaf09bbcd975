import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test, type Browser } from '@playwright/test';
import { demoOrigin } from './backend';
import { describeAction } from './explore/actions';
import { CuriousUser } from './explore/curious-user';
import { digestOf, explore, shortest, type Trace } from './explore/explore';
import { exploreOptions } from './explore/options';
import { pagesUsing, readSources } from './explore/pages-using';
import { saveTrace } from './explore/save-trace';
import { addressOf, pageNames } from './pages';

const options = exploreOptions();
/** Who works on the pages of a change stays longer. */
const stepsPerWorld = options.changed === undefined ? 40 : 80;
/** The worlds of `npm test`: desktop and phone, both languages, several users, with and without faults. */
const smokeSeeds = [26, 27, 28, 30];
const smokeSteps = 20;
/** Shortening may begin at the end of the given time, and a world and the last repetition take minutes on a busy machine. */
test.setTimeout((options.minutes + options.shorteningMinutes + 6) * 60_000);

const print = (text: string) => process.stdout.write(`${text}\n`);

const describeTrace = ({ seed, violation, actions }: Trace) =>
  [`seed ${seed}: ${violation}`, ...actions.map(describeAction)].join('\n  ');

const pages = pageNames.filter((name) => name !== '/login' && name !== '/auth-redirect');
const paths = (
  options.changed === undefined ? pages : pagesUsing(options.changed, pages, readSources())
).map(addressOf);

/** Explores one world, and returns the shortened trace of a contradiction. */
async function exploreWorld(browser: Browser, seed: number, steps: number, curious?: CuriousUser) {
  const trace = await explore(browser, seed, {
    paths,
    baseURL: demoOrigin,
    steps,
    curious,
  });
  print(
    `seed ${seed}: ${JSON.stringify(trace.world)} ${trace.actions.length} actions, ${digestOf(trace)}`,
  );
  if (trace.violation === undefined) return undefined;
  print(`seed ${seed}: ${trace.violation}`);
  const { shorteningMinutes, folder } = options;
  saveTrace(trace, folder);
  const end = Date.now() + shorteningMinutes * 60_000;
  const short = await shortest(browser, trace, demoOrigin, end);
  print(`${describeTrace(short)}\n  saved in ${saveTrace(short, folder)}`);
  return describeTrace(short);
}

if (options.replay) {
  // Playwright finds only the tests of its own folder; this declares that of the file here.
  await import(pathToFileURL(resolve(options.replay)).href);
} else if (options.isAsked) {
  const { seed: firstSeed, minutes, workers, stopsAtFirst } = options;
  for (let worker = 0; worker < workers; worker += 1) {
    test(`exploring finds nothing that contradicts the properties of the product, from seed ${firstSeed + worker} @full`, async ({
      browser,
    }) => {
      const end = Date.now() + minutes * 60_000;
      const curious = options.changed === undefined ? undefined : new CuriousUser();
      const found: string[] = [];
      for (let seed = firstSeed + worker; Date.now() < end; seed += workers) {
        const contradiction = await exploreWorld(browser, seed, stepsPerWorld, curious);
        if (contradiction === undefined) continue;
        found.push(contradiction);
        if (stopsAtFirst) break;
      }
      expect(found).toEqual([]);
    });
  }
} else {
  for (const seed of smokeSeeds) {
    test(`exploring a world finds nothing that contradicts the properties of the product, seed ${seed}`, async ({
      browser,
    }) => {
      expect(await exploreWorld(browser, seed, smokeSteps)).toBeUndefined();
    });
  }
}
