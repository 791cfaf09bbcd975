import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { smsChargeOrderApi } from '@/api/substation/sms-charge-order';
import { smsHistoryApi } from '@/api/substation/sms-history';
import { substationApi } from '@/api/substation/substation';
import { substationSmsApi } from '@/api/substation/substation-sms';
import type { Id } from '@/api/types';
import { db, reseed } from '@/mocks/db/db';
import { wallText } from '@/mocks/lib/clock';
import {
  accountOf,
  sendCall,
  countOf,
  first,
  reseedEachTest,
  statusOf,
  rowOf,
  rowsOf,
  bodyOf,
} from './backend';
import { dayText, momentOf } from './days';

const { list, update } = substationSmsApi;
const account = (id: Id = 1) => bodyOf(substationSmsApi.one, { id });
const sum = (numbers: number[]) => numbers.reduce((total, one) => total + one, 0);

describe('the message account of a sub-station', () => {
  reseedEachTest();
  /** The number of messages in the three lists that match a query. */
  const sent = async (query: object) => {
    const kinds = Object.values(smsHistoryApi);
    const rows = (await Promise.all(kinds.map((kind) => rowsOf(kind, query)))).flat();
    return sum(rows.map(({ count }) => count));
  };

  test('is listed for a sub-station that is added later', async () => {
    const substations = await db.substations.open();
    substations.save({ ...substations.one(60), id: 61, substationName: '赣州分站' });
    const { id, managedIds } = await accountOf('operator');
    db.accounts.patch(id, { managedIds: [...managedIds, 61] });
    const added = { substationName: '赣州分站', balance: 100, usedThisMonth: 0 };
    expect((await rowsOf(list)).at(-1)).toMatchObject(added);
  });

  test.each([17, 40])(
    'has in sub-station %i the balance of what was paid and given, less what was sent',
    async (id) => {
      const { balance, freeQuota } = await account(id);
      const orders = await rowsOf(smsChargeOrderApi.list, { substationId: id, status: 2 });
      const charged = sum(orders.map(({ quantity }) => quantity));
      expect(balance).toBe(charged + freeQuota - (await sent({ substationId: id })));
      expect(balance).toBeGreaterThanOrEqual(0);
    },
  );

  test('says how many days the balance lasts, and is sorted by them', async () => {
    const rows = await rowsOf(list, { sort: 'daysLeft ascending' });
    const days = rows.flatMap(({ daysLeft }) => daysLeft ?? []);
    expect(days).toEqual(days.toSorted((one, other) => one - other));
    for (const { balance, usedPerDay, daysLeft } of rows) {
      expect(daysLeft).toBe(usedPerDay === 0 ? null : Math.floor(balance / usedPerDay));
    }
  });

  test('counts the messages of this month as used', async () => {
    const sendTimeBegin = `${wallText().slice(0, 8)}01 00:00:00`;
    const count = await sent({ substationId: 2, sendTimeBegin });
    expect((await account(2)).usedThisMonth).toBe(count);
  });

  test('adds a given quota to the balance, and refuses to take back what is used', async () => {
    const own = await account();
    const given = { freeQuota: own.freeQuota + 1000, warnBelow: 0, isCallSmsEnabled: false };
    const saved = await bodyOf(update, { ...own, ...given, balance: 9 });
    expect(saved).toMatchObject({ ...given, balance: own.balance + 1000 });
    expect(await account()).toEqual(saved);
    const used = await rowOf(list, {}, ({ balance, freeQuota }) => balance < freeQuota);
    const least = used.freeQuota - used.balance;
    const less = { ...used, freeQuota: least - 1 };
    expect(await statusOf(update, less)).toBe('403 Console:SmsFreeQuotaUsed');
    expect((await bodyOf(update, { ...used, freeQuota: least })).balance).toBe(0);
  });

  test.each([
    ['callSms', 60_000],
    ['newGoodsSms', 40_000],
    ['todayPriceSms', 20_000],
  ] as const)('has %s messages of at least %i, none in the future', async (kind, size) => {
    const history = smsHistoryApi[kind];
    const { items, totalCount } = await bodyOf(history, { page: 1, limit: 1000 });
    expect(totalCount).toBeGreaterThanOrEqual(size);
    expect(first(items).sendTime <= wallText()).toBe(true);
    const long = await bodyOf(history, { page: 1, limit: 1000, sort: 'content descending' });
    for (const { content, count, fee } of long.items) {
      expect(count).toBe(Math.ceil(content.length / 70));
      expect(Number(fee.toFixed(2)) === fee && fee > 0).toBe(true);
    }
    const connected = await countOf(history, { connectType: 2 });
    expect(kind === 'callSms' ? connected > 1000 : connected === 0).toBe(true);
  });
});

