import dayjs from 'dayjs';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ChargeOrderStatus, VoteStatus } from '@/enums';
import { db, reseed } from '@/mocks/db/db';
import { settleChargeOrders } from '@/mocks/handlers/substation/sms';
import { seedDay, wallText } from '@/mocks/lib/clock';
import { clockListener, clockShift, momentOf } from '@/mocks/lib/clock-shift';
import { commands } from '@/mocks/server/commands';
import { read, send, signIn } from './server';

beforeEach(reseed);
afterEach(() => commands.reset());

const info = 'GET /api/tenant/user-info';
const hourMs = 3_600_000;

describe('the clock of the mock', () => {
  test('changes every function that returns the time, and keeps running', async () => {
    const before = Date;
    await commands.clock('2026-12-31T23:59:50');
    const now = momentOf('2026-12-31T23:59:50');
    const ahead = [Date.now(), new Date().getTime(), dayjs().valueOf(), Date.parse(Date())];
    for (const ms of ahead) expect(Math.abs(ms - now)).toBeLessThan(5_000);
    expect(wallText()).toMatch(/^2026-12-31T23:59:5/);
    expect(new Date(0).getTime()).toBe(0);
    expect(new Date()).toBeInstanceOf(before);
    await vi.waitFor(() => expect(Date.now()).toBeGreaterThan(now));
    await commands.clock();
    expect(Date).toBe(before);
  });

  test.each([
    ['2 days', 48 * hourMs],
    ['-1 hour', -hourMs],
    ['90 seconds', 90_000],
  ])('advances by %s in addition to an earlier shift', async (step, ms) => {
    await commands.advance('1 hour');
    await commands.advance(step);
    expect(Math.abs(clockShift().offsetMs - hourMs - ms)).toBeLessThan(1_000);
  });

  test('advances by calendar months', async () => {
    await commands.clock('2027-01-31');
    await commands.advance('1 month');
    expect(wallText()).toMatch(/^2027-02-28T00:00:0/);
  });

  test('does not change the day around which the seed is drawn', async () => {
    const day = seedDay;
    await commands.advance('3 days');
    await commands.reset();
    expect(seedDay).toBe(day);
  });

  test('is listed while it differs from the machine, and is restored by a reset or a reseed', async () => {
    await commands.clock('2026-12-31 08:00');
    expect((await commands.active()).clock?.now).toMatch(/^2026-12-31T08:00:0/);
    await commands.reset();
    expect(await commands.active()).toEqual({ settings: {}, faults: [], revoked: [] });
    await commands.advance('1 day');
    await commands.reseed();
    expect(clockShift().offsetMs).toBe(0);
  });

  test('notifies the page of a change', async () => {
    const onChange = vi.spyOn(clockListener, 'onChange');
    await commands.advance('1 day');
    expect(onChange).toHaveBeenCalledOnce();
  });

  test('is changed over HTTP', async () => {
    const body = { clock: ['2026-12-31T23:59:50'], advance: ['20 seconds'] };
    expect((await send('POST /mock/faults', { body })).status).toBe(204);
    const { clock } = await read<{ clock: { now: string } }>('GET /mock/faults');
    expect(clock.now).toMatch(/^2027-01-01T00:00:1/);
  });

  test.each<[string, unknown]>([
    ['clock', '2026-02-30'],
    ['clock', 'tomorrow'],
    ['clock', '2026-12-31T23:59:50Z'],
    ['clock', '2026-12-31T25:00'],
    ['advance', 'a day'],
    ['advance', '-5000 years'],
    ['clock', '3000-01-01'],
    ['advance', '2 fortnights'],
    ['advance', 5],
  ])('%s refuses %j and changes nothing', async (name, value) => {
    const response = await send('POST /mock/faults', { body: { [name]: [value] } });
    expect(response.status).toBe(400);
    expect(await response.text()).toMatch(/takes a/);
    expect(clockShift().offsetMs).toBe(0);
  });
});

describe('the server at another time', () => {
  test('refuses expired tokens', async () => {
    const token = await signIn('operator');
    await commands.advance('7 hours');
    expect((await send(info, { token })).status).toBe(200);
    await commands.advance('2 hours');
    expect((await send(info, { token })).status).toBe(401);
  });

  test('ends votes and lets unpaid orders expire', async () => {
    const running = async () =>
      (await db.votes.open()).all().filter(({ status }) => status === VoteStatus.inProgress);
    const unpaid = async () => {
      await settleChargeOrders();
      return db.chargeOrders.all().filter(({ status }) => status === ChargeOrderStatus.unpaid);
    };
    const [votes, orders] = [await running(), await unpaid()];
    expect([votes.length > 0, orders.length]).toEqual([true, 3]);
    await commands.advance('1 hour');
    expect(await unpaid()).toEqual([]);
    await commands.advance('3 months');
    const ids = votes.map(({ id }) => id);
    expect((await running()).filter(({ id }) => ids.includes(id))).toEqual([]);
  });
});
