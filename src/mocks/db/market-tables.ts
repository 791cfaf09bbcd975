import type { ConsumerCompany } from '@/api/company/consumer-company';
import type { GoodsOrder } from '@/api/company/goods-order';
import type { LineRanking } from '@/api/company/line-ranking';
import type { LineRankingPoint } from '@/api/company/line-ranking-point';
import type { TodayLinePrice } from '@/api/company/today-line-price';
import type { Vote } from '@/api/company/vote';
import type { VoteCompany } from '@/api/company/vote-company';
import type { VotingDetail } from '@/api/company/voting-detail';
import type { Id } from '@/api/types';
import { GoodsOrderStatus, VoteCompanyStatus } from '@/enums';
import { groupBy, sumBy } from '@/lib/sets';
import { seedDay, wallText, wallNow } from '@/mocks/lib/clock';
import { lazy } from '@/mocks/lib/loading';
import { seedConsumers } from '@/mocks/seed/market/consumers';
import { seedGoodsOrders } from '@/mocks/seed/market/goods-orders';
import {
  priceStatus,
  seedLinePrices,
  periodOf,
  seedLineRankings,
  seedRankingPoints,
} from '@/mocks/seed/market/lines';
import {
  seedVotes,
  voteStatus,
  seedVisitTimes,
  seedVoteCompanies,
  seedVotingDetails,
} from '@/mocks/seed/market/votes';
import { Table } from './table';
import { timeTable, passedCounter, storedRows } from './time-table';

const newest = { field: 'creationTime', descending: true };

/** Counts how many orders of today, and applications for them, have arrived by now. */
const ordersArrived = lazy(async () => {
  const orders = await seedGoodsOrders();
  const today = wallText(seedDay);
  const late = orders.filter(({ creationTime }) => creationTime >= today);
  return passedCounter(
    late.flatMap(({ creationTime, applies }) => [
      creationTime,
      ...applies.map(({ applyTime }) => applyTime),
    ]),
  );
});

/** Returns an order with the applications it has received by now, or null when it is created later. */
function orderAt(order: GoodsOrder, now: string): GoodsOrder | null {
  if (order.creationTime > now) return null;
  if (!order.applies.some(({ applyTime }) => applyTime > now)) return order;
  const applies = order.applies.filter(({ applyTime }) => applyTime <= now);
  return { ...order, applies, applyCount: applies.length };
}

// No default order is needed, because the seed is sorted with the newest first and no call adds an order.
const goodsOrders = timeTable<GoodsOrder>('GoodsOrder', {
  seed: seedGoodsOrders,
  moment: async () => ({
    version: String((await ordersArrived())()),
    prepare: (now) => (order) => orderAt(order, now),
  }),
});

/** Returns the columns of a consumer that are computed from the consumer's orders. */
function summary(orders: GoodsOrder[] = []) {
  const dealt = orders.filter(({ status }) => status === GoodsOrderStatus.dealt);
  const times = orders.map(({ creationTime }) => creationTime);
  return {
    orderCount: orders.length,
    dealCount: dealt.length,
    lastOrderTime: times.reduce<string | null>(
      (last, time) => (last === null || time > last ? time : last),
      null,
    ),
  };
}

const consumers = timeTable<ConsumerCompany>('ConsumerCompany', {
  seed: async () => (await seedConsumers()).map(({ row }) => row),
  sort: newest,
  moment: async () => ({
    version: `${(await ordersArrived())()} ${goodsOrders.changed().length}`,
    prepare: async () => {
      const orders = groupBy((await goodsOrders.open()).all(), ({ consumerId }) => consumerId);
      return (consumer) => ({ ...consumer, ...summary(orders.get(consumer.id)) });
    },
  }),
});

const linePrices = timeTable<TodayLinePrice>('TodayLinePrice', {
  seed: seedLinePrices,
  sort: { field: 'publishTime', descending: true },
  moment: () => ({
    // The version changes once a minute, because prices begin and end on full minutes.
    version: wallText().slice(0, 16),
    prepare: (now) => (price) => ({ ...price, status: priceStatus(price, now) }),
  }),
});

const pointsArrived = lazy(async () =>
  passedCounter((await seedRankingPoints()).map(({ pointTime }) => pointTime)),
);

const rankingPoints = timeTable<LineRankingPoint>('LineRankingPoint', {
  seed: seedRankingPoints,
  sort: { field: 'pointTime', descending: true },
  moment: async () => ({
    version: String((await pointsArrived())()),
    prepare: (now) => (point) => (point.pointTime <= now ? point : null),
  }),
});

const keyOf = (period: string, lineId: Id) => `${period} ${lineId}`;

/** Returns the sum of the points for each month and line. */
const pointSums = async () =>
  sumBy(
    (await rankingPoints.open()).all(),
    ({ lineId, pointTime }) => keyOf(periodOf(pointTime), lineId),
    ({ points }) => points,
  );

/** Returns the points of each ranking row, and its rank among the lines of the same sub-station and month. */
async function standings() {
  const sums = await pointSums();
  const rows = (await storedRows(lineRankings, seedLineRankings)).map((row) => {
    const points = sums.get(keyOf(row.period, row.lineId)) ?? 0;
    return {
      id: row.id,
      group: `${row.period} ${row.substationId}`,
      points,
      totalPoints: points + row.adjustment,
    };
  });
  const rivals = groupBy(rows, ({ group }) => group);
  return new Map(
    rows.map(({ id, group, points, totalPoints }) => {
      const better = rivals.get(group)?.filter((other) => other.totalPoints > totalPoints) ?? [];
      return [id, { points, totalPoints, rank: better.length + 1 }];
    }),
  );
}

