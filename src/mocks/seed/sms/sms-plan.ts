import { dayMs, seedDay, startMoment } from '@/mocks/lib/clock';
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
const plans: Record<SmsKind, Plan> = {
  callSms: {
    seed: 81,
    size: 60_000,
    templates: [
      '【货运专线】您有一条未接来电，货主正在等待您的回电，请及时联系。',
      '【货运专线】货主刚刚拨打了您的专线电话，通话未接通，请尽快回拨。',
      '【货运专线】您的专线今日被拨打三次，登录小程序可查看来电货主和货物信息。',
      '【货运专线】有货主想了解您的专线价格和时效，来电未接通。为避免错过订单，请在营业时间内保持电话畅通，并及时登录小程序回复留言；如号码有变，请联系分站更新联系人资料。',
    ],
  },
  newGoodsSms: {
    seed: 82,
    size: 40_000,
    templates: [
      '【货运专线】您的线路有新货源发布，请打开小程序查看并承接。',
      '【货运专线】本地新增一票零担货源，三分钟内承接有效，先到先得。',
      '【货运专线】货主指定您承接一票货源，请尽快登录小程序确认，超时将自动取消并转给其他公司。',
      '【货运专线】您的专线沿途今日新增多票货源，含整车与零担，重量从半吨到三十吨不等。请打开小程序查看装货时间、提货地址和货主要求，承接后请在三十分钟内与货主取得联系，避免被系统判为超时。',
    ],
  },
  todayPriceSms: {
    seed: 83,
    size: 20_000,
    templates: [
      '【货运专线】您关注的线路发布了今日特价，点击小程序查看。',
      '【货运专线】今日线价已更新，您常发的线路有三家公司报价下调。',
      '【货运专线】您收藏的专线今日特价将于十八点结束，如需发货请尽快联系该公司预约装车。',
    ],
  },
};

/** The parts of the messages that sums need, newest first; much smaller than the rows themselves. */
export interface SmsPlan {
  templates: readonly string[];
  /** Index into `substations`. */
  stations: Uint8Array;
  /** Index into `templates`. */
  texts: Uint8Array;
  /** Wall clock in ms, whole seconds. */
  times: Float64Array;
}

/** Messages that a text is charged as. */
export const smsCount = (text: string) => Math.ceil(text.length / charactersPerSms);

/** `x` days back from now; past days only know opening hours. */
function momentOf(x: number, now: number): number {
  const daysAgo = Math.floor(x);
  const share = 1 - (x - daysAgo);
  const ms = daysAgo
    ? seedDay - daysAgo * dayMs + opensAt + share * openMs
    : seedDay + share * Math.max(0, now - seedDay);
  return Math.floor(ms / 1000) * 1000;
}

const drawStation = (draw: Random) => Math.floor(draw.next() ** 1.6 * substations.length);
/** The first text is the usual one. */
const drawText = (draw: Random, count: number) => Math.floor(draw.next() ** 1.7 * count);

function drawPlan({ seed, size, templates }: Plan): SmsPlan {
  const draw = seededRandom(seed);
  const plan = {
    templates,
    stations: new Uint8Array(size),
    texts: new Uint8Array(size),
    times: new Float64Array(size),
  };
  for (let index = 0; index < size; index += 1) {
    plan.stations[index] = drawStation(draw);
    plan.texts[index] = drawText(draw, templates.length);
    plan.times[index] = momentOf((days * (index + draw.next())) / size, startMoment);
  }
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
  const { stations, texts, times, templates } = smsPlan(kind);
  const counts = templates.map(smsCount);
  const used = substations.map(() => 0);
  for (let index = 0; index < times.length; index += 1) {
    const time = times[index] ?? 0;
    if (time > until) continue;
    // The messages are sorted newest first, so that all after this one are too old as well.
    if (time < from) break;
    const station = stations[index] ?? 0;
    used[station] = (used[station] ?? 0) + (counts[texts[index] ?? 0] ?? 0);
  }
  return used;
}
