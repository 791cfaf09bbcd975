import type { ConsumerCompany } from '@/api/company/consumer-company';
import type { GoodsOrder } from '@/api/company/goods-order';
import type { LineRanking } from '@/api/company/line-ranking';
import type { LineRankingPoint } from '@/api/company/line-ranking-point';
import type { TodayLinePrice } from '@/api/company/today-line-price';
import type { Id } from '@/api/types';
import { GoodsOrderStatus } from '@/enums';
import { seedDay, wallText } from '@/mocks/lib/clock';
import { groupBy } from '@/mocks/lib/rows';
import { timeTable, passedCounter, storedRows } from '@/mocks/db/time-table';
import { lazy } from '@/mocks/lib/loading';
import { seedConsumers } from '@/mocks/seed/market/consumers';
import { seedGoodsOrders } from '@/mocks/seed/market/goods-orders';
import { priceStatus, seedLinePrices } from '@/mocks/seed/market/lines';
import { periodOf, seedLineRankings, seedRankingPoints } from '@/mocks/seed/market/ranking';
import type { Table } from '@/mocks/db/table';

const newest = { field: 'creationTime', down: true };

/** How much of the seed's own day has come in. */
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

/** An order as far as it has come by now. */
function orderAt(order: GoodsOrder, now: string): GoodsOrder | null {
  if (order.creationTime > now) return null;
  if (!order.applies.some(({ applyTime }) => applyTime > now)) return order;
  const applies = order.applies.filter(({ applyTime }) => applyTime <= now);
  return { ...order, applies, applyCount: applies.length };
}

// These come newest first from their seed and are never added to: they need no order of their own.
const goodsOrders = timeTable<GoodsOrder>('GoodsOrder', {
  seed: seedGoodsOrders,
  moment: async () => ({
    version: String((await ordersArrived())()),
    prepare: () => {
      const now = wallText();
      return (order) => orderAt(order, now);
    },
  }),
});

/** What a consumer's row says of his orders. */
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
  sort: { field: 'publishTime', down: true },
  moment: () => ({
    // Prices begin and end on the minute.
    version: wallText().slice(0, 16),
    prepare: () => {
      const now = wallText();
      return (price) => ({ ...price, status: priceStatus(price, now) });
    },
  }),
});

const pointsArrived = lazy(async () =>
  passedCounter((await seedRankingPoints()).map(({ pointTime }) => pointTime)),
);

const rankingPoints = timeTable<LineRankingPoint>('LineRankingPoint', {
  seed: seedRankingPoints,
  sort: { field: 'pointTime', down: true },
  moment: async () => ({
    version: String((await pointsArrived())()),
    prepare: () => {
      const now = wallText();
      return (point) => (point.pointTime <= now ? point : null);
    },
  }),
});

const keyOf = (period: string, lineId: Id) => `${period} ${lineId}`;

/** Points by month and line. */
async function pointSums(): Promise<Map<string, number>> {
  const sums = new Map<string, number>();
  for (const { lineId, points, pointTime } of (await rankingPoints.open()).all()) {
    const key = keyOf(periodOf(pointTime), lineId);
    sums.set(key, (sums.get(key) ?? 0) + points);
  }
  return sums;
}

/** Sums and places, among the lines of a sub-station in a month. */
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
  sort: { field: 'period', down: true },
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
