import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { SmsChargeOrder } from '@/api/substation/sms-charge-order';
import type { SmsRecord } from '@/api/substation/sms-history';
import type { SubstationSms } from '@/api/substation/substation-sms';
import type { Page } from '@/api/types';
import { db, reseed } from '@/mocks/db';
import { wallText } from '@/mocks/clock';
import { read, refused, send, signIn } from './server';

let token = '';
async function start() {
  reseed();
  token = await signIn('operator');
}

const path = '/api/substation/substation-sms';
const all = async (query = '', who = token) =>
  (await read<Page<SubstationSms>>(`GET ${path}?limit=1000&${query}`, { token: who })).items;
const one = (id: number) => read<SubstationSms>(`GET ${path}/${id}`, { token });

const kinds = ['call-sms', 'new-goods-sms', 'today-price-sms'];
const history = (kind: string, query: string, who = token) =>
  read<Page<SmsRecord>>(`GET /api/substation/sms-history/${kind}?${query}`, { token: who });
/** Everything the three lists hold under a condition. */
async function records(query: string): Promise<SmsRecord[]> {
  const lists = kinds.map(async (kind) => {
    const { totalCount } = await history(kind, `limit=1&${query}`);
    const pages = Array.from({ length: Math.ceil(totalCount / 1000) }, (_, at) =>
      history(kind, `page=${at + 1}&limit=1000&${query}`),
    );
    return (await Promise.all(pages)).flatMap(({ items }) => items);
  });
  return (await Promise.all(lists)).flat();
}
const sum = (rows: { count: number }[]) => rows.reduce((total, { count }) => total + count, 0);

describe('the messages of the sub-stations', () => {
  beforeEach(start);

  test('are listed once per sub-station, those that came later too', async () => {
    expect(await all()).toHaveLength(60);
    const substations = await db.substations.open();
    substations.save({ ...substations.one(60), id: 61, substationName: '赣州分站' });
    const operator = (await db.accounts.open())
      .all()
      .find(({ userName }) => userName === 'operator');
    if (operator) db.accounts.save({ ...operator, managedIds: [...operator.managedIds, 61] });
    expect((await all()).at(-1)).toMatchObject({
      substationName: '赣州分站',
      balance: 100,
      usedThisMonth: 0,
    });
  });

  test('left over are those paid for and given, less those sent', async () => {
    for (const id of [17, 40]) {
      const account = await one(id);
      const orders = await read<Page<SmsChargeOrder>>(
        `GET /api/substation/sms-charge-order?limit=1000&substationId=${id}&status=2`,
        { token },
      );
      const charged = orders.items.reduce((total, { quantity }) => total + quantity, 0);
      const sent = sum(await records(`substationId=${id}`));
      expect(account.balance).toBe(charged + account.freeQuota - sent);
      expect(account.balance).toBeGreaterThanOrEqual(0);
    }
  });

  test('used this month are those sent since its first day', async () => {
    const month = `${wallText().slice(0, 8)}01 00:00:00`;
    const sent = sum(await records(`substationId=2&sendTimeBegin=${month}`));
    expect((await one(2)).usedThisMonth).toBe(sent);
  });

  test('can be set up: price, quota, switches, warning', async () => {
    const account = await one(1);
    const changed = {
      unitPrice: 0.08,
      freeQuota: account.freeQuota + 1000,
      warnBelow: 0,
      isCallSmsEnabled: false,
      isTodayPriceSmsEnabled: true,
    };
    const saved = await read<SubstationSms>(`PUT ${path}`, {
      token,
      body: { ...account, ...changed, balance: 9 },
    });
    expect(saved).toMatchObject({ ...changed, balance: account.balance + 1000 });
    expect(await one(1)).toEqual(saved);
    const stale = { token, body: { ...account, ...changed } };
    expect((await send(`PUT ${path}`, stale)).status).toBe(409);
  });

  test('that were given and are used cannot be taken back', async () => {
    const account = (await all()).find(({ balance, freeQuota }) => balance < freeQuota);
    const least = Number(account?.freeQuota) - Number(account?.balance);
    const put = (freeQuota: number) => ({ token, body: { ...account, freeQuota } });
    expect(await refused(`PUT ${path}`, put(least - 1))).toMatchObject({
      status: 403,
      code: 'Console:SmsFreeQuotaUsed',
    });
    expect(await read(`PUT ${path}`, put(least))).toMatchObject({ balance: 0 });
  });
});

describe.each([
  ['call-sms', 60_000],
  ['new-goods-sms', 40_000],
  ['today-price-sms', 20_000],
])('the history %s', (kind, size) => {
  beforeAll(start);

  test(`holds ${size} messages, newest first, none of them from the future`, async () => {
    const { items, totalCount } = await history(kind, 'page=1&limit=1000');
    expect(totalCount).toBe(size);
    const times = items.map(({ sendTime }) => sendTime);
    expect(times).toEqual(times.toSorted().toReversed());
    expect(times[0] && times[0] <= wallText()).toBe(true);
    const last = await history(kind, `page=${size / 1000}&limit=1000`);
    expect((last.items.at(-1)?.sendTime ?? '9') < (times[0] ?? '')).toBe(true);
  });

  test('charges one message for every seventy characters', async () => {
    const { items } = await history(kind, 'limit=1000&sort=content descending');
    for (const { content, count } of items) expect(count).toBe(Math.ceil(content.length / 70));
    expect(items.every(({ fee }) => Number(fee.toFixed(2)) === fee && fee > 0)).toBe(true);
  });

  test('is complete: the sub-stations add up to all', async () => {
    const manager = await signIn('manager');
    const own = await history(kind, 'limit=1', manager);
    const parts = await Promise.all(
      [1, 2, 3].map((id) => history(kind, `limit=1&substationId=${id}`)),
    );
    expect(own.totalCount).toBe(parts.reduce((total, part) => total + part.totalCount, 0));
  });
});

test('only messages about calls tell whether the call came about', async () => {
  const connected = await history('call-sms', 'limit=1&connectType=2');
  expect(connected.totalCount).toBeGreaterThan(1000);
  expect((await history('new-goods-sms', 'limit=1&connectType=2')).totalCount).toBe(0);
  const { items } = await history('new-goods-sms', 'limit=5');
  expect(items.map(({ connectType }) => connectType)).toEqual([null, null, null, null, null]);
});
