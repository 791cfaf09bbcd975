import ReloadOutlined from '@ant-design/icons-svg/es/asn/ReloadOutlined';
import SyncOutlined from '@ant-design/icons-svg/es/asn/SyncOutlined';
import {
  cacheEntry,
  redisCacheApi,
  type CacheEntry,
  type CacheServer,
} from '@/api/base-support/redis-cache';
import { declareList } from '@/crud/declare';
import { t } from '@/i18n';
import { formatBytes } from '@/lib/number';
import { P } from '@/policies';
import { lazyPopup } from '@/ui/overlay/lazy-popup';

const RefreshGroups = lazyPopup(async () => (await import('./refresh-groups')).RefreshGroups);

const name = 'base-support.cache';
const [minute, hour, day] = [60, 3600, 86_400];

/** The remaining lifetime of an entry, in the two largest units. */
function lifeText({ expiresIn }: Pick<CacheEntry, 'expiresIn'>) {
  if (expiresIn === null) return t(`${name}.life.ever`);
  if (!Number.isFinite(expiresIn)) return null;
  const [large, small, key] =
    expiresIn >= day
      ? [day, hour, 'days']
      : expiresIn >= hour
        ? [hour, minute, 'hours']
        : [minute, 1, 'minutes'];
  const [main, rest] = [Math.floor(expiresIn / large), expiresIn % large];
  return t(`${name}.life.${key}`, { main, rest: Math.floor(rest / small) });
}

/** Declares the list of one server. */
export const cacheList = (server: CacheServer) =>
  declareList({
    name,
    policy: P.cache,
    record: cacheEntry,
    api: { list: redisCacheApi.list },
    columns: [
      { key: 'key', copyable: true, width: 400 },
      { key: 'group', width: 120 },
      { key: 'type', width: 96 },
      {
        key: 'size',
        type: 'number',
        sortable: true,
        width: 112,
        format: (value) => formatBytes(Number(value)),
      },
      { key: 'expiresIn', type: 'number', sortable: true, width: 160, render: lifeText },
      'loadedTime',
    ],
    card: { facts: ['group', 'size'] },
    filters: [
      'key',
      {
        key: 'group',
        type: 'record',
        data: {
          search: async (keyword) =>
            server.groups.filter((group) => group.includes(keyword)).map((group) => ({ group })),
          valueKey: 'group',
          labelKey: 'group',
        },
      },
    ],
    toolbar: [
      {
        code: 'refreshGroup',
        icon: ReloadOutlined,
        dialog: ({ group }, close) => (
          <RefreshGroups server={server} initialGroups={group ? [group] : []} onClose={close} />
        ),
      },
      {
        code: 'refreshAll',
        icon: SyncOutlined,
        dialog: (_query, close) => (
          <RefreshGroups server={server} initialGroups={server.groups} onClose={close} />
        ),
      },
    ],
    rowActions: [
      {
        code: 'refresh',
        confirm: true,
        batch: true,
        run: ({ key }, options) =>
          redisCacheApi.refresh({ serverId: server.id, keys: [key] }, options),
      },
    ],
  });
