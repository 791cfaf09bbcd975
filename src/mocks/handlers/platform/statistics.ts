import type { GoodsOrder } from '@/api/company/goods-order';
import {
  statisticsApi,
  type DayFigures,
  type LinePoints,
  type StatisticsQuery,
  type SubstationDeals,
  type WaitingWork,
} from '@/api/platform/statistics';
import type { Id } from '@/api/types';
import {
  CompanyLevel,
  CompanyType,
  ConnectType,
  GoodsOrderStatus,
  LinePriceStatus,
  VoteStatus,
} from '@/enums';
import { sumOf } from '@/lib/number';
import { groupBy } from '@/lib/sets';
import { db } from '@/mocks/db/db';
import type { Row, Table } from '@/mocks/db/table';
import { storedRows } from '@/mocks/db/time-table';
import { countOf, dealRateOf } from '@/mocks/domain/deal-rate';
import { dayMs, midnight, parseTime, wallNow, wallText } from '@/mocks/lib/clock';
import { seedVotes, voteStatus } from '@/mocks/seed/market/votes';
import { smsKinds, smsUsed } from '@/mocks/seed/sms/sms-history';
import { substations } from '@/mocks/seed/substation/substations';
import { checks } from '@/mocks/server/checks';
import { mock, type Context, type Received } from '@/mocks/server/mock';
import { ofCompanies, ofSubstation } from '@/mocks/server/scope';
import { P, type Policy } from '@/policies';

const defaultDays = 30;
const maxDays = 366;
const topCount = 10;
const lowestCount = 5;
const leastOrders = 5;
const leastDays = 7;

interface Range {
  from: string;
  until: string;
}
const within =
  ({ from, until }: Range) =>
  (time: string | null) =>
    time !== null && time >= from && time <= until;

function readRange(query: Received<StatisticsQuery>): Range {
  const check = checks(query);
  const [begin, end] = check.period('timeBegin', 'timeEnd');
  const until = end ?? wallText(midnight(wallNow(), 1) - 1000);
  const from = begin ?? wallText(midnight(parseTime(until), 1 - defaultDays));
  if (parseTime(until) - parseTime(from) > maxDays * dayMs) {
    check.add('timeEnd', 'rangeTooLong', { max: maxDays });
  }
  check.done();
  return { from, until };
}

/** Returns the rows of the chosen sub-station, or of all sub-stations that the caller manages. */
async function scoped<Entity extends Row & { substationId: Id }>(
  table: Table<Entity>,
  context: Context,
): Promise<Entity[]> {
  const visible = await ofSubstation.listed(context);
  return (await table.open()).all().filter(visible);
}

const count = <Entity>(rows: Entity[], matches: (row: Entity) => boolean) =>
  rows.reduce((sum, row) => sum + (matches(row) ? 1 : 0), 0);

async function companyFigures(range: Range, context: Context) {
  const visible = await ofCompanies.listed(context);
  const companies = (await db.companies.open()).all().filter(visible);
  const isNew = within(range);
  const settled = companies.filter(({ settledTime }) => isNew(settledTime));
  return {
    newCompanies: CompanyType.$values.map((companyType) => ({
      companyType,
      count: count(settled, (company) => company.companyType === companyType),
    })),
    companies: CompanyType.$values.flatMap((companyType) =>
      CompanyLevel.$values.map((companyLevelType) => ({
        companyType,
        companyLevelType,
        count: count(
          companies.filter((company) => company.companyType === companyType),
          (company) => company.companyLevelType === companyLevelType,
        ),
      })),
    ),
  };
}

/** Returns the start of every day of the range, but at least of the last days up to its end. */
function daysOf({ from, until }: Range): number[] {
  const last = midnight(parseTime(until));
  const first = Math.min(midnight(parseTime(from)), midnight(last, 1 - leastDays));
  const length = Math.round((last - first) / dayMs) + 1;
  return Array.from({ length }, (_, index) => first + index * dayMs);
}
const { pending, dealt, cancelled } = GoodsOrderStatus;

/** Returns the sub-stations with the lowest deal rate; of equal ones, that with more decided orders comes first. */
function lowestDealRates(orders: GoodsOrder[]): SubstationDeals[] {
  const decided = orders.filter(({ status }) => status !== pending);
  return [...groupBy(decided, ({ substationId }) => String(substationId)).values()]
    .flatMap((some) => {
      const [{ substationId, substationName } = {}] = some;
      const dealRate = dealRateOf(some);
      if (substationId === undefined || substationName === undefined || dealRate === null)
        return [];
      return some.length < leastOrders
        ? []
        : [{ substationId, substationName, orders: some.length, dealRate }];
    })
    .toSorted((a, b) => a.dealRate - b.dealRate || b.orders - a.orders)
    .slice(0, lowestCount);
}

async function orderFigures(range: Range, context: Context) {
  const isMade = within(range);
  const all = await scoped(db.goodsOrders, context);
  const orders = all.filter(({ creationTime }) => isMade(creationTime));
  return {
    goodsOrders: GoodsOrderStatus.$values.map((status) => ({
      status,
      count: countOf(orders, status),
    })),
    dealRate: dealRateOf(orders),
  };
}

