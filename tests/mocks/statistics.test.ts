import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { companyApi } from '@/api/company/company';
import { goodsOrderApi } from '@/api/company/goods-order';
import { lineRankingPointApi } from '@/api/company/line-ranking-point';
import { todayLinePriceApi } from '@/api/company/today-line-price';
import { voteApi } from '@/api/company/vote';
import { voteApplyApi } from '@/api/company/vote-apply';
import { goodsConsultApi, partnerConsultApi } from '@/api/platform/platform-consult';
import { statisticsApi } from '@/api/platform/statistics';
import { companyCheckinApplyApi } from '@/api/substation/company-checkin-apply';
import { smsHistoryApi } from '@/api/substation/sms-history';
import { countOf as countOfList, statusOf, rowsOf, start, stop, bodyOf } from './backend';
import { dayText } from './days';

// The clock stands still: the lists and the figures are of the same moment.
beforeAll(start, 60_000);
afterAll(stop);

const sum = (numbers: number[]) => numbers.reduce((total, one) => total + one, 0);
const [begin, end] = [`${dayText(-9)} 00:00:00`, `${dayText()} 23:59:59`];
const range = { timeBegin: begin, timeEnd: end };
const between = (name: string, from = begin, to = end) => ({
  [`${name}Begin`]: from,
  [`${name}End`]: to,
});

describe.each([
  ['all sub-stations', {}],
  ['one sub-station', { station: 2 }],
])('the figures of %s', (_name, by) => {
  const figures = (query: object = range) => bodyOf(statisticsApi.figures, query, by);
  const countOf: typeof countOfList = (list, query) => countOfList(list, query, by);

  test('match the list of companies', async () => {
    const from = dayText(-300);
    const { newCompanies, companies } = await figures({ timeBegin: from, timeEnd: end });
    const settled = between('settledTime', from);
    expect(newCompanies).toHaveLength(5);
    for (const { companyType, count } of newCompanies)
      expect(count).toBe(await countOf(companyApi.list, { companyType, ...settled }));
    expect(companies).toHaveLength(15);
    for (const { count, ...query } of companies)
      expect(count).toBe(await countOf(companyApi.list, query));
  });

  test('match the list of goods orders', async () => {
    const { goodsOrders, days, dealRate } = await figures();
    const orders = (query: object) => countOf(goodsOrderApi.list, query);
    const created = between('creationTime');
    for (const { status, count } of goodsOrders)
      expect(count).toBe(await orders({ status, ...created }));
    const all = await orders(created);
    expect(all).toBeGreaterThan(0);
    const [waiting = 0, dealtCount = 0] = goodsOrders.map(({ count }) => count);
    expect(dealRate).toBeCloseTo(dealtCount / (all - waiting), 4);
    expect(days.map(({ date }) => date)).toEqual(
      Array.from({ length: 10 }, (_, index) => dayText(index - 9)),
    );
    const day = days[3];
    const ofDay = between('creationTime', `${day?.date} 00:00:00`, `${day?.date} 23:59:59`);
    const byStatus = [1, 2, 3].map((status) => orders({ status, ...ofDay }));
    const [pending, dealt, cancelled] = await Promise.all(byStatus);
    expect(day).toMatchObject({ pending, dealt, cancelled });
    const perDay = days.map((one) => one.pending + one.dealt + one.cancelled);
    expect(sum(perDay)).toBe(all);
  });

  test('of each day add up to those of the range, and name the lowest deal rates', async () => {
    const { days, newCompanies, smsUse, lowestDealRates } = await figures();
    const count = (all: { count: number }[]) => sum(all.map((one) => one.count));
    expect(sum(days.map((one) => one.newCompanies))).toBe(count(newCompanies));
    expect(sum(days.map(({ sms }) => sms))).toBe(count(smsUse));
    expect(lowestDealRates).toHaveLength('station' in by ? 1 : 5);
    const rates = lowestDealRates.map(({ dealRate }) => dealRate);
    expect(rates).toEqual(rates.toSorted((a, b) => a - b));
    for (const { substationId, orders, dealRate } of lowestDealRates) {
      const query = { ...between('creationTime'), substationId };
      const ofStatus = [2, 3].map((status) => countOf(goodsOrderApi.list, { ...query, status }));
      const [dealt = 0, cancelled = 0] = await Promise.all(ofStatus);
      expect(orders).toBe(dealt + cancelled);
      expect(dealRate).toBeCloseTo(dealt / orders, 4);
    }
  });

  test('match the lists of prices and votes', async () => {
    const { linePricesInProgress, votesInProgress } = await figures();
    expect(linePricesInProgress).toBe(await countOf(todayLinePriceApi.list, { status: 2 }));
    expect(votesInProgress).toBe(await countOf(voteApi.list, { status: 1 }));
  });

  test('match the lists of waiting work', async () => {
    expect(await bodyOf(statisticsApi.waiting, {}, by)).toEqual({
      settlement: await countOf(companyCheckinApplyApi.list, { connectType: 0 }),
      vote: await countOf(voteApplyApi.list, { connectType: 0 }),
      networkFreight: await countOf(goodsConsultApi.list, { connectType: 0 }),
      partner: await countOf(partnerConsultApi.list, { connectType: 0 }),
      pendingOrders: await countOf(goodsOrderApi.list, { status: 1 }),
    });
  });

  test('match the short messages of the lists', async () => {
    const { smsUse } = await figures();
    expect(smsUse.map(({ kind }) => kind)).toEqual(['callSms', 'newGoodsSms', 'todayPriceSms']);
    for (const { kind, count } of smsUse) {
      const sent = await rowsOf(smsHistoryApi[kind], between('sendTime'), by);
      expect(count).toBe(sum(sent.map((one) => one.count)));
      expect(count).toBeGreaterThan(0);
    }
  });

  test('rank the lines by their points in the list', async () => {
    const { topLines } = await figures();
    const sums = new Map<unknown, number>();
    for (const row of await rowsOf(lineRankingPointApi.list, between('pointTime'), by))
      sums.set(row.lineId, (sums.get(row.lineId) ?? 0) + row.points);
    const best = [...sums.values()].toSorted((a, b) => b - a).slice(0, 10);
    expect(best.length).toBeGreaterThan(0);
    expect(topLines.map(({ points }) => points)).toEqual(best);
    for (const { lineId, points } of topLines) expect(sums.get(lineId)).toBe(points);
  });
});

