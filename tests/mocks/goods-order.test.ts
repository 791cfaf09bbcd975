import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type {
  GoodsOrder,
  GoodsOrderConnect,
  GoodsOrderDetail,
  GoodsOrderTrack,
} from '@/api/company/goods-order';
import type { Items, Page } from '@/api/types';
import { ApplyStatus, GoodsOrderStatus, TrackStatus } from '@/enums';
import { reseed } from '@/mocks/db';
import { allRows, filterFaults, grantFaults, setClock } from './market-tools';
import { read, refused, send, signIn } from './server';

const path = '/api/company/goods-order';
let token = '';
let orders: GoodsOrder[] = [];

beforeAll(async () => {
  setClock(12);
  reseed();
  token = await signIn('operator');
  orders = await allRows<GoodsOrder>(path, token);
});
afterAll(() => vi.useRealTimers());

const { pending, dealt, cancelled } = GoodsOrderStatus;
const some = (holds: (order: GoodsOrder) => boolean) => {
  const order = orders.find(holds);
  if (!order) throw new Error('there is no such order');
  return order;
};

describe('the list of goods orders', () => {
  test('pages through some twenty thousand, newest first, each once', () => {
    expect(orders.length).toBeGreaterThan(19_000);
    expect(orders.length).toBeLessThanOrEqual(20_000);
    expect(new Set(orders.map(({ id }) => id)).size).toBe(orders.length);
    expect(new Set(orders.map(({ orderNo }) => orderNo)).size).toBe(orders.length);
    const times = orders.map(({ creationTime }) => creationTime);
    expect(times).toEqual(times.toSorted().toReversed());
  });

  test.each(['weight', 'volume', 'pieces', 'applyCount', 'orderNo', 'creationTime'] as const)(
    'sorts by %s',
    async (key) => {
      const sort = `${path}?page=1&limit=500&sort=${key} descending`;
      const { items } = await read<Page<GoodsOrder>>(`GET ${sort}`, { token });
      const values = items.map((order) => order[key]);
      const down = values.toSorted((a, b) => (a < b ? 1 : a > b ? -1 : 0));
      expect(values).toEqual(down);
    },
  );

  test.each<[string, (order: GoodsOrder) => boolean]>([
    ['orderNo=00012', ({ orderNo }) => orderNo.includes('00012')],
    ['status=1', ({ status }) => status === 1],
    ['status=2&status=3', ({ status }) => status !== 1],
    ['assignType=1', ({ assignType }) => assignType === 1],
    ['fromRegionId=371300', (order) => String(order.fromRegionId).startsWith('3713')],
    ['toRegionId=370000', (order) => String(order.toRegionId).startsWith('37')],
    ['applyStatus=1', ({ applies }) => applies.some(({ applyStatus }) => applyStatus === 1)],
    [
      'companyName=临沂市顺',
      ({ applies }) => applies.some(({ companyName }) => companyName.includes('临沂市顺')),
    ],
    ['consumerName=王伟', ({ consumerName }) => consumerName.includes('王伟')],
    ['consumerId=1384280000000000006', ({ consumerId }) => consumerId === '1384280000000000006'],
    ['mobile=1388', ({ mobile }) => mobile.includes('1388')],
    ['substationId=2', ({ substationId }) => substationId === 2],
    ['weightBegin=2&weightEnd=5.5', ({ weight }) => weight >= 2 && weight <= 5.5],
    ['volumeBegin=20', ({ volume }) => volume >= 20],
  ])('%s keeps exactly what it names', async (query, holds) => {
    expect(await filterFaults(path, token, { query, holds, rows: orders })).toEqual([]);
  });

  test('finds the orders that a company took, and those of a time', async () => {
    const { companyId } = some(({ applies }) => applies.length > 1).applies[0] ?? {};
    expect(
      await filterFaults<GoodsOrder>(path, token, {
        query: `companyId=${companyId}`,
        holds: ({ applies }) => applies.some((apply) => apply.companyId === companyId),
        rows: orders,
      }),
    ).toEqual([]);
    const day = some(({ status }) => status === cancelled).creationTime.slice(0, 10);
    expect(
      await filterFaults<GoodsOrder>(path, token, {
        query: `creationTimeBegin=${day} 00:00:00&creationTimeEnd=${day} 23:59:59`,
        holds: ({ creationTime }) => creationTime.startsWith(day),
        rows: orders,
      }),
    ).toEqual([]);
  });

  test.each(['status=4', 'assignType=x', 'weightBegin=heavy', 'creationTimeBegin=yesterday'])(
    'refuses %s',
    async (query) => {
      expect(await refused(`GET ${path}?${query}`, { token })).toMatchObject({
        status: 400,
        members: [query.split('=')[0]],
      });
    },
  );
});