/** Returns the figures of each day, and the sub-stations with the lowest deal rates in these days. */
async function dayFigures(range: Range, context: Context) {
  const [first = 0, ...others] = daysOf(range);
  const isMade = within({ ...range, from: wallText(first) });
  const visible = await ofSubstation.listed(context);
  const isVisible = substations.map(({ id }) => visible({ substationId: id }));
  const isOfCompanies = await ofCompanies.listed(context);
  const dateOf = (time: string | null) => (time ?? '').slice(0, 10);
  const all = await scoped(db.goodsOrders, context);
  const orders = all.filter(({ creationTime }) => isMade(creationTime));
  const ordersOf = groupBy(orders, ({ creationTime }) => dateOf(creationTime));
  const companies = groupBy(
    (await db.companies.open()).all().filter(isOfCompanies),
    ({ settledTime }) => dateOf(settledTime),
  );
  const days = [first, ...others].map((day): DayFigures => {
    const date = dateOf(wallText(day));
    const made = ordersOf.get(date) ?? [];
    const sent = smsKinds.flatMap((kind) =>
      smsUsed(kind, day, midnight(day, 1) - 1).filter((_used, index) => isVisible[index]),
    );
    return {
      date,
      pending: countOf(made, pending),
      dealt: countOf(made, dealt),
      cancelled: countOf(made, cancelled),
      newCompanies: companies.get(date)?.length ?? 0,
      sms: sumOf(sent),
    };
  });
  return { days, lowestDealRates: lowestDealRates(orders) };
}

async function smsUse({ from, until }: Range, context: Context) {
  const visible = await ofSubstation.listed(context);
  const isVisible = substations.map(({ id }) => visible({ substationId: id }));
  return smsKinds.map((kind) => {
    const used = smsUsed(kind, parseTime(from), parseTime(until));
    return { kind, count: sumOf(used.filter((_used, index) => isVisible[index])) };
  });
}

/** Returns the lines with the most points; of lines with equal points, the older one comes first. */
async function topLines(range: Range, context: Context): Promise<LinePoints[]> {
  const isIn = within(range);
  const sums = new Map<string, LinePoints>();
  for (const point of await scoped(db.rankingPoints, context)) {
    if (!isIn(point.pointTime)) continue;
    const { lineId, lineName, companyName } = point;
    const line = sums.get(String(lineId)) ?? { lineId, lineName, companyName, points: 0 };
    sums.set(String(lineId), { ...line, points: line.points + point.points });
  }
  return [...sums.values()]
    .toSorted((a, b) => b.points - a.points || (String(a.lineId) < String(b.lineId) ? -1 : 1))
    .slice(0, topCount);
}

async function pendingOrders(context: Context) {
  const orders = await scoped(db.goodsOrders, context);
  return count(orders, ({ status }) => status === GoodsOrderStatus.pending);
}

/** Counts what waits for the caller on each page; the count is 0 for a page that the caller may not open. */
async function waitingWork(context: Context): Promise<WaitingWork> {
  const isGranted = (policy: Policy) => context.user.policies.includes(policy);
  /** Counts the people who have not been called back yet. */
  async function pendingIn<Entity extends Row & { substationId: Id; connectType: ConnectType }>(
    table: Table<Entity>,
    policy: Policy,
  ) {
    const rows = isGranted(policy) ? await scoped(table, context) : [];
    return count(rows, ({ connectType }) => connectType === ConnectType.noFeedback);
  }
  return {
    settlement: await pendingIn(db.checkinApplies, P.companySettled),
    vote: await pendingIn(db.voteApplies, P.voteApply),
    networkFreight: await pendingIn(db.goodsConsults, P.networkTransport),
    partner: await pendingIn(db.partnerConsults, P.substationApply),
    pendingOrders: isGranted(P.goodsOrder) ? await pendingOrders(context) : 0,
  };
}

/** Returns the figures that describe the present and do not depend on the range. */
async function presentFigures(context: Context) {
  const now = wallText();
  const visible = await ofSubstation.listed(context);
  const prices = await scoped(db.linePrices, context);
  // The table is not opened, because that would count the ballots of all votes, which takes long.
  const votes = await storedRows(db.votes, seedVotes);
  return {
    linePricesInProgress: count(prices, ({ status }) => status === LinePriceStatus.inProgress),
    votesInProgress: count(
      votes.filter(visible),
      (one) => voteStatus(one, now) === VoteStatus.inProgress,
    ),
  };
}

export const handlers = [
  mock(statisticsApi.waiting, { grant: P.statistics }, (_request, context) => waitingWork(context)),
  mock(statisticsApi.figures, { grant: P.statistics }, async (query, context) => {
    const range = readRange(query);
    return {
      timeBegin: range.from,
      timeEnd: range.until,
      ...(await companyFigures(range, context)),
      ...(await orderFigures(range, context)),
      ...(await dayFigures(range, context)),
      smsUse: await smsUse(range, context),
      ...(await presentFigures(context)),
      topLines: await topLines(range, context),
    };
  }),
];
