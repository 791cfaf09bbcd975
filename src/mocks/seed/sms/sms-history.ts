import type { SmsRecord } from '@/api/substation/sms-history';
import type { ConnectType } from '@/enums';
import { dayMs, hourMs, seedDay, startMoment } from '@/mocks/lib/clock';
import { lazy } from '@/mocks/lib/loading';
import { groupBy } from '@/mocks/lib/rows';
import { seedCompanies } from '@/mocks/seed/company/companies';
import { drawMobile, seededRandom, type Random } from '@/mocks/seed/draw';
import { timeText } from '@/mocks/seed/market/places';
import { substations } from '@/mocks/seed/substation/substations';
import data from '@/mocks/seed/data/sms.json';

const prices = [0.06, 0.06, 0.05, 0.07] as const;
/** Yuan per message that a sub-station started with. */
export const smsPriceOf = (substationId: number) => prices[substationId % prices.length] ?? 0.06;

/** As it is kept; the name comes from the sub-station. */
export type StoredSms = Omit<SmsRecord, 'substationName'>;

const idPrefix: Record<SmsKind, string> = {
  callSms: '1384099100000',
  newGoodsSms: '1384099200000',
  todayPriceSms: '1384099300000',
};
const seeds: Record<SmsKind, number> = { callSms: 91, newGoodsSms: 92, todayPriceSms: 93 };
const consumerCount = 2000;

const results = [1, 2] as const;
/** As often as each comes about. */
const outcomes = [0, 0, 0, 0, 0, 2, 2, 2, 1, 1] as const satisfies readonly ConnectType[];

/** The rows of one kind, newest first. A plain loop: there are very many of them. */
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
    // Its draws are made all the same, so that those of the others do not depend on the time of the day.
    if (index < unsent) continue;
    const count = counts[text] ?? 1;
    rows.push({
      id: idPrefix[kind] + String(size - index).padStart(6, '0'),
      substationId,
      // Prices are told to those who look for a line, everything else to its company.
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

/** A third of a list of messages: what they are about. */
type SmsKind = 'callSms' | 'newGoodsSms' | 'todayPriceSms';
export const smsKinds = ['callSms', 'newGoodsSms', 'todayPriceSms'] as const;

/** Charged as one message each. */
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

/** The parts of the messages that sums need, newest first; much smaller than the rows themselves. */
interface SmsPlan {
  templates: readonly string[];
  /** Index into `substations`. */
  stations: Uint8Array;
  /** Index into `templates`. */
  texts: Uint8Array;
  /** Wall clock in ms, whole seconds. */
  times: Float64Array;
  /**
   * The number of messages, the newest ones, that would be sent later on the day on which the mock was started. They are
   * planned and left out, so that all others are the same at every time of the day.
   */
  unsent: number;
}

/** Messages that a text is charged as. */
const smsCount = (text: string) => Math.ceil(text.length / charactersPerSms);

/** `x` days back from the end of today, within opening hours. */
function momentOf(x: number): number {
  const daysAgo = Math.floor(x);
  const share = 1 - (x - daysAgo);
  const ms = seedDay - daysAgo * dayMs + opensAt + share * openMs;
  return Math.floor(ms / 1000) * 1000;
}

const drawStation = (draw: Random) => Math.floor(draw.next() ** 1.6 * substations.length);
/** The first text is the usual one. */
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
/** The same on every call. */
function smsPlan(kind: SmsKind): SmsPlan {
  const plan = drawn.get(kind) ?? drawPlan(plans[kind]);
  drawn.set(kind, plan);
  return plan;
}

/** Messages sent per sub-station, by its index, of one kind and from one moment up to another. */
export function smsUsed(kind: SmsKind, from = -Infinity, until = Infinity): number[] {
  const { stations, texts, times, templates, unsent } = smsPlan(kind);
  const counts = templates.map(smsCount);
  const used = substations.map(() => 0);
  for (let index = unsent; index < times.length; index += 1) {
    const time = times[index] ?? 0;
    if (time > until) continue;
    // The messages are sorted newest first, so that all after this one are too old as well.
    if (time < from) break;
    const station = stations[index] ?? 0;
    used[station] = (used[station] ?? 0) + (counts[texts[index] ?? 0] ?? 0);
  }
  return used;
}