describe('the range of the figures', () => {
  test('covers the last thirty days by default', async () => {
    const { timeBegin, timeEnd, days } = await bodyOf(statisticsApi.figures);
    expect([timeBegin, timeEnd]).toEqual([`${dayText(-29)}T00:00:00`, `${dayText()}T23:59:59`]);
    expect(days).toHaveLength(30);
  });

  test('has no deal rate without decided orders', async () => {
    const day = { timeBegin: '2001-01-01 00:00:00', timeEnd: '2001-01-01 23:59:59' };
    const { dealRate, lowestDealRates } = await bodyOf(statisticsApi.figures, day);
    expect(dealRate).toBeNull();
    expect(lowestDealRates).toEqual([]);
  });

  test('of one day has the six days before as well', async () => {
    const day = { timeBegin: '2001-01-07 00:00:00', timeEnd: '2001-01-07 23:59:59' };
    const { days } = await bodyOf(statisticsApi.figures, day);
    const none = { pending: 0, dealt: 0, cancelled: 0, newCompanies: 0, sms: 0 };
    expect(days).toEqual(
      [1, 2, 3, 4, 5, 6, 7].map((one) => ({ date: `2001-01-0${one}`, ...none })),
    );
  });

  test.each([
    [{ timeBegin: 'soon' }, '400 timeBegin'],
    [{ timeBegin: '2026-02-01', timeEnd: '2026-01-01' }, '400 timeEnd'],
    [{ timeBegin: '2020-01-01', timeEnd: '2026-01-01' }, '400 timeEnd'],
  ])('refuses %j', async (query, reason) => {
    expect(await statusOf(statisticsApi.figures, query)).toBe(reason);
  });

  test('refuses a sub-station that is not managed', async () => {
    const foreign = { station: 999 };
    const notManaged = '403 Console:SubstationNotManaged';
    expect(await statusOf(statisticsApi.figures, {}, foreign)).toBe(notManaged);
  });
});

test('the counts of waiting work are refused without the policy for the figures', async () => {
  expect(await statusOf(statisticsApi.waiting, {}, 'staff')).toMatch(/^403/);
});
