import type { Product } from '@/api/base-support/product';
import type { CacheEntry, CacheType } from '@/api/base-support/redis-cache';
import type { SystemSetting } from '@/api/base-support/system-setting';
import type { TenantInfo } from '@/api/tenant-info';
import { SettingType } from '@/enums';
import { csv } from '@/mocks/files/file-kinds';
import type { StoredFile } from '@/mocks/files/files';
import { dayMs, seedDay, wallText } from '@/mocks/lib/clock';
import { lazy } from '@/mocks/lib/loading';
import rows from '@/mocks/seed/data/company-import.json';
import kinds from '@/mocks/seed/data/products.json';
import data from '@/mocks/seed/data/system-settings.json';
import tenantData from '@/mocks/seed/data/tenants.json';
import { seeded, seedId, withId, words, type Random } from '@/mocks/seed/draw';
import { substations } from '@/mocks/seed/substation/substations';
import { P } from '@/policies';
import { seedIdentityRoles } from './roles';

interface Line extends Pick<SystemSetting, 'code' | 'name' | 'value' | 'description'> {
  type: string;
  min?: number;
  max?: number;
}
const lines: Line[] = data;

export const seedSystemSettings = seeded(77, async (draw): Promise<SystemSetting[]> => {
  return lines.map(({ type, code, name, value, description, min = null, max = null }, index) => ({
    id: seedId('14', index + 1),
    name,
    code,
    value,
    settingType:
      SettingType.$values.find((each) => SettingType.$member(each) === type) ?? SettingType.text,
    min,
    max,
    description,
    updatedTime: wallText(seedDay - draw.whole(1, 400) * dayMs + draw.whole(30_000, 60_000) * 1000),
    concurrencyStamp: draw.stamp(),
  }));
});

const packings = ['散装', '袋装', '箱装', '托盘装'];

export const seedProducts = lazy(async (): Promise<Product[]> =>
  kinds
    .flatMap(({ letters, sorts }) =>
      sorts.flatMap((sort, place) =>
        packings.map((packing, index) => ({
          itemName: `${sort}（${packing}）`,
          itemNo: `${letters}-${String(1001 + place * 10 + index)}`,
        })),
      ),
    )
    .map(withId('15')),
);

/** The import templates on the static host: a header with the columns of the form, and an example row. */
export const seedTemplates = lazy(async (): Promise<StoredFile[]> => [
  { id: '/template/company-import.csv', name: '公司导入模板.csv', ...csv(rows.zh) },
  { id: '/template/en/company-import.csv', name: 'company-import.csv', ...csv(rows.en) },
]);

export type StoredTenantInfo = Omit<TenantInfo, 'logoUrl'>;

const nothing = {
  logoId: null,
  contact: null,
  mobile: null,
  phone: null,
  email: null,
  address: null,
  introduction: null,
};

export const seedTenantInfos = lazy(async (): Promise<StoredTenantInfo[]> =>
  tenantData.map(({ tenant: { id, name, shortName }, info }) => ({
    id,
    name,
    shortName,
    fullName: shortName,
    ...nothing,
    ...info,
    concurrencyStamp: id.replaceAll('-', ''),
  })),
);

export interface StoredCacheEntry extends Omit<CacheEntry, 'expiresIn'> {
  /** How many seconds the entry lives after it was loaded, or null when it lives until it is refreshed. */
  lifeSeconds: number | null;
}

export const cacheServers: { id: number; name: string; address: string }[] = [
  { id: 1, name: '主缓存', address: '10.20.0.11:6379' },
  { id: 2, name: '会话缓存', address: '10.20.0.12:6379' },
  { id: 3, name: '统计缓存', address: '10.20.0.13:6380' },
];

const [hour, day] = [3600, 86_400];

type Keys = (draw: Random) => string[] | Promise<string[]>;
/** A group of keys on a server, with the life of its entries in seconds, and their minimum and maximum size in bytes. */
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
