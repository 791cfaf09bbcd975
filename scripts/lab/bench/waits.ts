import { startApps, type AppName } from './apps.ts';
import { cpuKey, visit } from './journeys.ts';
import { appsOf, lines, type JourneyName, type Line, type Speed } from './lines.ts';
import { median } from './median.ts';

interface Visit {
  journey: JourneyName;
  speed: Speed;
  app: AppName;
}

const unique = <Item>(all: Item[]) => [...new Set(all)];

/** Returns the visits that the lines need, without duplicates. */
function visitsOf(wanted: Line[]) {
  const needed = wanted.flatMap(({ journey, speed, bar }): Visit[] => [
    ...appsOf[journey].map((app) => ({ journey, speed, app })),
    ...(bar.of ? [{ journey: bar.of, speed, app: 'antd' as const }] : []),
  ]);
  return [...new Map(needed.map((one) => [Object.values(one).join(), one])).values()];
}

/** Rotates the order in each round, so that no visit always follows the same one. */
function rotate<Item>(all: Item[], round: number) {
  const start = round % all.length;
  return [...all.slice(start), ...all.slice(0, start)];
}

const sampleKey = (app: AppName, speed: Speed, key: string) => `${app} ${speed} ${key}`;

/**
 * Measures in rounds. In each round the console and the floor applications take turns, so that a busy moment of the
 * machine does not affect one of them alone.
 */
async function sample(wanted: Line[], rounds: number, say: (text: string) => void) {
  const visits = visitsOf(wanted);
  const started = await startApps(unique(visits.map(({ app }) => app)));
  const samples: Record<string, number[]> = {};
  try {
    for (let round = 0; round < rounds; round += 1) {
      for (const { journey, speed, app } of rotate(visits, round)) {
        const host = started.find(({ name }) => name === app);
        if (!host) throw new Error(`${app} was not started`);
        const figures = await visit(journey, host, speed === 'slow');
        say(`${round + 1}/${rounds} ${journey} ${speed} ${app}`);
        for (const [key, value] of Object.entries(figures)) {
          (samples[sampleKey(app, speed, key)] ??= []).push(value);
        }
      }
    }
  } finally {
    for (const { stop } of started) stop();
  }
  return samples;
}

const summary = (values: number[] | undefined) =>
  values && {
    median: median(values),
    min: Math.min(...values),
    max: Math.max(...values),
    values,
  };

export type Summary = NonNullable<ReturnType<typeof summary>>;

const ratioOf = (own: Summary | undefined, other: Summary | undefined) =>
  own && other && other.median > 0 ? own.median / other.median : undefined;

export type Waits = ReturnType<typeof withVerdict>[];

function withVerdict(line: Line, samples: Record<string, number[]>) {
  const { key, speed, bar } = line;
  const of = (app: AppName, what = key) => summary(samples[sampleKey(app, speed, what)]);
  const [own, plain, antd] = [of('console'), of('plain'), of('antd')];
  if (!own) throw new Error(`${key} was not measured`);
  const ratio = ratioOf(own, antd);
  const cpuRatio = ratioOf(of('console', cpuKey(key)), of('antd', cpuKey(key)));
  const toBar = bar.of ? ratioOf(own, of('antd', bar.of)) : ratio;
  const limit = bar.floor ?? bar.max;
  const reached = bar.floor === undefined ? own.median : toBar;
  const isMet = limit !== undefined && reached !== undefined && reached <= limit;
  return {
    ...line,
    console: own,
    plain,
    antd,
    ratio,
    cpuRatio,
    verdict: limit === undefined ? undefined : isMet ? 'met' : 'missed',
  };
}

/** Measures the waiting times of the console and its floors. */
export async function measureWaits(
  keys: string[],
  rounds: number,
  say: (text: string) => void,
): Promise<Waits> {
  const wanted = lines.filter(({ key }) => keys.length === 0 || keys.includes(key));
  const samples = await sample(wanted, rounds, say);
  return wanted.map((line) => withVerdict(line, samples));
}
