import { dayMs, seedDay, startMoment } from '@/mocks/lib/clock';
import data from '@/mocks/seed/data/sms.json';
import { seededRandom, type Random } from '@/mocks/seed/draw';
import { substations } from '@/mocks/seed/substation/substations';

/** A third of a list of messages: what they are about. */
export type SmsKind = 'callSms' | 'newGoodsSms' | 'todayPriceSms';
export const smsKinds = ['callSms', 'newGoodsSms', 'todayPriceSms'] as const;

/** Charged as one message each. */
const charactersPerSms = 70;
const days = 180;
const hourMs = 3_600_000;
const opensAt = 7 * hourMs;
const openMs = 14 * hourMs;

interface Plan {
  seed: number;
  size: number;
  templates: readonly string[];
}
const plans: Record<SmsKind, Plan> = data;

/** The parts of the messages that sums need, newest first; much smaller than the rows themselves. */
export interface SmsPlan {
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
export const smsCount = (text: string) => Math.ceil(text.length / charactersPerSms);

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
export function smsPlan(kind: SmsKind): SmsPlan {
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
