import { service } from './endpoint';
import type { Id } from './types';

const { get, items, post } = service('/api/tenant');
const generic = service('/api/tenant', { client: 'generic' });

export interface TenantProfile {
  shortName: string;
  logoUrl: string | null;
}
export interface ImageCode {
  /** A `data:` URL of the image. */
  image: string;
  codeSerialNumber: string;
}
export interface UserInfo {
  id: Id;
  userName: string;
  name: string;
  avatar: string | null;
  introduction: string | null;
  isPlatformUser: boolean;
  /** The company that the account belongs to; null for those who work for the platform. */
  companyId: Id | null;
  email: string | null;
  phoneNumber: string | null;
}
/** 1: visible columns, 2: visible filters. */
export type TableSettingType = 1 | 2;
export interface TableSetting {
  tableName: string;
  tableColumnSettingType: TableSettingType;
  details: { prop: string; tableName: string }[];
}
/** The settings of the user that the server stores. */
interface UserSettings {
  language: string | null;
}

export const tenantApi = {
  userInfo: get<void, UserInfo>('user-info', { assumed: true }),
  userSettings: get<void, UserSettings>('user-settings', { assumed: true }),
  tableSettings: items<void, TableSetting>('user-table-setting/list'),
  /** Replaces the setting of this table and type. */
  saveTableSetting: post<TableSetting>('user-table-setting/set-many'),
  profile: generic.get<void, TenantProfile>('tenant-profile', { assumed: true }),
  /** `v` prevents caching. */
  imageCode: generic.get<{ v: number }, ImageCode>('login/image-code'),
};
