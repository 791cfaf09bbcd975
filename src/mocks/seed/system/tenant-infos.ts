import type { TenantInfo } from '@/api/tenant';
import { lazy } from '@/mocks/lib/lazy';
import { tenants } from '@/mocks/domain/tenants';

export type StoredTenantInfo = Omit<TenantInfo, 'logoUrl'>;

const more: Record<string, Partial<StoredTenantInfo>> = {
  default: {
    fullName: '临沂鲁南物流服务有限公司',
    contact: '王建国',
    mobile: '13805390001',
    phone: '0539-8312345',
    email: 'service@lunan.example.com',
    address: '山东省临沂市兰山区通达路126号',
    introduction: '立足临沂商城，连接全国专线，为货主和物流公司提供撮合与信用服务。',
  },
  lunan: {
    fullName: '临沂鲁南专线联盟有限公司',
    contact: '李志强',
    mobile: '13905390002',
    email: 'office@alliance.example.com',
    address: '山东省临沂市河东区物流大道88号',
  },
};
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
