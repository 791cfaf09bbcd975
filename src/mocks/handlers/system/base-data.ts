import { productApi, type Product, type ProductSearch } from '@/api/base-support/product';
import {
  cacheEntry,
  redisCacheApi,
  type CacheEntry,
  type CacheRefresh,
} from '@/api/base-support/redis-cache';
import {
  systemSetting,
  systemSettingApi,
  type SystemSetting,
} from '@/api/base-support/system-setting';
import { SettingType } from '@/enums';
import { type CodeTable, entryOf } from '@/lib/enum';
import { collection, paginate } from '@/mocks/db/collection';
import { conditions, matching } from '@/mocks/db/conditions';
import { db } from '@/mocks/db/db';
import { wallText, wallNow } from '@/mocks/lib/clock';
import {
  cacheGroupsOf,
  cacheServers,
  type StoredCacheEntry,
  seedProducts,
} from '@/mocks/seed/system/base-data';
import { checks, type Check, listOf } from '@/mocks/server/checks';
import { notFound } from '@/mocks/server/errors';
import { crudHandlers, type Received, mock } from '@/mocks/server/mock';
import { P } from '@/policies';

const maxJson = 4000;

function readJson(check: Check<'value'>) {
  const text = check.text('value', { required: true, max: maxJson });
  try {
    if (text) JSON.parse(text);
  } catch {
    check.add('value', 'wrongJson');
  }
  return text;
}

/** The functions that check a value and return it as text, by the type of the setting. */
const readers: CodeTable<SettingType, (check: Check<'value'>, stored: SystemSetting) => string> = {
  [SettingType.text]: (check) => check.text('value', { required: true }),
  [SettingType.number]: (check, { min, max }) => {
    const rule = { required: true, min: min ?? undefined, max: max ?? undefined };
    return String(check.number('value', rule));
  },
  [SettingType.boolean]: (check) => {
    if (!check.text('value', { required: true })) return '';
    return String(check.flag('value'));
  },
  [SettingType.json]: readJson,
};

const settings = collection(systemSettingApi, {
  table: db.systemSettings,
  conditions: (on) => on.filters(systemSetting),
  read(_check, stored, _context, { value }) {
    // There is no endpoint that creates settings.
    if (!stored) throw notFound('SystemSetting', '');
    const sent: unknown = value;
    const check = checks({ value: typeof sent === 'string' ? sent.trim() : sent });
    // The value of a setting is sent as text, whatever its type.
    check.text('value', { max: Infinity });
    check.done();
    const read = entryOf(readers, stored.settingType)(check, stored);
    check.done();
    return { ...stored, value: read, updatedTime: wallText() };
  },
});
const { list, update } = settings;

/** Computes the current state of a cache entry. An expired entry counts as loaded again at the time it expired. */
function toView({ lifeSeconds, loadedTime, ...entry }: StoredCacheEntry): CacheEntry {
  if (lifeSeconds === null) return { ...entry, expiresIn: null, loadedTime };
  const now = wallNow();
  const age = Math.floor((now - Date.parse(`${loadedTime}Z`)) / 1000) % lifeSeconds;
  return { ...entry, expiresIn: lifeSeconds - age, loadedTime: wallText(now - age * 1000) };
}

const findServer = (id: string) => cacheServers.find((server) => String(server.id) === id);

/** Returns the cache entries that a refresh names by `keys`, `group` or `all`. */
async function entriesToRefresh(body: Received<CacheRefresh>): Promise<StoredCacheEntry[]> {
  const check = checks(body);
  const server = check.known('serverId', findServer);
  const all = check.flag('all');
  const keys = listOf(body.keys);
  if ([keys.length > 0, Boolean(body.group), all].filter(Boolean).length !== 1) {
    check.add('keys', 'chooseOneWay');
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

const maxHits = 20;
const productConditions = conditions<ProductSearch, Product>((on) => ({
  ...on.contains('itemName'),
  itemNo: ([text = ''], key) => on.contains('itemNo').itemNo([text.toUpperCase()], key),
}));

export const handlers = [
  ...crudHandlers(systemSettingApi, P.baseData, { list, update }),
  ...crudHandlers(redisCacheApi, P.cache, {
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
      const rows = (await db.cacheEntries.open()).all().map(toView);
      return paginate(redisCacheApi.list, query, rows, {
        conditions: (on) => ({
          ...on.filters(cacheEntry),
          ...on.oneOf('group'),
          ...on.code(['string', 'hash', 'list', 'set', 'zset'], 'type'),
        }),
        sort: { field: 'key', descending: false },
      });
    },
    refresh: async (body) => {
      const entries = await entriesToRefresh(body);
      for (const entry of entries) db.cacheEntries.save({ ...entry, loadedTime: wallText() });
      return { count: entries.length };
    },
  }),
  mock(productApi.search, {}, async (query) => {
    const found = (await seedProducts()).filter(matching(productConditions, query));
    return { items: found.slice(0, maxHits) };
  }),
];
