import { startApps } from './apps.mjs';
import { median } from './chromium.mjs';
import { cpuKey, visit } from './journeys.mjs';
import { appsOf, lines } from './lines.mjs';

const unique = (all) => [...new Set(all)];

/** Returns the visits that the lines need, without duplicates. */
function visitsOf(wanted) {
  const needed = wanted.flatMap(({ journey, speed, bar }) => [
    ...appsOf[journey].map((app) => `${journey} ${speed} ${app}`),
    ...(bar.of ? [`${bar.of} ${speed} antd`] : []),
  ]);
  return unique(needed).map((key) => {
    const [journey, speed, app] = key.split(' ');
    return { journey, slow: speed === 'slow', app };
  });
}

/** Rotates the order in each round, so that no visit always follows the same one. */
const rotate = (all, round) => all.map((_item, index) => all[(index + round) % all.length]);

const sampleKey = (app, speed, key) => `${app} ${speed} ${key}`;

/**
 * Measures in rounds. In each round the console and the floor applications take turns, so that a busy moment of the
 * machine does not affect one of them alone.
 */
async function sample(wanted, rounds, say) {
  const visits = visitsOf(wanted);
  const started = await startApps(unique(visits.map(({ app }) => app)));
  const samples = {};
  try {
    for (let round = 0; round < rounds; round += 1) {
      for (const { journey, slow, app } of rotate(visits, round)) {
        const host = started.find(({ name }) => name === app);
        const figures = await visit(journey, host, slow);
        say(`${round + 1}/${rounds} ${journey} ${slow ? 'slow' : 'fast'} ${app}`);
        for (const [key, value] of Object.entries(figures)) {
          (samples[sampleKey(app, slow ? 'slow' : 'fast', key)] ??= []).push(value);
        }
      }
    }
  } finally {
    for (const { stop } of started) stop();
  }
  return samples;
}

const summary = (values) =>
  values && {
    median: median(values),
    min: Math.min(...values),
    max: Math.max(...values),
    values,
  };

const ratioOf = (own, other) => (other?.median > 0 ? own.median / other.median : undefined);

function withVerdict(line, samples) {
  const { key, speed, bar } = line;
  const of = (app, what = key) => summary(samples[sampleKey(app, speed, what)]);
  const [own, plain, antd] = ['console', 'plain', 'antd'].map((app) => of(app));
  const ratio = ratioOf(own, antd);
  const cpuRatio = ratioOf(of('console', cpuKey(key)), of('antd', cpuKey(key)));
  const toBar = bar.of ? ratioOf(own, of('antd', bar.of)) : ratio;
  const isMet = bar.floor === undefined ? own.median <= bar.max : toBar <= bar.floor;
  const verdict = bar.floor ?? bar.max;
  return {
    ...line,
    console: own,
    plain,
    antd,
    ratio,
    cpuRatio,
    verdict: verdict === undefined ? undefined : isMet ? 'met' : 'missed',
  };
}

/** Measures the waiting times of the console and its floors. */
export async function measureWaits(keys, rounds, say) {
  const wanted = lines.filter(({ key }) => keys.length === 0 || keys.includes(key));
  const samples = await sample(wanted, rounds, say);
  return wanted.map((line) => withVerdict(line, samples));
}
