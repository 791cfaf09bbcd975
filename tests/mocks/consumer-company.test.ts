import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type {
  ConsumerCompany,
  ConsumerCompanyInput,
  ConsumerStatistics,
} from '@/api/company/consumer-company';
import type { GoodsOrder } from '@/api/company/goods-order';
import { ConsumerType, GoodsOrderStatus, StandardStatus } from '@/enums';
import { db, reseed } from '@/mocks/db';
import { grouped } from '@/mocks/grouped';
import { P } from '@/policies';
import { allRows, setClock, signInWith } from './market-tools';
import { read, refused, send, signIn } from './server';

const path = '/api/company/consumer-company';
let token = '';
let consumers: ConsumerCompany[] = [];
let orders: GoodsOrder[] = [];
let byConsumer = new Map<unknown, GoodsOrder[]>();

async function start() {
  setClock(12);
  reseed();
  token = await signIn('operator');
}
beforeAll(async () => {
  await start();
  consumers = await allRows<ConsumerCompany>(path, token);
  orders = structuredClone((await db.goodsOrders.open()).all());
  byConsumer = grouped(orders, ({ consumerId }) => consumerId);
});
beforeEach(start);
afterAll(() => vi.useRealTimers());

const input: ConsumerCompanyInput = {
  name: '王新民',
  consumerType: ConsumerType.owner,
  mobile: '19900001234',
  regionId: 371302,
};
const some = (holds: (consumer: ConsumerCompany) => boolean) => {
  const consumer = consumers.find(holds);
  if (!consumer) throw new Error('there is no such consumer');
  return consumer;
};
const ordersOf = (id: unknown) => byConsumer.get(id) ?? [];
const has = (id: unknown, status: GoodsOrderStatus) =>
  ordersOf(id).some((order) => order.status === status);
const { pending, dealt, cancelled } = GoodsOrderStatus;

describe('the consumers', () => {
  test('are five thousand with mobiles of their own, some of them new', () => {
    expect(consumers).toHaveLength(5000);
    expect(new Set(consumers.map(({ mobile }) => mobile)).size).toBe(5000);
    const times = consumers.map(({ creationTime }) => creationTime);
    expect(times).toEqual(times.toSorted().toReversed());
  });

  test('have as many orders and deals as there are', () => {
    const counts = new Map<unknown, { orders: number; deals: number; last: string }>();
    for (const { consumerId, status, creationTime } of orders) {
      const known = counts.get(consumerId) ?? { orders: 0, deals: 0, last: '' };
      counts.set(consumerId, {
        orders: known.orders + 1,
        deals: known.deals + (status === dealt ? 1 : 0),
        last: known.last > creationTime ? known.last : creationTime,
      });
    }
    const odd = consumers.filter(({ id, orderCount, dealCount, lastOrderTime }) => {
      const { orders: all = 0, deals = 0, last = null } = counts.get(id) ?? {};
      return orderCount !== all || dealCount !== deals || lastOrderTime !== last;
    });
    expect(odd).toEqual([]);
  });

  test('registered before they sent anything', () => {
    const registered = new Map(consumers.map(({ id, creationTime }) => [id, creationTime]));
    const early = orders.filter(
      ({ consumerId, creationTime }) => creationTime < (registered.get(consumerId) ?? '9'),
    );
    expect(early).toEqual([]);
  });

  test('have one order less when one is deleted', async () => {
    const { id, orderCount } = some((consumer) => has(consumer.id, cancelled));
    const order = ordersOf(id).find(({ status }) => status === cancelled);
    await send(`DELETE /api/company/goods-order/${order?.id}`, { token });
    const now = await allRows<ConsumerCompany>(path, token);
    expect(now.find((consumer) => consumer.id === id)?.orderCount).toBe(orderCount - 1);
  });
});

