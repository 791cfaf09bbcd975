import { service } from '@/api/endpoint';
import type { Id, PageQuery } from '@/api/types';

const { items, page, post } = service('/api/base-support/redis-cache');

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
export interface CacheEntry {
  id: Id;
  serverId: Id;
  key: string;
  group: string;
  type: CacheType;
  /** In bytes. */
  size: number;
  /** In seconds; null when it does not expire. */
  expiresIn: number | null;
  /** When the value was last loaded. */
  loadedTime: string;
}
export interface CacheQuery extends PageQuery {
  serverId: Id;
  key?: string;
  group?: string;
  type?: CacheType[];
}

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
