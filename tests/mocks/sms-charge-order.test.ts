import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { SmsChargeOrder, SmsChargeOrderDetail } from '@/api/substation/sms-charge-order';
import type { SubstationSms } from '@/api/substation/substation-sms';
import type { Substation } from '@/api/substation/substation';
import type { Items, Page } from '@/api/types';
import { reseed } from '@/mocks/db';
import { dayText, momentOf } from './days';
import { read, refused, signIn } from './server';

let token = '';
const noon = momentOf('12:00:00');
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: noon });
  reseed();
  token = await signIn('operator');
});
afterEach(() => void vi.useRealTimers());

const path = '/api/substation/sms-charge-order';
const after = (seconds: number) => vi.setSystemTime(noon + seconds * 1000);
const all = async (query = '', who = token) =>
  (await read<Page<SmsChargeOrder>>(`GET ${path}?limit=1000&${query}`, { token: who })).items;
const one = (id: unknown) => read<SmsChargeOrderDetail>(`GET ${path}/${String(id)}`, { token });
const input = { substationId: 1, quantity: 500, paymentType: 1 };
const order = (more: object = {}) =>
  read<SmsChargeOrderDetail>(`POST ${path}`, { token, body: { ...input, ...more } });
const balance = async (id = 1) =>
  (await read<SubstationSms>(`GET /api/substation/substation-sms/${id}`, { token })).balance;

describe('the list of charge orders', () => {
  test('holds amounts that are quantity times price', async () => {
    for (const { quantity, unitPrice, amount } of await all())
      expect(amount).toBe(Number((quantity * unitPrice).toFixed(2)));
  });
});

describe('a new order', () => {
  test('waits for its payment, with the code to pay by', async () => {
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
    });
    expect(made.orderNo).toMatch(new RegExp(`^CZ${dayText().replaceAll('-', '')}\\d{5}$`));
    expect(made.codeImage).toMatch(/^data:image\/svg/);
    expect(made.codeText).toContain('weixin://');
    expect((await order({ paymentType: 2 })).codeText).toContain('alipay');
    expect(await one(made.id)).toEqual(made);
  });

  test('is paid after a while, and raises the balance of its sub-station', async () => {
    const before = await balance();
    const { id } = await order();
    after(19);
    expect(await one(id)).toMatchObject({ status: 1 });
    expect(await balance()).toBe(before);
    after(20);
    expect((await all('status=2&substationId=1'))[0]?.id).toBe(id);
    expect(await one(id)).toMatchObject({
      status: 2,
      paymentTime: `${dayText()}T12:00:20`,
      codeImage: null,
      codeText: null,
    });
    expect(await balance()).toBe(before + 500);
  });

  test('is paid by the clock, whoever looks: the list of sub-stations shows it too', async () => {
    const line = 'GET /api/substation/substation/1';
    const shown = async () => (await read<Substation>(line, { token })).smsBalance;
    const before = await shown();
    expect(before).toBe(await balance());
    await order();
    after(20);
    expect(await shown()).toBe(before + 500);
  });

  test('is not paid once it was cancelled', async () => {
    const before = await balance();
    const { id } = await order();
    const cancelled = await read<SmsChargeOrder>(`PUT ${path}/cancel`, { token, body: { id } });
    expect(cancelled).toMatchObject({ status: 3, substationName: '临沂分站' });
    after(60);
    expect(await one(id)).toMatchObject({ status: 3, paymentTime: null, codeText: null });
    expect(await balance()).toBe(before);
    expect(await refused(`PUT ${path}/cancel`, { token, body: { id } })).toMatchObject({
      status: 403,
      code: 'Console:ChargeOrderNotUnpaid',
    });
  });

  test('cannot be cancelled after it was paid', async () => {
    const { id } = await order();
    after(25);
    const refusal = await refused(`PUT ${path}/cancel`, { token, body: { id } });
    expect(refusal.code).toBe('Console:ChargeOrderNotUnpaid');
  });
});

describe('an order that nobody pays', () => {
  test('waits anew whenever the data begins anew', async () => {
    const created = (await all('status=1')).map(({ creationTime }) => creationTime);
    expect(created.length).toBeGreaterThan(0);
    after(3600);
    reseed();
    token = await signIn('operator');
    const later = (await all('status=1')).map(({ creationTime }) => creationTime);
    expect(later).toEqual(created.map((time) => time.replace(/T11/, 'T12')));
  });

  test('is cancelled after thirty minutes', async () => {
    const [open] = await all('status=1');
    const end = new Date(open?.expireTime ?? '').getTime();
    vi.setSystemTime(end - 1000);
    expect((await all('status=1')).map(({ id }) => id)).toContain(open?.id);
    vi.setSystemTime(end);
    token = await signIn('operator');
    expect((await all('status=1')).map(({ id }) => id)).not.toContain(open?.id);
    expect(await one(open?.id)).toMatchObject({ status: 3, paymentTime: null, codeText: null });
  });

  test('is paid after all when somebody opens its code again', async () => {
    const [open] = await all('status=1');
    vi.setSystemTime(new Date(open?.creationTime ?? '').getTime() + 20 * 60_000);
    token = await signIn('operator');
    expect((await one(open?.id)).codeText).not.toBeNull();
    vi.setSystemTime(Date.now() + 20_000);
    expect(await one(open?.id)).toMatchObject({ status: 2 });
  });
});

describe('the rest of the page', () => {
  test('offers packages that can be ordered', async () => {
    const { items } = await read<Items<{ quantity: number }>>(`GET ${path}/packages`, { token });
    expect(items.length).toBeGreaterThan(2);
    expect(items.every(({ quantity }) => quantity >= 100 && quantity % 100 === 0)).toBe(true);
  });
});
