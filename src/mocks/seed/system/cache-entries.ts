import type { CacheType } from '@/api/base-support/redis-cache';
import type { Id } from '@/api/types';
import { seedDay, wallText } from '@/mocks/lib/clock';
import { P } from '@/policies';
import { words, type Random, seeded, seedId } from '@/mocks/seed/draw';
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

type Keys = (draw: Random) => string[] | Promise<string[]>;
/** A group of keys on a server: how long its entries live in seconds, their bytes from and to. */
type Group = [
  server: number,
  group: string,
  type: CacheType,
  life: number | null,
  size: [number, number],
  keys: Keys,
];

const perSubstation = (prefix: string) => () => substations.map(({ id }) => `${prefix}:${id}`);
const some = (prefix: string, count: number) => (draw: Random) =>
  Array.from({ length: count }, () => `${prefix}:${draw.stamp().slice(0, 16)}`);
const grants = async () =>
  (await seedIdentityRoles()).flatMap(({ name }) =>
    Object.values(P).map((policy) => `permission:R:${name}:${policy}`),
  );

const regionKeys = words('region:china region:full region:children:371300 region:children:100000');
const settingKeys = words('setting:platform setting:sms setting:upload setting:goods-order');

const groups: Group[] = [
  [1, '地区', 'string', null, [40_000, 660_000], () => [...regionKeys]],
  [1, '分站', 'hash', day, [400, 2600], perSubstation('substation')],
  [1, '系统设置', 'hash', null, [200, 9000], () => [...settingKeys]],
  [1, '权限', 'string', day, [40, 90], grants],
  [1, '今日线价', 'zset', hour, [1200, 48_000], perSubstation('line-price:today')],
  [2, '图形验证码', 'string', 300, [60, 120], some('captcha', 36)],
  [2, '登录会话', 'hash', 8 * hour, [700, 4200], some('session', 140)],
  [3, '排名', 'zset', 6 * hour, [2000, 90_000], perSubstation('ranking:line')],
  [3, '工作台统计', 'string', hour, [900, 6000], perSubstation('dashboard')],
  [3, '访问计数', 'set', null, [300, 7000], some('visit', 80)],
];

export const cacheGroupsOf = (serverId: number) =>
  groups.filter(([server]) => server === serverId).map(([, group]) => group);

async function drawGroup(draw: Random, [server, group, type, life, size, keys]: Group) {
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

export const seedCacheEntries = seeded(6379, async (draw): Promise<StoredCacheEntry[]> => {
  const rows = [];
  for (const group of groups) rows.push(...(await drawGroup(draw, group)));
  return rows.map((row, index) => ({
    id: seedId('13', index),
    ...row,
  }));
});
