import {
  consumerCompany,
  consumerCompanyApi,
  type ConsumerCompany,
  type ConsumerMonth,
  type ConsumerRoute,
  type ConsumerStatistics,
} from '@/api/company/consumer-company';
import { goodsOrder, goodsOrderApi, type GoodsOrder } from '@/api/company/goods-order';
import type { Id } from '@/api/types';
import { ApplyStatus, GoodsOrderStatus, ConsumerType } from '@/enums';
import { groupBy } from '@/lib/sets';
import { readOnly, collection } from '@/mocks/db/collection';
import { conditions } from '@/mocks/db/conditions';
import { db } from '@/mocks/db/db';
import { countOf, dealRateOf } from '@/mocks/domain/deal-rate';
import { readRegion } from '@/mocks/domain/references';
import { wallText } from '@/mocks/lib/clock';
import { pick } from '@/mocks/lib/rows';
import { orderConnects, orderDetail, orderTracks } from '@/mocks/seed/market/goods-order-parts';
import { checks, forbidden, listOf } from '@/mocks/server/checks';
import { crudHandlers, type Context } from '@/mocks/server/mock';
import { readProperties } from '@/mocks/server/read-properties';
import { inCompany, ofSubstation, refuseCompanyAccount, type Scope } from '@/mocks/server/scope';
import { P } from '@/policies';

type Apply = GoodsOrder['applies'][number];
const onApply = conditions<Pick<Apply, 'companyId' | 'companyName' | 'applyStatus'>, Apply>(
  (on) => ({
    ...on.oneOf('companyId'),
    ...on.contains('companyName'),
    ...on.code(ApplyStatus.$values, 'applyStatus'),
  }),
);
/** Creates a filter for orders with at least one application that matches. */
const byAnyApply = (name: keyof typeof onApply) => (texts: string[], key: string) => {
  const matches = onApply[name](texts, key);
  return ({ applies }: GoodsOrder) => applies.some(matches);
};

const cityDigits = 4;
const cityOf = (id: Id) => String(id).slice(0, cityDigits);
const wayKey = ({ fromRegionId, toRegionId }: { fromRegionId: Id; toRegionId: Id }) =>
  `${cityOf(fromRegionId)} ${cityOf(toRegionId)}`;

/** A company account sees the orders between cities that a line of its company connects, and those it has applied for. */
async function inReachOf(companyId: Id) {
  const lines = (await db.transportLines.open()).all().filter(inCompany(companyId));
  const ways = new Set(lines.map(wayKey));
  return (order: GoodsOrder) => ways.has(wayKey(order)) || order.applies.some(inCompany(companyId));
}
const reachOr =
  (judge: (typeof ofSubstation)['owned']): Scope<GoodsOrder>['owned'] =>
  (context) =>
    context.user.companyId ? inReachOf(context.user.companyId) : judge(context);

/** A company account sees neither the applications nor the calls of other companies. */
const isOwn = ({ user: { companyId } }: Context) => (companyId ? inCompany(companyId) : () => true);
const withOwnApplies =
  (context: Context) =>
  (order: GoodsOrder): GoodsOrder => ({ ...order, applies: order.applies.filter(isOwn(context)) });

const orders = readOnly(goodsOrderApi, {
  table: db.goodsOrders,
  scope: { owned: reachOr(ofSubstation.owned), listed: reachOr(ofSubstation.listed) },
  conditions: (on) => ({
    ...on.filters(goodsOrder),
    companyId: byAnyApply('companyId'),
    companyName: byAnyApply('companyName'),
    applyStatus: byAnyApply('applyStatus'),
  }),
  checkRemoval: ({ orderNo, status }, context) => {
    refuseCompanyAccount(context);
    if (status === dealt) throw forbidden('DealtOrderNotDeletable', { orderNo });
  },
});

function orderOf(query: { goodsOrderId: Id | undefined }, context: Context) {
  const check = checks(query);
  check.text('goodsOrderId', { required: true });
  check.done();
  return orders.getStored(query.goodsOrderId, context);
}

const { pending, dealt, cancelled } = GoodsOrderStatus;
const monthsShown = 12;
const routesShown = 5;

const sum = (orders: GoodsOrder[], key: 'weight' | 'volume', digits: number) =>
  Number(orders.reduce((total, order) => total + order[key], 0).toFixed(digits));

