import type { GoodsOrder } from '@/api/company/goods-order';
import {
  statisticsApi,
  type LinePoints,
  type StatisticsQuery,
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
import { db } from '@/mocks/db/db';
import type { Row, Table } from '@/mocks/db/table';
import { storedRows } from '@/mocks/db/time-table';
import { smsBalances } from '@/mocks/handlers/substation/sms';
import { dayMs, midnight, parseTime, wallNow, wallText } from '@/mocks/lib/clock';
import { groupBy } from '@/mocks/lib/rows';
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

/** Returns every day of the range as a text such as `2026-11-20`. */
function daysOf({ from, until }: Range): string[] {
  const first = midnight(parseTime(from));
  const length = Math.floor((parseTime(until) - first) / dayMs) + 1;
  return Array.from({ length }, (_, index) => wallText(first + index * dayMs).slice(0, 10));
}

async function orderFigures(range: Range, context: Context) {
  const isMade = within(range);
  const all = await scoped(db.goodsOrders, context);
  const orders = all.filter(({ creationTime }) => isMade(creationTime));
  const { pending, dealt, cancelled } = GoodsOrderStatus;
  const byDay = groupBy(orders, ({ creationTime }) => creationTime.slice(0, 10));
  const countOf = (some: GoodsOrder[], wanted: GoodsOrderStatus) =>
    count(some, ({ status }) => status === wanted);
  const goodsOrders = GoodsOrderStatus.$values.map((status) => ({
    status,
    count: countOf(orders, status),
  }));
  const deals = countOf(orders, dealt);
  return {
    goodsOrders,
    dealRate: orders.length ? Math.round((deals / orders.length) * 10_000) / 10_000 : null,
    goodsOrdersPerDay: daysOf(range).map((date) => {
      const day = byDay.get(date) ?? [];
      return {
        date,
        pending: countOf(day, pending),
        dealt: countOf(day, dealt),
        cancelled: countOf(day, cancelled),
      };
    }),
  };
}

async function smsFigures({ from, until }: Range, context: Context) {
  const visible = await ofSubstation.listed(context);
  const balances = [...(await smsBalances())].filter(([id]) =>
    visible({ substationId: Number(id) }),
  );
  const mine = substations.map(({ id }) => visible({ substationId: id }));
  const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
  return {
    smsBalance: sum(balances.map(([, balance]) => balance)),
    smsUse: smsKinds.map((kind) => {
      const used = smsUsed(kind, parseTime(from), parseTime(until));
      return { kind, count: sum(used.filter((_used, index) => mine[index])) };
    }),
  };
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

/** Counts the people who have not been called back yet in each list; skips the lists that `isIncluded` excludes. */
async function pendingConsults(
  context: Context,
  isIncluded: (policy: Policy) => boolean = () => true,
) {
  async function pendingIn<Entity extends Row & { substationId: Id; connectType: ConnectType }>(
    table: Table<Entity>,
    policy: Policy,
  ) {
    const rows = isIncluded(policy) ? await scoped(table, context) : [];
    return count(rows, ({ connectType }) => connectType === ConnectType.noFeedback);
  }
  return {
    settlement: await pendingIn(db.checkinApplies, P.companySettled),
    vote: await pendingIn(db.voteApplies, P.voteApply),
    networkFreight: await pendingIn(db.goodsConsults, P.networkTransport),
    partner: await pendingIn(db.partnerConsults, P.substationApply),
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
    pendingConsults: await pendingConsults(context),
  };
}

async function pendingOrders(context: Context) {
  const orders = await scoped(db.goodsOrders, context);
  return count(orders, ({ status }) => status === GoodsOrderStatus.pending);
}

/** Counts what waits for the caller on each page; the count is 0 for a page that the caller may not open. */
async function waitingWork(context: Context): Promise<WaitingWork> {
  const isGranted = (policy: Policy) => context.user.policies.includes(policy);
  return {
    ...(await pendingConsults(context, isGranted)),
    pendingOrders: isGranted(P.goodsOrder) ? await pendingOrders(context) : 0,
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
      ...(await smsFigures(range, context)),
      ...(await presentFigures(context)),
      topLines: await topLines(range, context),
    };
  }),
];
