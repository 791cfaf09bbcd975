import type { VoteApply } from '@/api/company/vote-apply';
import type { ConnectRecord, PlatformConsult } from '@/api/platform/platform-consult';
import type { CompanyCheckinApply } from '@/api/substation/company-checkin-apply';
import type { Id } from '@/api/types';
import { CompanyType, ConnectType } from '@/enums';
import type { CodeTable } from '@/lib/enum';
import { groupBy } from '@/lib/sets';
import { dayMs, seedDay, wallText } from '@/mocks/lib/clock';
import { lazy } from '@/mocks/lib/loading';
import { seedCompanies } from './company/companies';
import data from './data/consults.json';
import { drawMobile, drawPerson, seededRandom, words, type Random, seeded } from './draw';
import { drawPlace, places } from './market/places';
import { seedVotes } from './market/votes';

/** The stored fields; the name of the sub-station is looked up. */
export type StoredConsult = Omit<PlatformConsult, 'substationName'>;
export type StoredCheckinApply = Omit<CompanyCheckinApply, 'substationName'>;
export type StoredVoteApply = Omit<VoteApply, 'substationName'>;
/** A logged call, with the id of its consultation or application. */
interface StoredCall extends ConnectRecord {
  consultId: Id;
}

const { noFeedback, notReached, reached } = ConnectType;
const remarks: CodeTable<ConnectType, string[]> = {
  [noFeedback]: data.remarks.noFeedback,
  [notReached]: data.remarks.notReached,
  [reached]: data.remarks.reached,
};
const handlers = words('平台运营 分站经理 李秀英 周海涛 吴敏');

/** Creates the calls about one consultation, all before today and the oldest first; a new one has none. */
function drawCalls(draw: Random, consultId: string, applied: number): StoredCall[] {
  const count = seedDay - applied < dayMs || draw.chance(0.25) ? 0 : draw.whole(1, 3);
  const step = Math.min(dayMs, (seedDay - applied) / (count + 1));
  return Array.from({ length: count }, (_, index) => {
    const isLast = index === count - 1;
    const connectType = isLast ? draw.pick([reached, reached, notReached, noFeedback]) : notReached;
    return {
      // The last digit is free for the number of the call, because the ids of consultations end in 0.
      id: `${consultId.slice(0, -1)}${index + 1}`,
      consultId,
      connectType,
      remark: draw.chance(0.85) ? draw.pick(remarks[connectType]) : null,
      handler: draw.pick(handlers),
      creationTime: wallText(applied + step * (index + 0.3 + draw.next() * 0.6)),
    };
  });
}

/** The fields of a consultation before it has an id, and when it was sent, in ms. */
type Applied<Fields> = Fields & { applied: number };

/** Adds ids and calls to consultations; the last call sets the call result of the consultation. */
function withCalls<Fields>(draw: Random, idPrefix: string, drawn: Applied<Fields>[]) {
  const calls: StoredCall[] = [];
  const rows = drawn.map(({ applied, ...fields }, index) => {
    const id = `${idPrefix}${String(index + 1).padStart(6, '0')}0`;
    const about = drawCalls(draw, id, applied);
    calls.push(...about);
    const last = about.at(-1);
    return {
      id,
      ...fields,
      connectType: last?.connectType ?? noFeedback,
      remark: last?.remark ?? null,
      handler: last?.handler ?? null,
      connectTime: last?.creationTime ?? null,
      creationTime: wallText(applied),
      concurrencyStamp: draw.stamp(),
    };
  });
  return { rows, calls };
}

/**
 * Chooses when an application was sent, mostly within the last months. The first six are from today, just after midnight
 * so that they are never in the future.
 */
function drawApplied(draw: Random, index: number) {
  if (index < 6) return seedDay + index * 1000;
  return seedDay - Math.ceil(draw.next() ** 1.8 * 400) * dayMs + draw.whole(28_000, 72_000) * 1000;
}

/** Creates applicants. The first ones belong to the sub-stations of the demo users, so that these have some today. */
async function drawPeople(draw: Random, count: number) {
  const all = await places();
  return Array.from({ length: count }, (_, index) => {
    const place = (index < 3 && all[index]) || drawPlace(draw, all);
    const region = draw.pick(place.districts);
    const person = {
      applicant: drawPerson(draw),
      mobile: drawMobile(draw),
      substationId: place.substation.id,
      regionId: region.id,
      regionName: region.fullName,
      applied: drawApplied(draw, index),
    };
    return { city: place.substation.city, person };
  });
}