/** Returns the current month as `2026-11` and the months before it, the oldest first. */
function lastMonths(): string[] {
  const now = wallText();
  const [year, month] = [Number(now.slice(0, 4)), Number(now.slice(5, 7))];
  return Array.from({ length: monthsShown }, (_, index) =>
    wallText(Date.UTC(year, month - monthsShown + index)).slice(0, 7),
  );
}

function monthsOf(orders: GoodsOrder[]): ConsumerMonth[] {
  const byMonth = groupBy(orders, ({ creationTime }) => creationTime.slice(0, 7));
  return lastMonths().map((month) => {
    const inMonth = byMonth.get(month) ?? [];
    return { month, orders: inMonth.length, deals: countOf(inMonth, dealt) };
  });
}

const wayOf = pick('fromRegionName', 'toRegionName');

function routesOf(orders: GoodsOrder[]): ConsumerRoute[] {
  const routes = groupBy(orders, ({ fromRegionId, toRegionId }) => `${fromRegionId} ${toRegionId}`);
  return [...routes.values()]
    .flatMap((sent) => sent.slice(0, 1).map((one) => ({ ...wayOf(one), orders: sent.length })))
    .toSorted((a, b) => b.orders - a.orders)
    .slice(0, routesShown);
}

/** Computes the statistics of a consumer from the orders that the caller may see. */
async function statistics({ id }: ConsumerCompany, context: Context): Promise<ConsumerStatistics> {
  const visible = await ofSubstation.listed(context);
  const orders = (await db.goodsOrders.open()).sorted(
    { sort: 'creationTime ascending' },
    (order) => order.consumerId === id && visible(order),
  );
  return {
    id,
    orderCount: orders.length,
    pendingCount: countOf(orders, pending),
    dealCount: countOf(orders, dealt),
    cancelCount: countOf(orders, cancelled),
    dealRate: dealRateOf(orders),
    weight: sum(orders, 'weight', 3),
    volume: sum(orders, 'volume', 2),
    firstOrderTime: orders[0]?.creationTime ?? null,
    lastOrderTime: orders.at(-1)?.creationTime ?? null,
    months: monthsOf(orders),
    routes: routesOf(orders),
  };
}

const consumers = collection(consumerCompanyApi, {
  table: db.consumers,
  conditions: (on) => ({
    ...on.filters(consumerCompany),
    ...on.oneOf('id'),
  }),
  async read(check, stored) {
    const read = readProperties(check, consumerCompany, stored);
    const isEnterprise = read.consumerType === ConsumerType.enterprise;
    if (isEnterprise && !read.companyName) check.missing('companyName');
    const fields = check.done({
      ...read,
      ...(await readRegion(check, 'region')),
      orderCount: stored?.orderCount ?? 0,
      dealCount: stored?.dealCount ?? 0,
      lastOrderTime: stored?.lastOrderTime ?? null,
    });
    db.consumers.unique(['mobile'], fields, 'ConsumerMobileExists', stored);
    return fields;
  },
});

/** Refuses to remove a consumer who still has pending orders. */
async function checkConsumerRemoval({ id, name }: ConsumerCompany) {
  const orders = (await db.goodsOrders.open()).all();
  if (orders.some(({ consumerId, status }) => consumerId === id && status === pending))
    throw forbidden('ConsumerHasPendingOrders', { name });
}

export const handlers = [
  ...crudHandlers(goodsOrderApi, P.goodsOrder, {
    ...orders,
    list: async (query, context) => {
      const page = await orders.list(query, context);
      return { ...page, items: page.items.map(withOwnApplies(context)) };
    },
    one: async (request, context) =>
      orderDetail(withOwnApplies(context)(await orders.one(request, context))),
    connects: async (request, context) => ({
      items: orderConnects(await orderOf(request, context)).filter(isOwn(context)),
    }),
    tracks: async (request, context) => ({ items: orderTracks(await orderOf(request, context)) }),
  }),
  ...crudHandlers(consumerCompanyApi, P.consumer, {
    ...consumers,
    /** All consumers are checked first, so that either all or none are removed. */
    removeMany: async (body, context) => {
      const check = checks(body);
      const wanted = [...new Set(listOf(body.ids).map(String))];
      if (!wanted.length) check.missing('ids');
      check.done();
      for (const id of wanted) await checkConsumerRemoval(await consumers.getStored(id, context));
      for (const id of wanted) db.consumers.remove(id);
    },
    statistics: async (request, context) =>
      statistics(await consumers.one(request, context), context),
  }),
];
