import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Company } from '@/api/company/company';
import type { Page } from '@/api/types';
import { db, reseed } from '@/mocks/db/db';
import type { Scenario } from '@/mocks/scenario/scenario';
import { commands } from '@/mocks/server/commands';
import { P } from '@/policies';
import { read, refused, send, signIn } from './server';

beforeEach(reseed);
afterEach(() => commands.reseed());

const companyId = '1384050000000000002';
const company = `GET /api/company/company/${companyId}`;
const open = (scenario: unknown) => send('POST /mock/scenario', { body: scenario });
const save = () => read<Scenario>('GET /mock/scenario?address=/company/company-list');
const opened = async (scenario: Scenario) => {
  const response = await open(scenario);
  if (!response.ok) throw new Error(await response.text());
  return response.json();
};

describe('a scenario', () => {
  test('saves the current state and opens it again with the same data', async () => {
    const token = await signIn('manager');
    const list = 'GET /api/company/company?page=1&limit=100';
    const { items } = await read<Page<Company>>(list, { token });
    const [first] = items;
    const changed = await read<Company>(`GET /api/company/company/${first?.id}`, { token });
    await read('PUT /api/company/company', { token, body: { ...changed, contact: '吴九' } });
    await commands.clock('2026-12-31T23:59:50');
    await commands.fail('company', 'slow:10', 5, 2);
    await commands.revoke(P.vote);
    await commands.textNumbers(true);
    const saved = await save();
    expect(saved).toMatchObject({
      user: 'manager',
      address: '/company/company-list',
      clock: expect.stringMatching(/^2026-12-31T23:59:5/),
      settings: { textNumbers: 1 },
      faults: [{ part: 'company', fault: 'slow:10', times: 5, every: 2 }],
      revoked: [P.vote],
      records: { companies: { [String(first?.id)]: { contact: '吴九' } } },
    });
    await commands.reseed();

    const { accessToken, address } = await opened(saved);
    expect(address).toBe('/company/company-list');
    const clock = Date.parse('2026-12-31T23:59:50+08:00');
    expect(Math.abs(Date.now() - clock)).toBeLessThan(60_000);
    expect(await commands.active()).toMatchObject({
      settings: { textNumbers: 1 },
      faults: [{ part: 'company', every: 2 }],
      revoked: [P.vote],
    });
    const again = `GET /api/company/company/${first?.id}`;
    expect(await read(again, { token: accessToken })).toMatchObject({ contact: '吴九' });
    const { clock: _clock, ...rest } = await save();
    const { clock: _before, ...before } = saved;
    expect(rest).toEqual(before);
  });

  test('contains the changed fields, whole new rows, and null for a removed row', async () => {
    const token = await signIn('operator');
    const before = await read<Company>(company, { token });
    const stored = db.companies.one(companyId);
    const { accessToken } = await opened({
      user: 'operator',
      records: {
        companies: {
          [companyId]: { contact: '吴九' },
          '1384050000000000003': null,
          '1384059999999999999': { ...stored, companyName: '新公司' },
        },
      },
    });
    const { concurrencyStamp: _stamp, ...fields } = before;
    expect(await read(company, { token: accessToken })).toMatchObject({
      ...fields,
      contact: '吴九',
    });
    const missing = await refused('GET /api/company/company/1384050000000000003', {
      token: accessToken,
    });
    expect(missing.status).toBe(404);
    expect((await db.companies.open()).find('1384059999999999999')).toMatchObject({
      companyName: '新公司',
    });
  });

  test('keeps the bytes of uploaded files', async () => {
    const files = await db.files.open();
    const bytes = Uint8Array.from([0, 200, 255]);
    files.save({ id: '/static/a.bin', name: 'a.bin', type: 'application/octet-stream', bytes });
    await opened(await save());
    expect((await db.files.open()).find('/static/a.bin')?.bytes).toEqual(bytes);
  });

  test('ends the earlier sessions', async () => {
    const token = await signIn('operator');
    expect(await opened({ address: '/login' })).toEqual({ accessToken: null, address: '/login' });
    expect((await send(company, { token })).status).toBe(401);
  });
});

describe('faults of scenarios', () => {
  const profile = 'GET /api/tenant/tenant-profile';

  test('hit every second call', async () => {
    await commands.fail('tenant-profile', 'forbidden', 2, 2);
    const statuses: number[] = [];
    for (let calls = 0; calls < 5; calls += 1) statuses.push((await send(profile)).status);
    expect(statuses).toEqual([200, 403, 200, 403, 200]);
  });

  test('save the record as another user first', async () => {
    const token = await signIn('operator');
    const stored = await read<Company>(company, { token });
    await commands.fail('PUT /api/company/company', 'changedByOther');
    const body = { ...stored, contact: '吴九' };
    expect((await refused('PUT /api/company/company', { token, body })).status).toBe(409);
    const now = await read<Company>(company, { token });
    expect(now).toEqual({
      ...stored,
      contact: `${stored.contact}（他人已改）`,
      concurrencyStamp: expect.not.stringMatching(String(stored.concurrencyStamp)),
    });
  });
});
