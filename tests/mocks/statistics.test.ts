import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { LineRankingPoint } from '@/api/company/line-ranking-point';
import type { GoodsOrder } from '@/api/company/goods-order';
import type { Statistics, WaitingWork } from '@/api/platform/statistics';
import type { SmsRecord } from '@/api/substation/sms-history';
import type { SubstationSms } from '@/api/substation/substation-sms';
import type { Page } from '@/api/types';
import { ApplyStatus } from '@/enums';
import { reseed } from '@/mocks/db/db';
import { dayText, momentOf } from './days';
import { read, refused, signIn } from './server';

let token = '';
const path = '/api/platform/statistics';
/** The figures need nearly everything there is, and the first call has to wait for its seeds. */
const seedingMs = 60_000;
beforeAll(async () => {
  reseed();
  // The lists and the figures are read at the same moment.
  vi.useFakeTimers({ toFake: ['Date'], now: momentOf('12:00:00') });
  token = await signIn('operator');
  await read(`GET ${path}`, { token });
}, seedingMs);
afterAll(() => void vi.useRealTimers());

const [begin, end] = [`${dayText(-9)} 00:00:00`, `${dayText()} 23:59:59`];
const range = `timeBegin=${begin}&timeEnd=${end}`;
const between = (name: string) => `${name}Begin=${begin}&${name}End=${end}`;

const scopes: [name: string, headers: Record<string, string>][] = [
  ['all sub-stations', {}],
  ['one sub-station', { 'substation-id': '2', 'is-all-substation': '0' }],
];

describe.each(scopes)('the figures of %s', (_name, headers) => {
  const figures = (query = range) => read<Statistics>(`GET ${path}?${query}`, { token, headers });
  /** How many rows a list has. */
  const total = async (line: string) =>
    (await read<Page<unknown>>(`GET /api/${line}`, { token, headers })).totalCount;
  /** All rows of a list. */
  async function rows<Row>(line: string): Promise<Row[]> {
    const count = await total(line);
    const pages = Array.from({ length: Math.ceil(count / 1000) }, (_, at) =>
      read<Page<Row>>(`GET /api/${line}&page=${at + 1}&limit=1000`, { token, headers }),
    );
    return (await Promise.all(pages)).flatMap(({ items }) => items);
  }

  test('count the companies as their list does', async () => {
    const { newCompanies, companies } = await figures(`timeBegin=${dayText(-300)}&timeEnd=${end}`);
    const settled = `settledTimeBegin=${dayText(-300)}&settledTimeEnd=${end}`;
    expect(newCompanies).toHaveLength(5);
    for (const { companyType, count } of newCompanies)
      expect(count).toBe(await total(`company/company?companyType=${companyType}&${settled}`));
    expect(companies).toHaveLength(15);
    for (const { companyType, companyLevelType: level, count } of companies) {
      const query = `companyType=${companyType}&companyLevelType=${level}`;
      expect(count).toBe(await total(`company/company?${query}`));
    }
  });

  test('count the goods orders as their list does', async () => {
    const { goodsOrders, goodsOrdersPerDay, dealRate } = await figures();
    const list = (query: string) => total(`company/goods-order?${query}`);
    for (const { status, count } of goodsOrders)
      expect(count).toBe(await list(`status=${status}&${between('creationTime')}`));
    const all = await list(between('creationTime'));
    expect(all).toBeGreaterThan(0);
    expect(dealRate).toBeCloseTo((goodsOrders[1]?.count ?? 0) / all, 4);
    expect(goodsOrdersPerDay.map(({ date }) => date)).toEqual(
      Array.from({ length: 10 }, (_, at) => dayText(at - 9)),
    );
    const ofDay = goodsOrdersPerDay[3];
    const day = `creationTimeBegin=${ofDay?.date} 00:00:00&creationTimeEnd=${ofDay?.date} 23:59:59`;
    expect([ofDay?.pending, ofDay?.dealt, ofDay?.cancelled]).toEqual([
      await list(`status=1&${day}`),
      await list(`status=2&${day}`),
      await list(`status=3&${day}`),
    ]);
    const perDay = goodsOrdersPerDay.map((one) => one.pending + one.dealt + one.cancelled);
    expect(perDay.reduce((sum, count) => sum + count, 0)).toBe(all);
  });

  test('count what runs as the lists do', async () => {
    const { linePricesInProgress, votesInProgress } = await figures();
    expect(linePricesInProgress).toBe(await total('company/today-line-price?status=2'));
    expect(votesInProgress).toBe(await total('company/vote?status=1'));
  });

  test('count the consultations that wait as their lists do', async () => {
    expect((await figures()).pendingConsults).toEqual({
      settlement: await total('substation/company-checkin-apply?connectType=0'),
      vote: await total('company/vote/vote-apply?connectType=0'),
      networkFreight: await total('platform/platform-consult/goods-consult?connectType=0'),
      partner: await total('platform/platform-consult/partner-consult?connectType=0'),
    });
  });

  test('count the work that waits as the lists do', async () => {
    const untaken = (await rows<GoodsOrder>('company/goods-order?status=1')).filter(({ applies }) =>
      applies.every(({ applyStatus }) => applyStatus === ApplyStatus.cancelled),
    );
    const accounts = await rows<SubstationSms>('substation/substation-sms?sort=id ascending');
    expect(await read<WaitingWork>(`GET ${path}/waiting`, { token, headers })).toEqual({
      ...(await figures()).pendingConsults,
      untakenOrders: untaken.length,
      failedJobs: await total('platform/job?status=3'),
      lowSmsBalances: accounts.filter(({ balance, warnBelow }) => balance < warnBelow).length,
    });
  });

  test('add up the short messages as their lists do', async () => {
    const { smsBalance, smsUse } = await figures();
    const accounts = await rows<SubstationSms>('substation/substation-sms?sort=id ascending');
    expect(smsBalance).toBe(accounts.reduce((sum, { balance }) => sum + balance, 0));
    const lists = {
      callSms: 'call-sms',
      newGoodsSms: 'new-goods-sms',
      todayPriceSms: 'today-price-sms',
    };
    expect(smsUse.map(({ kind }) => kind)).toEqual(Object.keys(lists));
    for (const { kind, count } of smsUse) {
      const sent = await rows<SmsRecord>(
        `substation/sms-history/${lists[kind]}?${between('sendTime')}`,
      );
      expect(count).toBe(sent.reduce((sum, one) => sum + one.count, 0));
      expect(count).toBeGreaterThan(0);
    }
  });

  test('rank the lines by the points that their list holds', async () => {
    const { topLines } = await figures();
    const points = await rows<LineRankingPoint>(
      `company/line-ranking-point?${between('pointTime')}`,
    );
    const sums = new Map<unknown, number>();
    for (const { lineId, points: given } of points)
      sums.set(lineId, (sums.get(lineId) ?? 0) + given);
    const best = [...sums.values()].toSorted((a, b) => b - a).slice(0, 10);
    expect(best.length).toBeGreaterThan(0);
    expect(topLines.map((line) => line.points)).toEqual(best);
    for (const { lineId, points: given } of topLines) expect(sums.get(lineId)).toBe(given);
  });
});

