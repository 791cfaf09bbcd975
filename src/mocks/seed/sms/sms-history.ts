import type { SmsRecord } from '@/api/substation/sms-history';
import type { ConnectType } from '@/enums';
import { groupBy } from '@/lib/sets';
import { dayMs, hourMs, seedDay, startMoment } from '@/mocks/lib/clock';
import { lazy } from '@/mocks/lib/loading';
import { seedCompanies } from '@/mocks/seed/company/companies';
import data from '@/mocks/seed/data/sms.json';
import { drawMobile, seededRandom, type Random } from '@/mocks/seed/draw';
import { timeText } from '@/mocks/seed/market/places';
import { substations } from '@/mocks/seed/substation/substations';

const prices = [0.06, 0.06, 0.05, 0.07] as const;
/** Returns the initial price of a message for a sub-station, in yuan. */
export const smsPriceOf = (substationId: number) => prices[substationId % prices.length] ?? 0.06;

/** The stored fields; the name of the sub-station is looked up. */
export type StoredSms = Omit<SmsRecord, 'substationName'>;

const idPrefix: Record<SmsKind, string> = {
  callSms: '1384099100000',
  newGoodsSms: '1384099200000',
  todayPriceSms: '1384099300000',
};
const seeds: Record<SmsKind, number> = { callSms: 91, newGoodsSms: 92, todayPriceSms: 93 };
const consumerCount = 2000;

const results = [1, 2] as const;
/** The results of calls, each repeated as often as it should occur among ten calls. */
const outcomes = [0, 0, 0, 0, 0, 2, 2, 2, 1, 1] as const satisfies readonly ConnectType[];

/** Creates the messages of one kind, the newest first. It uses a simple loop for speed, because they are very many. */
async function drawHistory(kind: SmsKind): Promise<StoredSms[]> {
  const draw = seededRandom(seeds[kind]);
  const companiesOf = groupBy(await seedCompanies(), (company) => company.substationId);
  const consumers = Array.from({ length: consumerCount }, () => drawMobile(draw));
  const { templates, stations, texts, times, unsent } = smsPlan(kind);
  const counts = templates.map(smsCount);
  const size = times.length;
  const rows: StoredSms[] = [];
  for (let index = 0; index < size; index += 1) {
    const station = stations[index] ?? 0;
    const text = texts[index] ?? 0;
    const substationId = substations[station]?.id;
    const near = companiesOf.get(substationId ?? '') ?? [];
    const company = near[draw.whole(0, near.length - 1)];
    if (!substationId || !company) throw new Error(`No company in the sub-station at ${station}`);
    const consumer = consumers[draw.whole(0, consumerCount - 1)] ?? company.mobile;
    const result = results[draw.chance(0.03) ? 1 : 0];
    const connectType = kind === 'callSms' ? draw.pick(outcomes) : null;
    // An unsent message is skipped only here, so that the random values of the others do not depend on the time.
    if (index < unsent) continue;
    const count = counts[text] ?? 1;
    rows.push({
      id: idPrefix[kind] + String(size - index).padStart(6, '0'),
      substationId,
      // Messages about prices go to consumers who look for a line, all others go to the company.
      receiver: kind === 'todayPriceSms' ? consumer : company.mobile,
      companyName: company.companyName,
      content: templates[text] ?? '',
      count,
      fee: Math.round(count * smsPriceOf(substationId) * 100) / 100,
      result,
      connectType,
      sendTime: timeText(times[index] ?? 0),
    });
  }
  return rows;
}

export const seedCallSms = lazy(() => drawHistory('callSms'));
export const seedNewGoodsSms = lazy(() => drawHistory('newGoodsSms'));
export const seedTodayPriceSms = lazy(() => drawHistory('todayPriceSms'));

/** The kinds of messages, each of which has its own list. */
type SmsKind = 'callSms' | 'newGoodsSms' | 'todayPriceSms';
export const smsKinds = ['callSms', 'newGoodsSms', 'todayPriceSms'] as const;

/** How many characters are charged as one message. */
const charactersPerSms = 70;
const days = 180;
const opensAt = 7 * hourMs;
const openMs = 14 * hourMs;

interface Plan {
  seed: number;
  size: number;
  templates: readonly string[];
}
const plans: Record<SmsKind, Plan> = data;

/** The values of all messages that sums need, the newest first; they need much less memory than the rows. */
interface SmsPlan {
  templates: readonly string[];
  /** The index in `substations` for each message. */
  stations: Uint8Array;
  /** The index in `templates` for each message. */
  texts: Uint8Array;
  /** The time of each message as wall clock time in ms, in whole seconds. */
  times: Float64Array;
  /**
   * How many of the newest messages are later than the start of the mock. They are planned like the others but left out,
   * so that the others are the same at every time of the day.
   */
  unsent: number;
}

/** Returns as how many messages a text is charged. */
const smsCount = (text: string) => Math.ceil(text.length / charactersPerSms);

/** Returns the time `x` days before the end of today, within opening hours. */
function momentOf(x: number): number {
  const daysAgo = Math.floor(x);
  const share = 1 - (x - daysAgo);
  const ms = seedDay - daysAgo * dayMs + opensAt + share * openMs;
  return Math.floor(ms / 1000) * 1000;
}

const drawStation = (draw: Random) => Math.floor(draw.next() ** 1.6 * substations.length);
/** Picks the index of a text; the first texts are picked most often. */
const drawText = (draw: Random, count: number) => Math.floor(draw.next() ** 1.7 * count);

function drawPlan({ seed, size: pastSize, templates }: Plan): SmsPlan {
  const draw = seededRandom(seed);
  const size = Math.ceil((pastSize / days) * (days + 1));
  const plan = {
    templates,
    stations: new Uint8Array(size),
    texts: new Uint8Array(size),
    times: new Float64Array(size),
    unsent: 0,
  };
  for (let index = 0; index < size; index += 1) {
    plan.stations[index] = drawStation(draw);
    plan.texts[index] = drawText(draw, templates.length);
    plan.times[index] = momentOf(((days + 1) * (index + draw.next())) / size);
  }
  plan.unsent = plan.times.filter((time) => time > startMoment).length;
  return plan;
}

const drawn = new Map<SmsKind, SmsPlan>();
/** Returns the plan of one kind, which is created only once. */
function smsPlan(kind: SmsKind): SmsPlan {
  const plan = drawn.get(kind) ?? drawPlan(plans[kind]);
  drawn.set(kind, plan);
  return plan;
}

/** Counts the messages of one kind that each sub-station has sent in a period, by the index of the sub-station. */
export function smsUsed(kind: SmsKind, from = -Infinity, until = Infinity): number[] {
  const { stations, texts, times, templates, unsent } = smsPlan(kind);
  const counts = templates.map(smsCount);
  const used = substations.map(() => 0);
  for (let index = unsent; index < times.length; index += 1) {
    const time = times[index] ?? 0;
    if (time > until) continue;
    // All following messages are too old as well, because the newest come first.
    if (time < from) break;
    const station = stations[index] ?? 0;
    used[station] = (used[station] ?? 0) + (counts[texts[index] ?? 0] ?? 0);
  }
  return used;
}
