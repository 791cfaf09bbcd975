import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { TodayLinePrice } from '@/api/company/today-line-price';
import type { Page } from '@/api/types';
import { LinePriceStatus } from '@/enums';
import { db, reseed } from '@/mocks/db';
import { ownCompanyId } from '@/mocks/seed/company-ids';
import { P } from '@/policies';
import { allRows, exported, setClock, signInWith } from './market-tools';
import { read, refused, send, signIn } from './server';

const path = '/api/company/today-line-price';
const { pending, inProgress, ended } = LinePriceStatus;
let token = '';
let prices: TodayLinePrice[] = [];

beforeEach(async () => {
  setClock(10);
  reseed();
  token = await signIn('operator');
});
beforeAll(async () => {
  setClock(10);
  reseed();
  prices = await allRows<TodayLinePrice>(path, await signIn('operator'));
});
afterAll(() => vi.useRealTimers());

const some = (holds: (price: TodayLinePrice) => boolean) => {
  const price = prices.find(holds);
  if (!price) throw new Error('there is no such price');
  return price;
};
const one = async (id: unknown) =>
  (await allRows<TodayLinePrice>(path, token)).find((price) => price.id === id);
const close = (id: unknown, call = {}) =>
  [`POST ${path}/close`, { token, body: { id }, ...call }] as const;

describe("the list of today's line prices", () => {
  test('has four thousand, many of them valid today, latest published first', () => {
    expect(prices).toHaveLength(4000);
    expect(prices.filter(({ status }) => status === inProgress).length).toBeGreaterThan(1000);
    const times = prices.map(({ publishTime }) => publishTime);
    expect(times).toEqual(times.toSorted().toReversed());
  });

  test('agrees with itself and with the lines of the companies', async () => {
    const lines = await db.transportLines.open();
    const odd = prices.filter((price) => {
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
    expect(odd).toEqual([]);
  });
});

describe('the status of a price', () => {
  test('follows the clock, in the row as in the filter', async () => {
    const soon = some(
      ({ status, startTime }) => status === pending && startTime.endsWith('12:00:00'),
    );
    const today = some(
      ({ status, endTime }) => status === inProgress && endTime.endsWith('14:00:00'),
    );
    const counts = async () =>
      Promise.all(
        [pending, inProgress, ended].map(async (status) => {
          const line = `GET ${path}?page=1&limit=1&status=${status}`;
          return (await read<Page<TodayLinePrice>>(line, { token })).totalCount;
        }),
      );
    const before = await counts();
    setClock(15);
    token = await signIn('operator');
    expect(await one(soon.id)).toMatchObject({ status: inProgress });
    expect(await one(today.id)).toMatchObject({ status: ended });
    const after = await counts();
    expect(after[0]).toBeLessThan(before[0] ?? 0);
    expect(after[2]).toBeGreaterThan(before[2] ?? 0);
    expect(after.reduce((sum, count) => sum + count)).toBe(4000);
  });

  test('changing by itself leaves the stamp alone', async () => {
    const today = some(
      ({ status, endTime }) => status === inProgress && endTime.endsWith('14:00:00'),
    );
    setClock(15);
    token = await signIn('operator');
    expect((await one(today.id))?.concurrencyStamp).toBe(today.concurrencyStamp);
  });
});

describe('closing a price', () => {
  test.each([pending, inProgress])('ends it now, from status %i', async (status) => {
    const { id } = some((price) => price.status === status);
    const answer = await read<TodayLinePrice>(...close(id));
    expect(answer).toMatchObject({ status: ended, closer: '平台运营' });
    expect(answer.closeTime).toMatch(/T10:00:0\d$/);
    expect(await one(id)).toEqual(answer);
  });

  test('is refused once it has ended, twice over', async () => {
    const over = some((price) => price.status === ended);
    const running = some((price) => price.status === inProgress);
    await read(...close(running.id));
    for (const { id, lineName } of [over, running]) {
      expect(await refused(...close(id))).toMatchObject({
        status: 403,
        code: 'Console:LinePriceEnded',
        message: `专线“${lineName}”的今日线价已结束。`,
      });
    }
    expect((await send(...close('1'))).status).toBe(404);
  });
});

describe('the scope of prices', () => {
  test('of a company account is its own lines, to close only with the right to lines', async () => {
    const clerk = await signInWith('clerk', P.todayLinePrice);
    const own = await allRows<TodayLinePrice>(path, clerk);
    expect(own.length).toBeGreaterThan(0);
    expect(new Set(own.map(({ companyId }) => companyId))).toEqual(new Set([ownCompanyId]));

    const running = own.find(({ status }) => status !== ended);
    expect(running).toBeDefined();
    const accounts = await db.accounts.open();
    const account = accounts.all().find(({ userName }) => userName === 'clerk');
    if (!account) throw new Error('no clerk');
    accounts.save({ ...account, companyRoles: 1 });
    expect(await refused(...close(running?.id, { token: clerk }))).toMatchObject({
      status: 403,
      code: 'Console:CompanyRoleMissing',
    });
    accounts.save({ ...account, companyRoles: 4, concurrencyStamp: '' });
    expect((await send(...close(running?.id, { token: clerk }))).status).toBe(200);
  });
});

test('the export of prices holds what the conditions name', async () => {
  const query = 'substationId=2&status=2';
  const [head, ...lines] = await exported(`GET ${path}/export?${query}`, token);
  expect(head).toContain('"专线","公司"');
  expect(lines).toHaveLength((await allRows(path, token, query)).length);
});
