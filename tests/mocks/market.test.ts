import { beforeEach, describe, expect, test } from 'vitest';
import { goodsOrderApi } from '@/api/company/goods-order';
import { todayLinePriceApi } from '@/api/company/today-line-price';
import { ApplyStatus, GoodsOrderStatus, LinePriceStatus, TrackStatus } from '@/enums';
import { db } from '@/mocks/db/db';
import { P } from '@/policies';
import {
  accountOf,
  sendCall,
  countOf,
  first,
  reseedEachTest,
  grant,
  ownCompany,
  statusOf,
  rowsOf,
  seededRows,
  setClock,
  bodyOf,
} from './backend';

reseedEachTest(12);
const sum = (numbers: number[]) => numbers.reduce((total, one) => total + one, 0);

describe('goods orders', () => {
  const { list, one, remove, tracks, connects } = goodsOrderApi;
  const { pending, dealt, cancelled } = GoodsOrderStatus;
  const { rows: orders, some } = seededRows(list);

  test('have a number, applications and an end that match their status', () => {
    const wrong = orders.filter((order) => {
      const { applies, status, dealTime, cancelTime, creationTime } = order;
      const deals = applies.filter(({ applyStatus }) => applyStatus === ApplyStatus.dealt);
      const times = applies.map(({ applyTime }) => applyTime);
      const end = dealTime ?? cancelTime;
      const day = creationTime.slice(0, 10).replaceAll('-', '');
      return (
        order.applyCount !== applies.length ||
        (status === dealt) !== (deals.length === 1) ||
        (status === dealt) !== (dealTime !== null) ||
        (status === cancelled) !== (cancelTime !== null) ||
        (deals[0]?.companyId ?? null) !== order.dealCompanyId ||
        times.some((time) => time < creationTime || (end !== null && time > end)) ||
        times.join() !== times.toSorted().join() ||
        !new RegExp(`^HY${day}\\d{6}$`).test(order.orderNo)
      );
    });
    expect(wrong).toEqual([]);
    const applies = orders.flatMap((order) => order.applies);
    const { cancelled: givenUp } = ApplyStatus;
    const unsaid = applies.filter((one) => (one.applyStatus === givenUp) !== !!one.cancelType);
    expect(unsaid).toEqual([]);
    expect(new Set(applies.map(({ cancelType }) => cancelType)).size).toBe(5);
  });

  test('increase during the day', async () => {
    const countAt = (hours: number) => {
      setClock(hours);
      return countOf(list);
    };
    const early = await countAt(1);
    expect(await countAt(23.9)).toBeGreaterThan(early + 20);
    expect(await countAt(12)).toBe(orders.length);
  });

  test('have a detail that is the same on every call', async () => {
    const order = some(({ status }) => status === dealt);
    const detail = await bodyOf(one, { id: order.id });
    expect(detail).toMatchObject(order);
    expect(detail.fromAddress.startsWith(order.fromRegionName)).toBe(true);
    expect(detail.loadingTime > order.creationTime).toBe(true);
    expect(await bodyOf(one, { id: order.id })).toEqual(detail);
  });

  test.each([
    [pending, [TrackStatus.ordered]],
    [dealt, [TrackStatus.ordered, TrackStatus.dealConfirmed]],
    [cancelled, [TrackStatus.ordered, TrackStatus.shipmentCancelled]],
  ])('have for the status %i the tracks %j', async (wanted, stations) => {
    const order = some(({ status }) => status === wanted);
    const { items } = await bodyOf(tracks, { goodsOrderId: order.id });
    expect(items.map(({ trackStatus }) => trackStatus)).toEqual(stations);
    const times = items.map(({ trackTime }) => trackTime);
    expect([times, times[0]]).toEqual([times.toSorted(), order.creationTime]);
  });

  test('list the calls of companies, newest first, with the results of their applications', async () => {
    const order = some(({ status, applies }) => status === dealt && applies.length > 2);
    const { items } = await bodyOf(connects, { goodsOrderId: order.id });
    const times = items.map(({ connectTime }) => connectTime);
    expect(times).toEqual(times.toSorted().toReversed());
    expect(times.every((time) => time >= order.creationTime)).toBe(true);
    for (const { companyId, connectType } of order.applies) {
      const last = items.find((call) => call.companyId === companyId);
      expect(last?.connectType ?? 0).toBe(connectType);
    }
  });

  test('are deleted unless they are dealt', async () => {
    const { id, orderNo } = some(({ status }) => status === dealt);
    expect(await sendCall(remove, { id })).toMatchObject({
      status: 403,
      code: 'Console:DealtOrderNotDeletable',
      message: `货源“${orderNo}”已成交，不能删除。`,
    });
    for (const wanted of [pending, cancelled])
      await bodyOf(remove, { id: some(({ status }) => status === wanted).id });
  });

  test('of a company account are those its lines can carry or it has applied for, without other companies', async () => {
    const own = await rowsOf(list, {}, 'company');
    const lines = (await db.transportLines.open()).all();
    const cityOf = (id: unknown) => String(id).slice(0, 4);
    const wayOf = (one: { fromRegionId: unknown; toRegionId: unknown }) =>
      `${cityOf(one.fromRegionId)} ${cityOf(one.toRegionId)}`;
    const ways = new Set(lines.filter(({ companyId }) => companyId === ownCompany).map(wayOf));
    const reached = orders.filter(
      (order) =>
        ways.has(wayOf(order)) || order.applies.some(({ companyId }) => companyId === ownCompany),
    );
    expect(own.map(({ id }) => id)).toEqual(reached.map(({ id }) => id));
    const companies = own.flatMap(({ applies }) => applies.map(({ companyId }) => companyId));
    expect(new Set(companies)).toEqual(new Set([ownCompany]));
    const called = first(
      reached.filter(
        ({ applies }) =>
          applies.some(({ companyId }) => companyId === ownCompany) && applies.length > 1,
      ),
    );
    const calls = (await bodyOf(connects, { goodsOrderId: called.id }, 'company')).items;
    expect(calls.filter(({ companyId }) => companyId !== ownCompany)).toEqual([]);
    const waiting = first(own.filter(({ status }) => status === pending));
    expect(await statusOf(remove, { id: waiting.id }, 'company')).toBe(
      '403 Console:CompanyRoleMissing',
    );
    const foreign = first(orders.filter((order) => !reached.includes(order)));
    expect(await statusOf(one, { id: foreign.id }, 'company')).toMatch(/^404/);
  });
});