describe('the range of the figures', () => {
  test('is the last thirty days by default', async () => {
    const { timeBegin, timeEnd, goodsOrdersPerDay } = await read<Statistics>(`GET ${path}`, {
      token,
    });
    expect([timeBegin, timeEnd]).toEqual([`${dayText(-29)}T00:00:00`, `${dayText()}T23:59:59`]);
    expect(goodsOrdersPerDay).toHaveLength(30);
  });

  test('has no deal rate without orders', async () => {
    const query = 'timeBegin=2001-01-01 00:00:00&timeEnd=2001-01-01 23:59:59';
    const { dealRate, goodsOrdersPerDay } = await read<Statistics>(`GET ${path}?${query}`, {
      token,
    });
    expect(dealRate).toBeNull();
    expect(goodsOrdersPerDay).toEqual([{ date: '2001-01-01', pending: 0, dealt: 0, cancelled: 0 }]);
  });

  test.each([
    ['timeBegin=soon', 'timeBegin'],
    ['timeBegin=2026-02-01&timeEnd=2026-01-01', 'timeEnd'],
    ['timeBegin=2020-01-01&timeEnd=2026-01-01', 'timeEnd'],
  ])('%s is refused by its member', async (query, member) => {
    const refusal = await refused(`GET ${path}?${query}`, { token });
    expect(refusal).toMatchObject({ status: 400, members: [member] });
  });
});

test('the work that waits counts 0 where the caller may not open the list', async () => {
  const staff = await signIn('staff');
  const { settlement, ...others } = await read<WaitingWork>(`GET ${path}/waiting`, {
    token: staff,
  });
  expect(settlement).toBeGreaterThan(0);
  expect(new Set(Object.values(others))).toEqual(new Set([0]));
});

test('the figures count only the managed sub-stations', async () => {
  const headers = { 'substation-id': '999', 'is-all-substation': '0' };
  const { code } = await refused(`GET ${path}`, { token, headers });
  expect(code).toBe('Console:SubstationNotManaged');
});