describe('creating and changing a consumer', () => {
  test('answers what is stored, enabled and without orders', async () => {
    const made = await read<ConsumerCompany>(`POST ${path}`, { token, body: input });
    expect(made).toMatchObject({
      ...input,
      regionName: '山东省临沂市兰山区',
      status: StandardStatus.enabled,
      companyName: null,
      orderCount: 0,
      lastOrderTime: null,
    });
    const [top] = await allRows<ConsumerCompany>(path, token);
    expect(top).toEqual(made);
  });

  test('keeps the figures, takes the status, refuses a stale stamp', async () => {
    const stored = some(({ orderCount }) => orderCount > 3);
    const body = { ...stored, name: '新名字', status: StandardStatus.disabled };
    const saved = await read<ConsumerCompany>(`PUT ${path}`, { token, body });
    expect(saved).toMatchObject({ ...body, concurrencyStamp: expect.any(String) });
    expect(await refused(`PUT ${path}`, { token, body })).toMatchObject({ status: 409 });
    expect((await send(`PUT ${path}`, { token, body: { ...body, id: '1' } })).status).toBe(404);
  });

  test('refuses a mobile that somebody else has', async () => {
    const [one, other] = consumers;
    const taken = { status: 403, code: 'Console:ConsumerMobileExists' };
    const body = { ...input, mobile: one?.mobile };
    expect(await refused(`POST ${path}`, { token, body })).toMatchObject(taken);
    const changed = { ...other, mobile: one?.mobile };
    expect(await refused(`PUT ${path}`, { token, body: changed })).toMatchObject(taken);
  });
});

describe('deleting consumers', () => {
  const remove = (ids: unknown) =>
    [`POST ${path}/consumer-company-delete`, { token, body: { ids } }] as const;

  test('takes all that are named', async () => {
    const ids = consumers
      .filter(({ id }) => !has(id, pending))
      .slice(0, 3)
      .map(({ id }) => id);
    expect((await send(...remove(ids))).status).toBe(204);
    const left = await allRows<ConsumerCompany>(path, token);
    expect(left).toHaveLength(4997);
    expect(left.filter(({ id }) => ids.includes(id))).toEqual([]);
  });

  test('is refused for all when one has orders pending or is not there', async () => {
    const free = some(({ id }) => !has(id, pending));
    const busy = some(({ id }) => has(id, pending));
    expect(await refused(...remove([free.id, busy.id]))).toMatchObject({
      status: 403,
      code: 'Console:ConsumerHasPendingOrders',
      message: `用户“${busy.name}”还有待成交的货源，不能删除。`,
    });
    expect((await send(...remove([free.id, '1']))).status).toBe(404);
    for (const none of [[], undefined]) {
      expect(await refused(...remove(none))).toMatchObject({ status: 400, members: ['ids'] });
    }
    expect(await allRows(path, token)).toHaveLength(5000);
  });
});

describe('the statistics of a consumer', () => {
  const statistics = (id: unknown, caller = token) =>
    read<ConsumerStatistics>(`GET ${path}/${String(id)}/statistics`, { token: caller });

  test('come from his orders', async () => {
    const { id, orderCount, dealCount, lastOrderTime } = some((one) => one.orderCount > 20);
    const own = ordersOf(id);
    const figures = await statistics(id);
    expect(figures).toMatchObject({ orderCount, dealCount, lastOrderTime });
    expect(figures.pendingCount + figures.dealCount + figures.cancelCount).toBe(orderCount);
    expect(figures.dealRate).toBeCloseTo(dealCount / orderCount);
    expect(figures.weight).toBeCloseTo(
      own.reduce((sum, { weight }) => sum + weight, 0),
      2,
    );
    expect(figures.months).toHaveLength(12);
    const [newest] = own;
    expect(figures.months.at(-1)?.month).toBe(
      (await db.goodsOrders.open()).all()[0]?.creationTime.slice(0, 7),
    );
    const inMonth = (month: string) =>
      own.filter(({ creationTime }) => creationTime.startsWith(month)).length;
    for (const { month, orders: sent } of figures.months) expect(sent).toBe(inMonth(month));
    expect(newest && figures.routes.length).toBeGreaterThan(0);
  });

  test('of somebody without orders are empty', async () => {
    const { id } = some(({ orderCount }) => orderCount === 0);
    expect(await statistics(id)).toMatchObject({
      orderCount: 0,
      dealRate: null,
      firstOrderTime: null,
      routes: [],
    });
    expect((await send(`GET ${path}/1/statistics`, { token })).status).toBe(404);
  });

  test('count only the orders the caller may see, while the consumers are the same for all', async () => {
    const manager = await signInWith('manager', P.consumer);
    expect(await allRows(path, manager)).toHaveLength(5000);
    const elsewhere = some(
      ({ regionName, orderCount }) => orderCount > 0 && regionName.includes('郑州'),
    );
    expect((await statistics(elsewhere.id, manager)).orderCount).toBe(0);
    const near = some(
      ({ regionName, orderCount }) => orderCount > 0 && regionName.includes('临沂'),
    );
    expect((await statistics(near.id, manager)).orderCount).toBe(near.orderCount);
  });
});