describe('an order', () => {
  test('agrees with its applies and its end', () => {
    const odd = orders.filter((order) => {
      const deals = order.applies.filter(({ applyStatus }) => applyStatus === ApplyStatus.dealt);
      const times = order.applies.map(({ applyTime }) => applyTime);
      const end = order.dealTime ?? order.cancelTime;
      return (
        order.applyCount !== order.applies.length ||
        (order.status === dealt) !== (deals.length === 1) ||
        (order.status === dealt) !== (order.dealTime !== null) ||
        (order.status === cancelled) !== (order.cancelTime !== null) ||
        (deals[0]?.companyId ?? null) !== order.dealCompanyId ||
        times.some((time) => time < order.creationTime || (end !== null && time > end)) ||
        times.join() !== times.toSorted().join()
      );
    });
    expect(odd).toEqual([]);
  });

  test('gave each apply that was given up a reason, and no other', () => {
    const applies = orders.flatMap((order) => order.applies);
    const odd = applies.filter(
      ({ applyStatus, cancelType }) =>
        (applyStatus === ApplyStatus.cancelled) !== (cancelType !== null),
    );
    expect(odd).toEqual([]);
    expect(new Set(applies.map(({ cancelType }) => cancelType)).size).toBe(5);
  });

  test('carries a number that can be read: letters, its day, a running number', () => {
    const odd = orders.filter(
      ({ orderNo, creationTime }) =>
        !new RegExp(`^HY${creationTime.slice(0, 10).replaceAll('-', '')}\\d{6}$`).test(orderNo),
    );
    expect(odd).toEqual([]);
  });

  test('arrives when its time has come, and its applies after it', async () => {
    const countAt = async (hours: number) => {
      setClock(hours);
      const now = await signIn('operator');
      const list = `GET ${path}?page=1&limit=1`;
      return (await read<Page<GoodsOrder>>(list, { token: now })).totalCount;
    };
    const early = await countAt(1);
    expect(await countAt(23.9)).toBeGreaterThan(early + 20);
    expect(await countAt(12)).toBe(orders.length);
  });

  test('answers its details, the same on every call', async () => {
    const order = some(({ status }) => status === dealt);
    const detail = await read<GoodsOrderDetail>(`GET ${path}/${order.id}`, { token });
    expect(detail).toMatchObject(order);
    expect(detail.fromAddress.startsWith(order.fromRegionName)).toBe(true);
    expect(detail.loadingTime > order.creationTime).toBe(true);
    expect(await read(`GET ${path}/${order.id}`, { token })).toEqual(detail);
  });

  test.each([
    [pending, [TrackStatus.ordered]],
    [dealt, [TrackStatus.ordered, TrackStatus.dealConfirmed]],
    [cancelled, [TrackStatus.ordered, TrackStatus.shipmentCancelled]],
  ])('of status %i went through the stations %j', async (wanted, expected) => {
    const order = some(({ status }) => status === wanted);
    const line = `GET ${path}/goods-order-track?goodsOrderId=${order.id}`;
    const { items } = await read<Items<GoodsOrderTrack>>(line, { token });
    expect(items.map(({ trackStatus }) => trackStatus)).toEqual(expected);
    const times = items.map(({ trackTime }) => trackTime);
    expect(times).toEqual(times.toSorted());
    expect(times[0]).toBe(order.creationTime);
  });

  test('has calls by the companies that took it, the last one as the apply says', async () => {
    const order = some(({ status, applies }) => status === dealt && applies.length > 2);
    const line = `GET ${path}/goods-order-connect?goodsOrderId=${order.id}`;
    const { items } = await read<Items<GoodsOrderConnect>>(line, { token });
    const times = items.map(({ connectTime }) => connectTime);
    expect(times).toEqual(times.toSorted().toReversed());
    expect(times.every((time) => time >= order.creationTime)).toBe(true);
    for (const { companyId, connectType } of order.applies) {
      const last = items.find((call) => call.companyId === companyId);
      expect(last?.connectType ?? 0).toBe(connectType);
    }
  });

  test.each(['goods-order-track', 'goods-order-connect'])('must be named to %s', async (view) => {
    expect(await refused(`GET ${path}/${view}`, { token })).toMatchObject({
      status: 400,
      members: ['goodsOrderId'],
    });
    expect((await send(`GET ${path}/${view}?goodsOrderId=1`, { token })).status).toBe(404);
  });
});

describe('deleting an order', () => {
  beforeEach(async () => {
    reseed();
    token = await signIn('operator');
  });

  test.each([pending, cancelled])('works while its status is %i', async (wanted) => {
    const { id } = some(({ status }) => status === wanted);
    expect((await send(`DELETE ${path}/${id}`, { token })).status).toBe(204);
    expect((await send(`GET ${path}/${id}`, { token })).status).toBe(404);
  });

  test('is refused once it is dealt, with a reason', async () => {
    const { id, orderNo } = some(({ status }) => status === dealt);
    expect(await refused(`DELETE ${path}/${id}`, { token })).toMatchObject({
      status: 403,
      code: 'Console:DealtOrderNotDeletable',
      message: `货源“${orderNo}”已成交，不能删除。`,
    });
  });
});

describe('the scope of goods orders', () => {
  test('is what the user manages; elsewhere an order does not exist', async () => {
    const manager = await signIn('manager');
    const rows = await allRows<GoodsOrder>(path, manager);
    expect(new Set(rows.map(({ substationId }) => substationId))).toEqual(new Set([1, 2, 3]));
    const { id } = some(({ substationId }) => substationId === 9);
    const views = [
      `GET ${path}/${id}`,
      `DELETE ${path}/${id}`,
      `GET ${path}/goods-order-track?goodsOrderId=${id}`,
      `GET ${path}/goods-order-connect?goodsOrderId=${id}`,
    ];
    for (const line of views) expect((await send(line, { token: manager })).status).toBe(404);
  });

  test('needs the policy of the page', async () => {
    expect(await grantFaults([`GET ${path}`, `DELETE ${path}/1`], await signIn('staff'))).toEqual(
      [],
    );
    expect(await grantFaults([`GET ${path}`, `GET ${path}/1`], await signIn('company'))).toEqual(
      [],
    );
  });
});
