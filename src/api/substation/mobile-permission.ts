import { service } from '@/api/endpoint';
import type { ById, Id, PageQuery } from '@/api/types';

// The server's own spelling.
const { page, put } = service('/api/substation/mobile-permisson');

/** What staff may do in the app; our own names, in the order of the columns. */
export const mobileFunctions = [
  'companyView',
  'companyEdit',
  'companyCreate',
  'goodsOrder',
  'todayPrice',
  'consultation',
  'ranking',
  'statistics',
] as const;
export type MobileFunction = (typeof mobileFunctions)[number];

/** One user and the functions of the app he holds. */
export interface MobilePermission {
  /** The user's. */
  id: Id;
  name: string;
  userName: string;
  phoneNumber: string;
  substationNames: string[];
  functions: MobileFunction[];
  /** '' before anything was granted. */
  concurrencyStamp: string;
}

export interface MobilePermissionQuery extends PageQuery {
  name?: string;
  phoneNumber?: string;
  substationId?: Id;
}

/** Replaces all that the user holds. */
export interface MobilePermissionInput extends ById {
  functions: MobileFunction[];
  concurrencyStamp?: string;
}

export const mobilePermissionApi = {
  list: page<MobilePermissionQuery, MobilePermission>(''),
  update: put<MobilePermissionInput, MobilePermission>(''),
};
