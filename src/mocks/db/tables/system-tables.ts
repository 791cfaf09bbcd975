import type { SystemSetting } from '@/api/base-support/system-setting';
import type { TableSetting } from '@/api/tenant';
import type { Id } from '@/api/types';
import type { StoredAttachment } from '@/mocks/files/attachments';
import { seedCacheEntries, type StoredCacheEntry } from '@/mocks/seed/system/cache-entries';
import {
  seedClientApps,
  seedClientVersions,
  type StoredClientApp,
  type StoredClientVersion,
} from '@/mocks/seed/system/client-apps';
import { seedSignIns, type StoredSignIn } from '@/mocks/seed/system/sign-ins';
import { seedSystemSettings } from '@/mocks/seed/system/system-settings';
import { seedTenantInfos, type StoredTenantInfo } from '@/mocks/seed/system/tenant-infos';
import { Table } from '@/mocks/db/table';

/** What a user has set for one table; the id is made of user, table and type. */
export interface StoredTableSetting extends TableSetting {
  id: string;
  userId: Id;
}

export const systemTables = {
  attachments: new Table<StoredAttachment>('Attachment'),
  clientApps: new Table<StoredClientApp>('ClientApp', { seed: seedClientApps }),
  clientVersions: new Table<StoredClientVersion>('ClientAppVersion', { seed: seedClientVersions }),
  cacheEntries: new Table<StoredCacheEntry>('CacheEntry', { seed: seedCacheEntries }),
  systemSettings: new Table<SystemSetting>('SystemSetting', {
    seed: seedSystemSettings,
    sort: { field: 'code', down: false },
  }),
  tableSettings: new Table<StoredTableSetting>('UserTableSetting'),
  tenantInfos: new Table<StoredTenantInfo>('TenantInfo', { seed: seedTenantInfos }),
  signIns: new Table<StoredSignIn>('SignInLog', { seed: seedSignIns }),
};
