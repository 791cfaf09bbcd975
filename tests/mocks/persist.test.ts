import 'fake-indexeddb/auto';
import { createStore, entries, set } from 'idb-keyval';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

/** A page of its own: modules loaded afresh, on the storage all pages share. */
async function openPage() {
  vi.resetModules();
  const { db, reseed, storage } = await import('@/mocks/db/db');
  const { persist } = await import('@/mocks/db/persist');
  const { control } = await import('@/mocks/server/control');
  const server = await import('./server');
  await persist();
  return { db, reseed, control, written: () => storage.written(), ...server };
}

const stored = async () =>
  new Map(await entries<string, unknown>(createStore('freightline-mock', 'tables')));

beforeEach(() => {
  // Channels of pages opened by earlier tests would talk into this one.
  vi.stubGlobal('BroadcastChannel', QuietChannel);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/** Delivers to the other channels at once, as browsers do a moment later. */
class QuietChannel {
  static open = new Set<QuietChannel>();
  onmessage: ((event: { data: unknown }) => void) | null = null;
  constructor() {
    QuietChannel.open.add(this);
  }
  postMessage(data: unknown) {
    for (const other of QuietChannel.open) if (other !== this) other.onmessage?.({ data });
  }
}

const line = 'GET /api/company/company/1384050000000000002';
const put = 'PUT /api/company/company';

describe('the stored state of the mocked server', () => {
  test('is written before the response, and survives a reload with its sessions', async () => {
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

  test('is written before a command of the control ends', async () => {
    const page = await openPage();
    await page.signIn('operator');
    // Sent to the other pages after each write.
    const told = vi.spyOn(QuietChannel.prototype, 'postMessage');
    await page.control.expireToken();
    expect(told).toHaveBeenCalledWith('tokens');
  });

  test('is passed to other tabs', async () => {
    const one = await openPage();
    one.reseed();
    const other = await openPage();
    const token = await one.signIn('operator');
    await vi.waitFor(async () => {
      expect((await other.send(line, { token })).status).toBe(200);
    });
    const company = await other.read<object>(line, { token });
    await other.read(put, { token, body: { ...company, contact: '另一页' } });
    await vi.waitFor(async () => {
      expect(await one.read(line, { token })).toMatchObject({ contact: '另一页' });
    });
  });

  test('keeps the changes of two tabs to the same table', async () => {
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
      // The pages hear of each other's change by reading it from the storage.
      await vi.waitFor(async () => {
        const companies = await page.db.companies.open();
        const ids = [first.id, second.id];
        const contacts = ids.map((id) => [String(id), companies.one(id).contact]);
        expect(Object.fromEntries(contacts)).toEqual(both);
      });
    }
  });

  test('keeps the sessions of two tabs that sign in at the same time', async () => {
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

  test('is dropped by reseed and by a changed seed', async () => {
    const page = await openPage();
    const token = await page.signIn('operator');
    page.reseed();
    await vi.waitFor(async () => expect([...(await stored()).keys()]).toEqual(['version']));
    expect((await page.send(line, { token })).status).toBe(401);

    await page.signIn('operator');
    await set('version', 0, createStore('freightline-mock', 'tables'));
    await openPage();
    expect((await stored()).has('tokens')).toBe(false);
  });
});
