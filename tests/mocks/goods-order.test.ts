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
import { allRows, setClock } from './market-tools';
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
