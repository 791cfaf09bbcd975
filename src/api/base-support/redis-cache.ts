import { service } from '@/api/endpoint';
import type { Id, PageQuery } from '@/api/types';

const { items, page, post } = service('/api/base-support/redis-cache');

/** How Redis keeps a value. */
export type CacheType = 'string' | 'hash' | 'list' | 'set' | 'zset';

/** One cache server, with the groups its keys fall into. */
export interface CacheServer {
  id: Id;
  name: string;
  /** Host and port. */
  address: string;
  groups: string[];
  keyCount: number;
}

/** One key of a cache server. */
export interface CacheEntry {
  id: Id;
  serverId: Id;
  key: string;
  group: string;
  type: CacheType;
  /** Bytes. */
  size: number;
  /** Seconds; null: it stays until refreshed. */
  expiresIn: number | null;
  /** When it was last filled. */
  loadedTime: string;
}
export interface CacheQuery extends PageQuery {
  serverId: Id;
  key?: string;
  group?: string;
  type?: CacheType[];
}

/** Exactly one of keys, group and all says what is refreshed. */
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