const lineRankings: Table<LineRanking> = timeTable<LineRanking>('LineRanking', {
  seed: seedLineRankings,
  sort: { field: 'period', descending: true },
  moment: async () => ({
    version: [
      (await pointsArrived())(),
      ...rankingPoints.changed().map(([id, row]) => `${id} ${row?.points} ${row?.pointTime}`),
      ...lineRankings.changed().map(([id, row]) => `${id} ${row?.adjustment}`),
    ].join(),
    prepare: async () => {
      const places = await standings();
      return (row) => ({ ...row, ...places.get(row.id) });
    },
  }),
});

export const marketTables = { goodsOrders, consumers, linePrices, rankingPoints, lineRankings };

/** A change of a company's status in a vote, stored because ballots cast while it is paused do not count. */
interface VoteCompanyChange {
  id: string;
  voteCompanyId: Id;
  status: VoteCompanyStatus;
  time: string;
}

const voteCompanyChanges = new Table<VoteCompanyChange>('VoteCompanyChange');

/** Returns the changed periods of the votes, because they decide which ballots count. */
const periods = () =>
  votes.changed().map(([id, row]) => `${id} ${row ? `${row.startTime} ${row.endTime}` : ''}`);
const ballotVersion = () =>
  [wallText().slice(0, 16), ...periods(), ...voteCompanyChanges.changed().map(([id]) => id)].join();

/**
 * Returns a test for ballots that count: cast before now and within the period of the vote, for a company that was not
 * paused or cancelled at that time.
 */
async function castUntil(now: string) {
  const known = new Map((await storedRows(votes, seedVotes)).map((vote) => [vote.id, vote]));
  const changes = groupBy(
    (await voteCompanyChanges.open()).all(),
    ({ voteCompanyId }) => voteCompanyId,
  );
  return ({ voteId, voteCompanyId, votingTime }: VotingDetail) => {
    const vote = known.get(voteId);
    if (!vote || votingTime > now || votingTime < vote.startTime || votingTime > vote.endTime)
      return false;
    const last = changes.get(voteCompanyId)?.findLast(({ time }) => time <= votingTime);
    return !last || last.status === VoteCompanyStatus.normal;
  };
}

const votingDetails = timeTable<VotingDetail>('VotingDetail', {
  seed: seedVotingDetails,
  sort: { field: 'votingTime', descending: true },
  moment: () => ({
    version: ballotVersion(),
    prepare: async (now) => {
      const counts = await castUntil(now);
      return (detail) => (counts(detail) ? detail : null);
    },
  }),
});

/** Ranks the companies of each vote. Companies with equal counts share a rank, and cancelled companies have none. */
function ranksOf(companies: VoteCompany[], votesOf: Map<Id, number>): Map<Id, number> {
  const running = companies.filter(({ status }) => status !== VoteCompanyStatus.cancelled);
  const ranks = new Map<Id, number>();
  for (const rivals of groupBy(running, ({ voteId }) => voteId).values()) {
    const votesIn = rivals.map(({ id }) => votesOf.get(id) ?? 0);
    rivals.forEach(({ id }, index) => {
      const count = votesIn[index] ?? 0;
      ranks.set(id, 1 + votesIn.filter((other) => other > count).length);
    });
  }
  return ranks;
}

const countVersion = () =>
  [
    ballotVersion(),
    votingDetails.changed().length,
    ...voteCompanies.changed().map(([id, row]) => `${id} ${row?.status}`),
  ].join();

const voteCompanies: Table<VoteCompany> = timeTable<VoteCompany>('VoteCompany', {
  seed: seedVoteCompanies,
  sort: { field: 'votes', descending: true },
  moment: () => ({
    version: countVersion(),
    prepare: async () => {
      const votesOf = sumBy((await votingDetails.open()).all(), (one) => one.voteCompanyId);
      const ranks = ranksOf(await storedRows(voteCompanies, seedVoteCompanies), votesOf);
      return (row) => ({
        ...row,
        votes: votesOf.get(row.id) ?? 0,
        rank: ranks.get(row.id) ?? null,
      });
    },
  }),
});

/** Returns a test for visits that have taken place by now and within the period of the vote. */
function visited({ startTime, endTime }: Vote, now = wallNow()) {
  const [start, end] = [Date.parse(`${startTime}Z`), Date.parse(`${endTime}Z`)];
  return (time: number) => time >= start && time <= Math.min(end, now);
}

const visitTimesOf = async ({ id }: Vote) => (await seedVisitTimes()).get(id) ?? new Float64Array();
const visitCount = async (vote: Vote) => (await visitTimesOf(vote)).filter(visited(vote)).length;

/** Returns the numbers and times of the visits to a vote so far. */
export async function visitsOf(vote: Vote) {
  const isVisited = visited(vote);
  return [...(await visitTimesOf(vote)).entries()].filter(([, time]) => isVisited(time));
}

const votes: Table<Vote> = timeTable<Vote>('Vote', {
  seed: seedVotes,
  sort: newest,
  moment: () => ({
    version: `${wallText()} ${countVersion()}`,
    prepare: async (now) => {
      const votesOf = sumBy((await votingDetails.open()).all(), ({ voteId }) => voteId);
      const companiesOf = sumBy((await voteCompanies.open()).all(), ({ voteId }) => voteId);
      const stored = await storedRows(votes, seedVotes);
      const visits = new Map<Id, number>();
      for (const vote of stored) visits.set(vote.id, await visitCount(vote));
      return (vote) => ({
        ...vote,
        status: voteStatus(vote, now),
        votes: votesOf.get(vote.id) ?? 0,
        companyCount: companiesOf.get(vote.id) ?? 0,
        visits: visits.get(vote.id) ?? 0,
      });
    },
  }),
});

export const voteTables = { votes, voteCompanies, voteCompanyChanges, votingDetails };