describe("today's line prices", () => {
  const { list, close } = todayLinePriceApi;
  const { pending, inProgress, ended } = LinePriceStatus;
  const { rows: prices, some } = seededRows(list, 10);
  beforeEach(() => setClock(10));
  const find = async (id: unknown) => (await rowsOf(list)).find((price) => price.id === id);

  test('have valid values, and match the lines of the companies', async () => {
    expect(prices).toHaveLength(4000);
    const lines = await db.transportLines.open();
    const wrong = prices.filter((price) => {
      const line = lines.find(price.lineId);
      return (
        line?.companyId !== price.companyId ||
        line.lineName !== price.lineName ||
        price.startTime >= price.endTime ||
        price.publishTime > price.startTime ||
        price.calls > price.views ||
        Number(price.pricePerTon.toFixed(2)) !== price.pricePerTon
      );
    });
    expect(wrong).toEqual([]);
  });

  test('begin and end as time passes, in row and filter, and keep their stamps', async () => {
    const soon = some(
      ({ status, startTime }) => status === pending && startTime.endsWith('12:00:00'),
    );
    const today = some(
      ({ status, endTime }) => status === inProgress && endTime.endsWith('14:00:00'),
    );
    const counts = () =>
      Promise.all([pending, inProgress, ended].map((status) => countOf(list, { status })));
    const before = await counts();
    setClock(15);
    expect(await find(soon.id)).toMatchObject({ status: inProgress });
    const { concurrencyStamp } = today;
    expect(await find(today.id)).toMatchObject({ status: ended, concurrencyStamp });
    const after = await counts();
    expect(after[0]).toBeLessThan(before[0] ?? 0);
    expect(after[2]).toBeGreaterThan(before[2] ?? 0);
    expect(sum(after)).toBe(4000);
  });

  test('are closed once, and only before they end', async () => {
    for (const status of [pending, inProgress]) {
      const { id } = some((price) => price.status === status);
      const closed = await bodyOf(close, { id });
      expect(closed).toMatchObject({ status: ended, closer: '平台运营' });
      expect(closed.closeTime).toMatch(/T10:00:0\d$/);
      expect(await find(id)).toEqual(closed);
      expect(await statusOf(close, { id })).toBe('403 Console:LinePriceEnded');
    }
    const { id, lineName } = some((price) => price.status === ended);
    expect((await sendCall(close, { id })).message).toBe(`专线“${lineName}”的今日线价已结束。`);
  });

  test('of a company account are limited to its own, and closing one needs the role for lines', async () => {
    await grant('clerk', [P.todayLinePrice]);
    const own = await rowsOf(list, {}, 'clerk');
    expect(new Set(own.map(({ companyId }) => companyId))).toEqual(new Set([ownCompany]));
    const running = first(own.filter(({ status }) => status !== ended));
    const clerk = await accountOf('clerk');
    db.accounts.patch(clerk.id, { companyRoles: 1 });
    expect(await statusOf(close, running, 'clerk')).toBe('403 Console:CompanyRoleMissing');
    db.accounts.patch(clerk.id, { companyRoles: 4 });
    await bodyOf(close, { id: running.id }, 'clerk');
  });
});
