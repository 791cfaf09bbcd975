import type { TenantInfo } from '@/api/tenant';
import { lazy } from '@/mocks/lib/lazy';
import data from '@/mocks/seed/data/tenants.json';
import { tenants } from '@/mocks/domain/tenants';

export type StoredTenantInfo = Omit<TenantInfo, 'logoUrl'>;

const more: Record<string, Partial<StoredTenantInfo>> = data;
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
  tenants.map(({ id, name, shortName }) => ({
    id,
    name,
    shortName,
    fullName: shortName,
    ...nothing,
    ...more[name],
    concurrencyStamp: id.replaceAll('-', ''),
  })),
);
