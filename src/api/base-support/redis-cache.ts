import { service } from '@/api/endpoint';
import { dateTime, number, ref, text } from '@/api/properties';
import { record, type QueryOf, type RowOf } from '@/api/record';
import type { Id } from '@/api/types';

const path = '/api/base-support/redis-cache';
const { items, page, post } = service(path);

/** The Redis type of a value. */
export type CacheType = 'string' | 'hash' | 'list' | 'set' | 'zset';

/** A cache server and the groups of its keys. */
export interface CacheServer {
  id: Id;
  name: string;
  /** Host and port. */
  address: string;
  groups: string[];
  keyCount: number;
}

/** A key of a cache server. */
export const cacheEntry = record(
  path,
  {
    server: ref({ named: false }),
    key: text({ filter: true }),
    group: text(),
    type: text(),
    size: number({ additive: true, about: 'In bytes.' }),
    expiresIn: number({ nullable: true, about: 'In seconds; null when it does not expire.' }),
    loadedTime: dateTime({ about: 'When the value was last loaded.' }),
  },
  {
    conditions: { server: ref({ required: true }), group: text() },
    without: ['concurrencyStamp', 'creationTime'],
  },
);
/** A key of a cache server. */
export type CacheEntry = Omit<RowOf<typeof cacheEntry>, 'type'> & { type: CacheType };
type CacheQuery = QueryOf<typeof cacheEntry> & { type?: CacheType[] };

/** Names what is refreshed by exactly one of `keys`, `group` and `all`. */
export interface CacheRefresh {
  serverId: Id;
  keys?: string[];
  group?: string;
  all?: boolean;
}

export const redisCacheApi = {
  servers: items<void, CacheServer>('server-list'),
  list: page<CacheQuery, CacheEntry>(''),
  /** Returns the number of refreshed keys. */
  refresh: post<CacheRefresh, { count: number }>('refresh'),
};
