import type { ConnectRecord, PlatformConsult } from '@/api/platform/platform-consult';
import { ConnectType } from '@/enums';
import { dayMs, seedDay, wallText } from '@/mocks/lib/clock';
import { groupBy } from '@/mocks/lib/group-by';
import { lazy } from '@/mocks/lib/lazy';
import { drawMobile, drawPerson } from '@/mocks/seed/people';
import { seededRandom, type Random } from '@/mocks/seed/random';
import { china, type Region } from '@/mocks/seed/regions';
import { substations } from '@/mocks/seed/substation/substations';
import type { CodeTable } from '@/lib/enum';

/** As it is kept; the name comes from the sub-station. */
export type StoredConsult = Omit<PlatformConsult, 'substationName'>;
/** A recorded call with the consultation it belongs to. */
export interface StoredConnect extends ConnectRecord {
  consultId: string;
}

/** What differs between the two families. */
interface Family {
  seed: number;
  idPrefix: string;
  count: number;
  contents: readonly [string, ...string[]];
  /** Share of applicants who speak for a company. */
  companies: number;
}

const freight: Family = {
  seed: 78,
  idPrefix: '138409700000',
  count: 900,
  contents: [
    '想咨询网络货运平台入驻流程和资质要求。',
    '我们每月运费约八十万，需要网络货运开票。',
    '请问司机运费多久能结算，是否支持预付？',
    '公司有自有车二十台，想接入平台运力。',
    '咨询网络货运税率以及地方奖补政策。',
    '需要对接我司的运输管理系统，想了解接口。',
  ],
  companies: 0.8,
};
const partner: Family = {
  seed: 79,
  idPrefix: '138409800000',
  count: 400,
  contents: [
    '想在本地开设分站，请介绍加盟条件。',
    '从事物流行业十二年，本地专线资源丰富，希望合作。',
    '咨询分站合伙人的投入和收益情况。',
    '本县还没有分站，想了解区域保护政策。',
    '现经营一家货运市场，想合作建设分站。',
  ],
  companies: 0.4,
};

const remarks: CodeTable<ConnectType, readonly [string, ...string[]]> = {
  [ConnectType.noFeedback]: ['已短信告知，等待回复。', '已转交分站跟进。'],
  [ConnectType.notReached]: ['电话无人接听。', '关机，晚些再联系。', '号码正忙。'],
  [ConnectType.reached]: [
    '已介绍政策，客户考虑中。',
    '已约定下周面谈。',
    '客户暂无意向。',
    '已发送资料。',
  ],
};
const companyWords = ['恒通', '瑞丰', '顺捷', '鼎盛', '安达', '万里', '鲁运', '中联'] as const;

/** The calls about one consultation, oldest first: none when it is new. */
function drawCalls(draw: Random, consultId: string, applied: number): StoredConnect[] {
  const age = (seedDay - applied) / dayMs;
  const count = age < 1 || draw.chance(0.25) ? 0 : draw.whole(1, 3);
  const types = ConnectType.$values;
  return Array.from({ length: count }, (_, index) => {
    const last = index === count - 1;
    const connectType = last
      ? draw.pick([ConnectType.reached, ConnectType.reached, ...types])
      : ConnectType.notReached;
    // Within the day at first, then a day apart; always before today.
    const time = Math.min(
      applied + (index + draw.next()) * 0.9 * dayMs,
      seedDay - (count - index) * 1000,
    );
    return {
      // The ids of the consultations end in 0.
      id: `${consultId.slice(0, -1)}${index + 1}`,
      consultId,
      connectType,
      remark: draw.chance(0.85) ? draw.pick(remarks[connectType]) : null,
      handler: draw.pick(['平台运营', '分站经理', '李秀英', '周海涛', '吴敏']),
      creationTime: wallText(time),
    };
  });
}

interface Place {
  substationId: number;
  city: string;
  region: Region;
}

/** A sub-station and a district that it looks after. */
function drawPlace(
  draw: Random,
  cities: Map<string, Region>,
  districts: Map<number, Region[]>,
): Place {
  const rank = Math.floor(draw.next() ** 1.6 * substations.length);
  const substation = substations[rank];
  const city = substation && cities.get(`${substation.city}市`);
  if (!substation || !city) throw new Error(`No city for the sub-station of rank ${rank}`);
  const near = districts.get(city.id) ?? [];
  const region = near[draw.whole(0, near.length - 1)] ?? city;
  return { substationId: substation.id, city: substation.city, region };
}

async function drawFamily({ seed, idPrefix, count, contents, companies }: Family) {
  const draw = seededRandom(seed);
  const { cities, districts } = await china();
  const byCity = groupBy(districts, ({ pid }) => pid);
  const byName = new Map(cities.map((city) => [city.name, city]));
  const calls: StoredConnect[] = [];
  const rows = Array.from({ length: count }, (_, index): StoredConsult => {
    const { substationId, city, region } = drawPlace(draw, byName, byCity);
    const id = `${idPrefix}${String(index + 1).padStart(6, '0')}0`;
    // Mostly of the last months, a few of today.
    const daysAgo = index < 6 ? 0 : Math.ceil(draw.next() ** 1.8 * 400);
    const applied =
      seedDay - daysAgo * dayMs + (index < 6 ? index : draw.whole(28_000, 72_000)) * 1000;
    const own = drawCalls(draw, id, applied);
    calls.push(...own);
    const last = own.at(-1);
    return {
      id,
      applicant: drawPerson(draw),
      mobile: drawMobile(draw),
      companyName: draw.chance(companies) ? `${city}${draw.pick(companyWords)}物流有限公司` : null,
      substationId,
      regionId: region.id,
      regionName: region.fullName,
      content: draw.pick(contents),
      connectType: last?.connectType ?? ConnectType.noFeedback,
      remark: last?.remark ?? null,
      handler: last?.handler ?? null,
      connectTime: last?.creationTime ?? null,
      creationTime: wallText(applied),
      concurrencyStamp: draw.stamp(),
    };
  });
  return { rows, calls };
}

const freightConsults = lazy(() => drawFamily(freight));
const partnerConsults = lazy(() => drawFamily(partner));

export const seedGoodsConsults = async () => (await freightConsults()).rows;
export const seedPartnerConsults = async () => (await partnerConsults()).rows;
/** The calls of both families; their consultations have different ids. */
export const seedConnects = async () => [
  ...(await freightConsults()).calls,
  ...(await partnerConsults()).calls,
];
