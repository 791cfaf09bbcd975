import 'fake-indexeddb/auto';
import { createStore, entries, set } from 'idb-keyval';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

/** Opens a page: loads the modules afresh, on the storage that all pages share. */
async function openPage() {
  vi.resetModules();
  const { db, reseed, storage } = await import('@/mocks/db/db');
  const { persist } = await import('@/mocks/db/persist');
  const { commands } = await import('@/mocks/server/commands');
  const server = await import('./server');
  await persist();
  return { db, reseed, commands, ...storage, ...server };
}

const stored = async () =>
  new Map(await entries<string, unknown>(createStore('freightline-mock', 'tables')));

/** Without messages between pages: they may arrive after the next call, so nothing may depend on them. */
beforeEach(() => {
  vi.stubGlobal('BroadcastChannel', undefined);
});
afterEach(() => vi.unstubAllGlobals());

const line = 'GET /api/company/company/1384050000000000002';
const put = 'PUT /api/company/company';

describe('the stored state of the mocked server', () => {
  test('is written before the response, and is kept with its sessions after a reload', async () => {
    const first = await openPage();
    first.reseed();
    const token = await first.signIn('operator');
    const company = await first.read<object>(line, { token });
    expect((await stored()).has('companies')).toBe(false);
    await first.read(put, { token, body: { ...company, contact: '改过' } });
    expect((await stored()).has('companies')).toBe(true);

    const second = await openPage();
    expect(await second.read(line, { token })).toMatchObject({ contact: '改过' });
  });

  test('contains the rows of records without rules of their own', async () => {
    const news = '/api/substation/sub-station-news';
    const list = `GET ${news}?page=1&limit=1`;
    const first = await openPage();
    first.reseed();
    const token = await first.signIn('operator');
    const { items } = await first.read<{ items: object[] }>(list, { token });
    await first.read(`PUT ${news}`, { token, body: { ...items[0], title: '改过' } });

    const second = await openPage();
    expect(await second.read(list, { token })).toMatchObject({ items: [{ title: '改过' }] });
  });

  test('is written before a command ends', async () => {
    const page = await openPage();
    page.reseed();
    await page.signIn('operator');
    await page.commands.expireToken();
    const tokens: unknown = (await stored()).get('tokens');
    expect(tokens).toEqual([[expect.anything(), expect.objectContaining({ expiresAt: 0 })]]);
  });

  test('is read again by each call and command of another page, without a message', async () => {
    const one = await openPage();
    one.reseed();
    const other = await openPage();
    const token = await one.signIn('operator');
    const company = await other.read<object>(line, { token });
    for (let index = 0; index < 200; index += 1) {
      const [saving, reading] = index % 2 ? [one, other] : [other, one];
      const { concurrencyStamp } = await saving.read<{ concurrencyStamp: string }>(line, { token });
      const body = { ...company, concurrencyStamp, contact: `改过${index}` };
      await saving.read(put, { token, body });
      expect(await reading.read(line, { token })).toMatchObject({ contact: `改过${index}` });
    }
    await one.commands.latency(1);
    expect((await other.commands.active()).settings).toEqual({ latency: 1 });
  });

  test('keeps the changes of two pages to the same table', async () => {
    const one = await openPage();
    one.reseed();
    await one.written();
    await one.db.companies.open();
    const other = await openPage();
    await other.db.companies.open();
    const [first, second] = one.db.companies.all();
    if (!first || !second) throw new Error('no seed');
    one.db.companies.save({ ...first, contact: '一' });
    other.db.companies.save({ ...second, contact: '二' });
    await Promise.all([one.written(), other.written()]);
    const both = { [String(first.id)]: '一', [String(second.id)]: '二' };
    for (const page of [one, other, await openPage()]) {
      await page.refresh();
      const companies = await page.db.companies.open();
      const ids = [first.id, second.id];
      const contacts = ids.map((id) => [String(id), companies.one(id).contact]);
      expect(Object.fromEntries(contacts)).toEqual(both);
    }
  });

  test('keeps the sessions of two pages that sign in at the same time', async () => {
    const one = await openPage();
    one.reseed();
    await one.written();
    const other = await openPage();
    const tokens = await Promise.all([one.signIn('operator'), other.signIn('operator')]);
    await Promise.all([one.written(), other.written()]);
    const next = await openPage();
    const statuses = tokens.map(async (token) => (await next.send(line, { token })).status);
    expect(await Promise.all(statuses)).toEqual([200, 200]);
  });

  test('is deleted by a reseed and when the version of the seed changes', async () => {
    const page = await openPage();
    const token = await page.signIn('operator');
    page.reseed();
    await page.written();
    expect([...(await stored()).keys()]).toEqual(['stamps', 'version']);
    expect((await page.send(line, { token })).status).toBe(401);

    await page.signIn('operator');
    await set('version', 0, createStore('freightline-mock', 'tables'));
    await openPage();
    expect((await stored()).has('tokens')).toBe(false);
  });
});
