import {
  redisCacheApi,
  type CacheEntry,
  type CacheQuery,
  type CacheRefresh,
} from '@/api/base-support/redis-cache';
import { paginate } from '@/mocks/db/collection';
import { conditions } from '@/mocks/db/conditions';
import { db } from '@/mocks/db/db';
import { wallNow, wallText } from '@/mocks/lib/clock';
import {
  cacheGroupsOf,
  cacheServers,
  type StoredCacheEntry,
} from '@/mocks/seed/system/cache-entries';
import { checks, listOf } from '@/mocks/server/checks';
import { crudAnswers, type Received } from '@/mocks/server/mock';
import { P } from '@/policies';
import messages from '@/mocks/server/messages.json';

/** How an entry is right now: one that has run out has been filled again by whoever needed it. */
function toShown({ lifeSeconds, loadedTime, ...entry }: StoredCacheEntry): CacheEntry {
  if (lifeSeconds === null) return { ...entry, expiresIn: null, loadedTime };
  const age = Math.floor((wallNow() - Date.parse(`${loadedTime}Z`)) / 1000) % lifeSeconds;
  return { ...entry, expiresIn: lifeSeconds - age, loadedTime: wallText(wallNow() - age * 1000) };
}

const entryConditions = conditions<CacheQuery, CacheEntry>((on) => ({
  ...on.oneOf('serverId', 'group'),
  ...on.contains('key'),
  ...on.code(['string', 'hash', 'list', 'set', 'zset'], 'type'),
}));

const findServer = (id: string) => cacheServers.find((server) => String(server.id) === id);

/** The entries a refresh is about; refuses with 400. */
async function wanted(body: Received<CacheRefresh>): Promise<StoredCacheEntry[]> {
  const check = checks(body);
  const server = check.known('serverId', findServer);
  const all = check.flag('all');
  const keys = listOf(body.keys);
  if ([keys.length > 0, Boolean(body.group), all].filter(Boolean).length !== 1) {
    check.add('keys', messages.chooseOneWay);
  }
  check.done();
  const entries = (await db.cacheEntries.open())
    .all()
    .filter(({ serverId }) => serverId === server?.id);
  if (all) return entries;
  const byKey = new Map(entries.map((entry) => [entry.key, entry]));
  const found = keys.length
    ? check.allKnown('keys', (key) => byKey.get(key))
    : entries.filter(({ group }) => group === body.group);
  if (!found.length && !keys.length) check.unknown('group');
  check.done();
  return found;
}

export const answers = crudAnswers(redisCacheApi, P.cache, {
  servers: async () => {
    const entries = (await db.cacheEntries.open()).all();
    return {
      items: cacheServers.map((server) => ({
        ...server,
        groups: cacheGroupsOf(server.id),
        keyCount: entries.filter(({ serverId }) => serverId === server.id).length,
      })),
    };
  },
  list: async (query) => {
    const check = checks(query);
    check.known('serverId', findServer);
    check.done();
    const rows = (await db.cacheEntries.open()).all().map(toShown);
    const sort = { field: 'key', down: false };
    return paginate('CacheEntry', rows, { query, conditions: entryConditions, sort });
  },
  refresh: async (body) => {
    const entries = await wanted(body);
    for (const entry of entries) db.cacheEntries.save({ ...entry, loadedTime: wallText() });
    return { count: entries.length };
  },
});
