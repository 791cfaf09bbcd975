import { service } from './endpoint';
import type { Id, Items } from './types';

const { get } = service('/api/tenant');
const generic = service('/api/tenant', { client: 'generic' });

export interface TenantProfile {
  shortName: string;
  logoUrl: string | null;
}
export interface ImageCode {
  /** `data:` address of the picture. */
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
  email: string | null;
  phoneNumber: string | null;
}
/** 1 which columns show, 2 which conditions show. */
export type TableSettingType = 1 | 2;
export interface TableSetting {
  tableName: string;
  tableColumnSettingType: TableSettingType;
  details: { prop: string; tableName: string }[];
}
/** What the user chose for the console and left with the server. */
export interface UserSettings {
  language: string | null;
}

export const tenantApi = {
  userInfo: get<void, UserInfo>('user-info', { assumed: true }),
  userSettings: get<void, UserSettings>('user-settings', { assumed: true }),
  tableSettings: get<void, Items<TableSetting>>('user-table-setting/list'),
  profile: generic.get<void, TenantProfile>('tenant-profile', { assumed: true }),
  /** `v` only keeps caches away. */
  imageCode: generic.get<{ v: number }, ImageCode>('login/image-code'),
};
