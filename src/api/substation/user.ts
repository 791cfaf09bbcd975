import { service } from '@/api/endpoint';
import type { ById, Id, InputOf, PageQuery, Stored } from '@/api/types';

const { items, page, post, put, del } = service('/api/substation/user');

/** A user who works for one or more sub-stations. */
export interface Staff extends Stored {
  /** Cannot be changed after creation. */
  userName: string;
  name: string;
  phoneNumber: string;
  email: string | null;
  /** The sum of UserRoleType flags. */
  roleTypes: number;
  substationIds: Id[];
  substationNames: string[];
  roleIds: Id[];
  roleNames: string[];
  isActive: boolean;
  /** Whether the account is a platform user, who is shown but cannot be edited here. */
  isPlatformUser: boolean;
  /** Null before the first sign-in. */
  lastSignInTime: string | null;
}

interface StaffQuery extends PageQuery {
  name?: string;
  userName?: string;
  phoneNumber?: string;
  substationId?: Id;
  roleId?: Id;
  /** A sum of flags; finds accounts that have at least one of them. */
  roleTypes?: number;
  isActive?: boolean;
  lastSignInTimeBegin?: string;
  lastSignInTimeEnd?: string;
}

export type StaffInput = InputOf<
  Staff,
  'userName' | 'name' | 'phoneNumber' | 'substationIds' | 'roleIds' | 'roleTypes',
  'email' | 'isActive'
> & {
  /** Only for a new account. At least six characters: capital and small letters, digits and others. */
  password?: string;
};

interface PasswordReset extends ById {
  password: string;
}

export const staffApi = {
  list: page<StaffQuery, Staff>(''),
  create: post<StaffInput, Staff>(''),
  update: put<StaffInput, Staff>(''),
  remove: del<ById>(':id'),
  /**
   * Returns at most 20 active accounts by a part of the name, user name or mobile number, whichever sub-station is chosen.
   * `substationIds` is our assumption; it finds only accounts that work for one of these sub-stations.
   */
  search: items<{ keyword?: string; substationIds?: readonly Id[] }, Staff>('search-biz-userr'),
  resetPassword: post<PasswordReset>('reset-password', { assumed: true }),
};
