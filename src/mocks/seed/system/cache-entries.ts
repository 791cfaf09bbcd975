import type { CacheType } from '@/api/base-support/redis-cache';
import type { Id } from '@/api/types';
import { seedDay, wallText } from '@/mocks/lib/clock';
import { lazy } from '@/mocks/lib/lazy';
import { P } from '@/policies';
import { seededRandom, type Random } from '@/mocks/seed/random';
import { seedIdentityRoles } from './identity-roles';
import { substations } from '@/mocks/seed/substation/substations';

export interface StoredCacheEntry {
  id: Id;
  serverId: Id;
  key: string;
  group: string;
  type: CacheType;
  /** Bytes. */
  size: number;
  /** How long it lives once filled, in seconds; null: until refreshed. */
  lifeSeconds: number | null;
  loadedTime: string;
}

export const cacheServers: { id: number; name: string; address: string }[] = [
  { id: 1, name: '主缓存', address: '10.20.0.11:6379' },
  { id: 2, name: '会话缓存', address: '10.20.0.12:6379' },
  { id: 3, name: '统计缓存', address: '10.20.0.13:6380' },
];

const [hour, day] = [3600, 86_400];

interface Group {
  server: number;
  group: string;
  type: CacheType;
  life: number | null;
  /** Bytes, from and to. */
  size: [number, number];
  keys: (draw: Random) => string[] | Promise<string[]>;
}

const perSubstation = (prefix: string) => () => substations.map(({ id }) => `${prefix}:${id}`);
const some = (prefix: string, count: number) => (draw: Random) =>
  Array.from({ length: count }, () => `${prefix}:${draw.stamp().slice(0, 16)}`);
const grants = async () =>
  (await seedIdentityRoles()).flatMap(({ name }) =>
    Object.values(P).map((policy) => `permission:R:${name}:${policy}`),
  );

const groups: Group[] = [
  {
    server: 1,
    group: '地区',
    type: 'string',
    life: null,
    size: [40_000, 660_000],
    keys: () => ['region:china', 'region:full', 'region:children:371300', 'region:children:100000'],
  },
  {
    server: 1,
    group: '分站',
    type: 'hash',
    life: day,
    size: [400, 2600],
    keys: perSubstation('substation'),
  },
  {
    server: 1,
    group: '系统设置',
    type: 'hash',
    life: null,
    size: [200, 9000],
    keys: () => ['setting:platform', 'setting:sms', 'setting:upload', 'setting:goods-order'],
  },
  { server: 1, group: '权限', type: 'string', life: day, size: [40, 90], keys: grants },
  {
    server: 1,
    group: '今日线价',
    type: 'zset',
    life: hour,
    size: [1200, 48_000],
    keys: perSubstation('line-price:today'),
  },
  {
    server: 2,
    group: '图形验证码',
    type: 'string',
    life: 300,
    size: [60, 120],
    keys: some('captcha', 36),
  },
  {
    server: 2,
    group: '登录会话',
    type: 'hash',
    life: 8 * hour,
    size: [700, 4200],
    keys: some('session', 140),
  },
  {
    server: 3,
    group: '排名',
    type: 'zset',
    life: 6 * hour,
    size: [2000, 90_000],
    keys: perSubstation('ranking:line'),
  },
  {
    server: 3,
    group: '工作台统计',
    type: 'string',
    life: hour,
    size: [900, 6000],
    keys: perSubstation('dashboard'),
  },
  {
    server: 3,
    group: '访问计数',
    type: 'set',
    life: null,
    size: [300, 7000],
    keys: some('visit', 80),
  },
];

export const cacheGroupsOf = (serverId: number) =>
  groups.filter(({ server }) => server === serverId).map(({ group }) => group);

async function drawGroup(draw: Random, { server, group, type, life, size, keys }: Group) {
  return (await keys(draw)).map((key) => ({
    serverId: server,
    key,
    group,
    type,
    size: draw.whole(...size),
    lifeSeconds: life,
    loadedTime: wallText(seedDay - draw.whole(0, 40 * hour) * 1000),
  }));
}

export const seedCacheEntries = lazy(async (): Promise<StoredCacheEntry[]> => {
  const draw = seededRandom(6379);
  const rows = [];
  for (const group of groups) rows.push(...(await drawGroup(draw, group)));
  return rows.map((row, index) => ({
    id: `13841300000000${String(index).padStart(5, '0')}`,
    ...row,
  }));
});
