import { service } from './endpoint';
import { address, email, image, phone, text } from './properties';
import { record, type InputOf, type RowOf } from './record';
import type { ById, Id } from './types';

const { get, items, post, put } = service('/api/tenant');
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

/** The master data of a tenant. */
export const tenantInfo = record(
  '/api/tenant/tenant-info',
  {
    name: text({ readOnly: true, about: 'The name for the sign-in; cannot be changed.' }),
    shortName: text({
      required: true,
      maxLength: 20,
      about: 'Shown in the sidebar and in the watermark.',
    }),
    fullName: text({ required: true, maxLength: 50 }),
    logo: image({ nullable: true }),
    contact: text({ nullable: true, maxLength: 20 }),
    mobile: phone({ nullable: true, mobile: true }),
    phone: phone({ nullable: true }),
    email: email({ nullable: true, maxLength: 256 }),
    address: address({ nullable: true, maxLength: 100 }),
    introduction: text({ nullable: true, maxLength: 500, multiline: true }),
  },
  { without: ['creationTime'] },
);
export type TenantInfo = RowOf<typeof tenantInfo>;
/** The values that the form edits. */
export type TenantInfoInput = ById & InputOf<typeof tenantInfo>;

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

export const tenantInfoApi = {
  one: get<ById, TenantInfo>('tenant-info/:id'),
  update: put<TenantInfoInput, TenantInfo>('tenant-info/:id'),
};
