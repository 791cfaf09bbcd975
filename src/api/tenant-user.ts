import { service } from './endpoint';
import type { IdentityRole } from './identity-role';
import type { ById, InputOf, PageQuery, Stored } from './types';

const { get, items, page, post, put, del } = service('/api/tenant/user', { paging: 'abp' });

/** An account of the identity pages. */
export interface TenantUser extends Stored {
  /** Kept in lower case. */
  userName: string;
  name: string;
  email: string | null;
  phoneNumber: string | null;
  roles: Pick<IdentityRole, 'id' | 'name'>[];
  /** The names of `roles`, as a form sends them. */
  roleNames: string[];
  /** Sum of UserRoleType flags. */
  roleTypes: number;
  isActive: boolean;
  /** Whether wrong passwords lock the account. */
  lockoutEnabled: boolean;
  /** Locked right now. */
  isLocked: boolean;
  /** Until when; null while it is not locked. */
  lockoutEnd: string | null;
  /** null: never. */
  lastSignInTime: string | null;
}

interface TenantUserQuery extends PageQuery {
  /** Part of the user name, name, e-mail or mobile number. */
  filter?: string;
  userName?: string;
  name?: string;
  email?: string;
  phoneNumber?: string;
  roleName?: string;
  isActive?: boolean;
  isLocked?: boolean;
  lastSignInTimeBegin?: string;
  lastSignInTimeEnd?: string;
  creationTimeBegin?: string;
  creationTimeEnd?: string;
}

/** The password is sent on create only. */
export type TenantUserInput = InputOf<
  TenantUser,
  'userName',
  'name' | 'email' | 'phoneNumber' | 'isActive' | 'lockoutEnabled'
> & {
  /** Left out on create: the roles that are given to everybody new. */
  roleNames?: string[];
  password?: string;
};

export const tenantUserApi = {
  list: page<TenantUserQuery, TenantUser>('users-list'),
  one: get<ById, TenantUser>(':id'),
  create: post<TenantUserInput, TenantUser>(''),
  update: put<TenantUserInput, TenantUser>(':id'),
  remove: del<ById>(':id'),
  roles: items<ById, IdentityRole>(':id/roles'),
  /** The roles the caller may give to others. */
  assignableRoles: items<void, IdentityRole>('assignable-roles'),
  /** Ends a lock before its time. */
  unlock: post<ById>(':id/unlock', { assumed: true }),
};