describe('an order to charge messages', () => {
  const { create, cancel, packages } = smsChargeOrderApi;
  const noon = momentOf('12:00:00');
  const after = (seconds: number) => vi.setSystemTime(noon + seconds * 1000);
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: noon });
    reseed();
  });
  afterEach(() => void vi.useRealTimers());
  const rows = (query: object) => rowsOf(smsChargeOrderApi.list, query);
  const one = (id: Id) => bodyOf(smsChargeOrderApi.one, { id });
  const input = { substationId: 1, quantity: 500, paymentType: 1 };
  const order = (more: object = {}) => bodyOf(create, { ...input, ...more });
  const balance = async () => (await account()).balance;

  test('is unpaid at first, with a payment code', async () => {
    const made = await order();
    expect(made).toMatchObject({
      ...input,
      unitPrice: 0.06,
      amount: 30,
      status: 1,
      substationName: '临沂分站',
      creator: '平台运营',
      creationTime: `${dayText()}T12:00:00`,
      expireTime: `${dayText()}T12:30:00`,
      paymentTime: null,
      orderNo: expect.stringMatching(`^CZ${dayText().replaceAll('-', '')}\\d{5}$`),
      codeImage: expect.stringMatching(/^data:image\/svg/),
      codeText: expect.stringContaining('weixin://'),
    });
    expect((await order({ paymentType: 2 })).codeText).toContain('alipay');
    for (const { quantity, unitPrice, amount } of await rows({}))
      expect(amount).toBe(Number((quantity * unitPrice).toFixed(2)));
  });

  test('is paid after twenty seconds, and increases the balance everywhere', async () => {
    const shown = async () => (await bodyOf(substationApi.one, { id: 1 })).smsBalance;
    const before = await balance();
    expect(await shown()).toBe(before);
    const { id } = await order();
    after(19);
    expect([(await one(id)).status, await balance()]).toEqual([1, before]);
    after(20);
    expect([await shown(), await balance()]).toEqual([before + 500, before + 500]);
    expect(first(await rows({ status: 2, substationId: 1 })).id).toBe(id);
    const paid = { status: 2, codeImage: null, codeText: null };
    expect(await one(id)).toMatchObject({ ...paid, paymentTime: `${dayText()}T12:00:20` });
    expect(await statusOf(cancel, { id })).toBe('403 Console:ChargeOrderNotUnpaid');
  });

  test('is not paid after it is cancelled', async () => {
    const before = await balance();
    const { id } = await order();
    const cancelled = { status: 3, substationName: '临沂分站' };
    expect(await bodyOf(cancel, { id })).toMatchObject(cancelled);
    after(60);
    expect(await one(id)).toMatchObject({ status: 3, paymentTime: null, codeText: null });
    expect(await balance()).toBe(before);
    expect((await sendCall(cancel, { id })).code).toBe('Console:ChargeOrderNotUnpaid');
  });

  test('is unpaid again after a reseed', async () => {
    const created = (await rows({ status: 1 })).map(({ creationTime }) => creationTime);
    expect(created.length).toBeGreaterThan(0);
    after(3600);
    reseed();
    const later = (await rows({ status: 1 })).map(({ creationTime }) => creationTime);
    expect(later).toEqual(created.map((time) => time.replace(/T11/, 'T12')));
  });

  test('is cancelled after thirty minutes without a payment', async () => {
    const { id, expireTime } = first(await rows({ status: 1 }));
    const isOpen = async () => (await rows({ status: 1 })).some((row) => row.id === id);
    const end = new Date(expireTime).getTime();
    vi.setSystemTime(end - 1000);
    expect(await isOpen()).toBe(true);
    vi.setSystemTime(end);
    expect(await isOpen()).toBe(false);
    expect(await one(id)).toMatchObject({ status: 3, paymentTime: null, codeText: null });
  });

  test('is paid when somebody opens its payment code again', async () => {
    const { id, creationTime } = first(await rows({ status: 1 }));
    vi.setSystemTime(new Date(creationTime).getTime() + 20 * 60_000);
    expect((await one(id)).codeText).not.toBeNull();
    vi.setSystemTime(Date.now() + 20_000);
    expect((await one(id)).status).toBe(2);
  });

  test('has packages of whole hundreds of messages', async () => {
    const { items } = await bodyOf(packages);
    expect(items.length).toBeGreaterThan(2);
    expect(items.every(({ quantity }) => quantity >= 100 && quantity % 100 === 0)).toBe(true);
  });
});
