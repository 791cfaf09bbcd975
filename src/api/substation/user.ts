import { service } from '@/api/endpoint';
import type { ById, Id, InputOf, PageQuery, Stored } from '@/api/types';

const { items, page, post, put, del } = service('/api/substation/user');

/** Somebody who works for one or several sub-stations. */
export interface Staff extends Stored {
  /** Cannot be changed later. */
  userName: string;
  name: string;
  phoneNumber: string;
  email: string | null;
  /** Sum of UserRoleType flags. */
  roleTypes: number;
  substationIds: Id[];
  substationNames: string[];
  roleIds: Id[];
  roleNames: string[];
  isActive: boolean;
  /** The platform's own: shown, but not edited here. */
  isPlatformUser: boolean;
  /** null before the first sign-in. */
  lastSignInTime: string | null;
}

interface StaffQuery extends PageQuery {
  name?: string;
  userName?: string;
  phoneNumber?: string;
  substationId?: Id;
  roleId?: Id;
  /** Sum of flags; one in common is enough. */
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
  /** Of a new account only; six characters or more, of all four kinds. */
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
   * Active staff by a part of the name, user name or mobile number, whichever sub-station is chosen; twenty at most.
   * `substationIds` is assumed: who works for none of them is left out.
   */
  search: items<{ keyword?: string; substationIds?: readonly Id[] }, Staff>('search-biz-userr'),
  resetPassword: post<PasswordReset>('reset-password', { assumed: true }),
};
