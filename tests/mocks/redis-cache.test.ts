import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { CacheEntry, CacheServer } from '@/api/base-support/redis-cache';
import type { Items, Page } from '@/api/types';
import { reseed } from '@/mocks/db';
import { read, refused, signIn } from './server';

let token = '';
beforeEach(async () => {
  reseed();
  token = await signIn('backoffice');
});
afterEach(() => {
  vi.useRealTimers();
});

const base = '/api/base-support/redis-cache';
const refresh = `POST ${base}/refresh`;
const entries = async (query: string) =>
  (await read<Page<CacheEntry>>(`GET ${base}?page=1&limit=1000&${query}`, { token })).items;

describe('the cache', () => {
  test('lies on three servers, each with its groups', async () => {
    const { items } = await read<Items<CacheServer>>(`GET ${base}/server-list`, { token });
    expect(items.map(({ id }) => id)).toEqual([1, 2, 3]);
    for (const { id, groups, keyCount } of items) {
      const found = await entries(`serverId=${id}`);
      expect(found).toHaveLength(keyCount);
      expect(new Set(found.map(({ group }) => group))).toEqual(new Set(groups));
    }
  });

  test('holds keys that run out in time and are filled again', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const [entry] = await entries('serverId=1&group=今日线价');
    expect(entry?.expiresIn).toBeGreaterThan(0);
    expect(entry?.expiresIn).toBeLessThanOrEqual(3600);
    vi.setSystemTime(Date.now() + 3600_000);
    const [later] = await entries('serverId=1&group=今日线价');
    expect(later?.expiresIn).toBe(entry?.expiresIn);
    expect(later && entry && later.loadedTime > entry.loadedTime).toBe(true);
    const lasting = await entries('serverId=1&group=地区');
    expect(new Set(lasting.map(({ expiresIn }) => expiresIn))).toEqual(new Set([null]));
  });
});

describe('refreshing', () => {
  const count = async (body: object) => read<{ count: number }>(refresh, { token, body });

  test('fills the chosen keys anew and leaves the others', async () => {
    const [one, two, three] = await entries('serverId=2');
    const keys = [one?.key, two?.key];
    expect(await count({ serverId: 2, keys })).toEqual({ count: 2 });
    const after = await entries('serverId=2');
    const find = (id: unknown) => after.find((entry) => entry.id === id);
    expect(find(one?.id)?.loadedTime).not.toBe(one?.loadedTime);
    expect(find(three?.id)?.loadedTime).toBe(three?.loadedTime);
  });

  test('goes by group and over all of one server', async () => {
    const ranking = await entries('serverId=3&group=排名');
    expect(await count({ serverId: 3, group: '排名' })).toEqual({ count: ranking.length });
    const all = await entries('serverId=3');
    expect(await count({ serverId: 3, all: true })).toEqual({ count: all.length });
  });

  test.each<[string, object]>([
    ['serverId', { all: true }],
    ['serverId', { serverId: 7, all: true }],
    ['keys', { serverId: 1 }],
    ['keys', { serverId: 1, all: true, group: '地区' }],
    ['keys', { serverId: 1, keys: ['region:china', 'nothing'] }],
    ['group', { serverId: 1, group: '排名' }],
    ['all', { serverId: 1, all: 'perhaps', group: '地区' }],
  ])('refuses a wrong %s: %j', async (member, body) => {
    expect(await refused(refresh, { token, body })).toMatchObject({
      status: 400,
      members: [member],
    });
  });
});
