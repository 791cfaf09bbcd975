import { beforeAll, describe, expect, test } from 'vitest';
import { consumerCompanyApi } from '@/api/company/consumer-company';
import { goodsOrderApi, type GoodsOrder } from '@/api/company/goods-order';
import { ConsumerType, GoodsOrderStatus, StandardStatus } from '@/enums';
import { groupBy } from '@/lib/sets';
import { db } from '@/mocks/db/db';
import { P } from '@/policies';
import {
  sendCall,
  countOf,
  first,
  reseedEachTest,
  grant,
  statusOf,
  rowOf,
  seededRows,
  bodyOf,
} from './backend';

reseedEachTest(12);

const { list, create, update, removeMany, statistics } = consumerCompanyApi;
const { pending, dealt, cancelled } = GoodsOrderStatus;
const { rows: consumers, some } = seededRows(list);
let orders: GoodsOrder[] = [];
let byConsumer = new Map<unknown, GoodsOrder[]>();
beforeAll(async () => {
  orders = structuredClone((await db.goodsOrders.open()).all());
  byConsumer = groupBy(orders, ({ consumerId }) => consumerId);
});
const ordersOf = (id: unknown) => byConsumer.get(id) ?? [];
const has = (id: unknown, wanted: GoodsOrderStatus) =>
  ordersOf(id).some(({ status }) => status === wanted);

describe('the consumers', () => {
  test('have unique mobiles, and counts that match their orders', () => {
    expect(new Set(consumers.map(({ mobile }) => mobile)).size).toBe(5000);
    const wrong = consumers.filter((consumer) => {
      const own = ordersOf(consumer.id);
      const times = own.map(({ creationTime }) => creationTime).toSorted();
      return (
        consumer.orderCount !== own.length ||
        consumer.dealCount !== own.filter(({ status }) => status === dealt).length ||
        consumer.lastOrderTime !== (times.at(-1) ?? null) ||
        (times[0] ?? '9') < consumer.creationTime
      );
    });
    expect(wrong).toEqual([]);
  });

  test('have one order less after one is deleted', async () => {
    const { id, orderCount } = some((consumer) => has(consumer.id, cancelled));
    const order = first(ordersOf(id).filter(({ status }) => status === cancelled));
    await bodyOf(goodsOrderApi.remove, { id: order.id });
    expect((await rowOf(list, { id })).orderCount).toBe(orderCount - 1);
  });

  test('are created enabled and without orders, and refuse a taken mobile', async () => {
    const input = {
      name: '王新民',
      consumerType: ConsumerType.owner,
      mobile: '19900001234',
      regionId: 371302,
    };
    const made = await bodyOf(create, input);
    expect(made).toMatchObject({
      ...input,
      regionName: '山东省临沂市兰山区',
      status: StandardStatus.enabled,
      companyName: null,
      orderCount: 0,
      lastOrderTime: null,
    });
    expect(await rowOf(list)).toEqual(made);
    const stored = some(({ orderCount }) => orderCount > 3);
    const body = { ...stored, name: '新名字', status: StandardStatus.disabled };
    const saved = { ...body, concurrencyStamp: expect.any(String) };
    expect(await bodyOf(update, body)).toMatchObject(saved);
    const { mobile } = first(consumers);
    const taken = '403 Console:ConsumerMobileExists';
    expect(await statusOf(create, { ...input, mobile })).toBe(taken);
    expect(await statusOf(update, { ...consumers[1], mobile })).toBe(taken);
  });

  test('are deleted all or none: not with pending orders and not with an unknown id', async () => {
    const free = consumers.filter(({ id }) => !has(id, pending)).slice(0, 3);
    const ids = free.map(({ id }) => id);
    const busy = some(({ id }) => has(id, pending));
    expect(await sendCall(removeMany, { ids: [...ids, busy.id] })).toMatchObject({
      status: 403,
      code: 'Console:ConsumerHasPendingOrders',
      message: `用户“${busy.name}”还有待成交的货源，不能删除。`,
    });
    expect(await statusOf(removeMany, { ids: [...ids, '1'] })).toBe('404');
    expect(await countOf(list)).toBe(5000);
    await bodyOf(removeMany, { ids });
    expect([await countOf(list), await countOf(list, { id: ids })]).toEqual([4997, 0]);
  });
});

describe('the statistics of a consumer', () => {
  test('are calculated from the orders', async () => {
    const { id, orderCount, dealCount, lastOrderTime } = some((one) => one.orderCount > 20);
    const own = ordersOf(id);
    const figures = await bodyOf(statistics, { id });
    expect(figures).toMatchObject({ orderCount, dealCount, lastOrderTime });
    expect(figures.pendingCount + figures.dealCount + figures.cancelCount).toBe(orderCount);
    expect(figures.dealRate, 'of the decided orders, as in the workbench').toBeCloseTo(
      dealCount / (orderCount - figures.pendingCount),
      4,
    );
    const weight = own.reduce((total, order) => total + order.weight, 0);
    expect(figures.weight).toBeCloseTo(weight, 2);
    expect(figures.months).toHaveLength(12);
    expect(figures.months.at(-1)?.month).toBe(orders[0]?.creationTime.slice(0, 7));
    const inMonth = (month: string) =>
      own.filter(({ creationTime }) => creationTime.startsWith(month)).length;
    for (const { month, orders: sent } of figures.months) expect(sent).toBe(inMonth(month));
    expect(figures.routes.length).toBeGreaterThan(0);
  });

  test('are empty without orders', async () => {
    const { id } = some(({ orderCount }) => orderCount === 0);
    const empty = { orderCount: 0, dealRate: null, firstOrderTime: null, routes: [] };
    expect(await bodyOf(statistics, { id })).toMatchObject(empty);
  });

  test('count only the orders that the caller may see, while the list is the same for all', async () => {
    await grant('manager', [P.consumer]);
    expect(await countOf(list, {}, 'manager')).toBe(5000);
    const seen = async (city: string) => {
      const one = some((row) => row.orderCount > 0 && row.regionName.includes(city));
      return [(await bodyOf(statistics, { id: one.id }, 'manager')).orderCount, one.orderCount];
    };
    const [elsewhere] = await seen('郑州');
    expect(elsewhere).toBe(0);
    const [near, all] = await seen('临沂');
    expect(near).toBe(all);
  });
});