const companyWords = words('恒通 瑞丰 顺捷 鼎盛 安达 万里 鲁运 中联');

/** The settings that differ between the two kinds of consultations of the platform. */
interface Family {
  seed: number;
  idPrefix: string;
  count: number;
  contents: string[];
  /** The share of applicants who represent a company. */
  companies: number;
}

async function drawFamily({ seed, idPrefix, count, contents, companies }: Family) {
  const draw = seededRandom(seed);
  const drawn = (await drawPeople(draw, count)).map(({ city, person }) => ({
    ...person,
    companyName: draw.chance(companies) ? `${city}${draw.pick(companyWords)}物流有限公司` : null,
    content: draw.pick(contents),
  }));
  return withCalls(draw, idPrefix, drawn);
}

const freight = lazy(() =>
  drawFamily({
    seed: 78,
    idPrefix: '138409700000',
    count: 900,
    contents: data.freight,
    companies: 0.8,
  }),
);
const partners = lazy(() =>
  drawFamily({
    seed: 79,
    idPrefix: '138409800000',
    count: 400,
    contents: data.partner,
    companies: 0.4,
  }),
);

const checkinCount = 900;
const endings: CodeTable<CompanyType, string[]> = {
  [CompanyType.line]: ['物流', '货运', '快运'],
  [CompanyType.lastMile]: ['配送服务', '同城物流'],
  [CompanyType.equipment]: ['叉车租赁', '物流设备'],
  [CompanyType.park]: ['物流园', '货运中心'],
  [CompanyType.lineAndLastMile]: ['物流', '供应链管理'],
};
const checkins = seeded(4401, async (draw) => {
  const drawn = (await drawPeople(draw, checkinCount)).map(({ city, person }) => {
    const companyType = draw.weighted(
      [CompanyType.line, 6],
      [CompanyType.lastMile, 2],
      [CompanyType.equipment, 1],
      [CompanyType.park, 1],
      [CompanyType.lineAndLastMile, 2],
    );
    return {
      ...person,
      companyName: `${city}市${draw.pick(companyWords)}${draw.pick(endings[companyType])}有限公司`,
      companyType,
      content: draw.chance(0.85) ? draw.pick(data.settlement) : null,
    };
  });
  return withCalls(draw, '138407400000', drawn);
});

/** Companies apply to take part between the creation of a vote and its start. */
const voteApplies = seeded(3001, async (draw) => {
  const companies = groupBy(await seedCompanies(), ({ substationId }) => substationId);
  const drawn = (await seedVotes())
    .filter(({ isSignUp }) => isSignUp)
    .flatMap((vote) => Array.from({ length: draw.whole(2, 10) }, () => vote))
    .flatMap((vote) => {
      const near = companies.get(vote.substationId);
      if (!near) return [];
      const { contact, mobile, companyName, regionId, regionName } = draw.pick(near);
      const from = Date.parse(`${vote.creationTime}Z`);
      const until = Math.min(Date.parse(`${vote.startTime}Z`), seedDay);
      return {
        voteId: vote.id,
        voteTitle: vote.title,
        applicant: contact,
        mobile,
        companyName,
        substationId: vote.substationId,
        regionId,
        regionName,
        content: draw.pick(data.vote),
        applied: from + draw.next() * (until - from),
      };
    });
  return withCalls(draw, '138403000000', drawn);
});

export const seedGoodsConsults = async (): Promise<StoredConsult[]> => (await freight()).rows;
export const seedPartnerConsults = async (): Promise<StoredConsult[]> => (await partners()).rows;
export const seedCheckinApplies = async (): Promise<StoredCheckinApply[]> =>
  (await checkins()).rows;
export const seedVoteApplies = async (): Promise<StoredVoteApply[]> => (await voteApplies()).rows;
/** Returns the calls of all four kinds in one table; their ids are unique. */
export async function seedConsultCalls(): Promise<StoredCall[]> {
  const all = [await freight(), await partners(), await checkins(), await voteApplies()];
  return all.flatMap(({ calls }) => calls);
}
