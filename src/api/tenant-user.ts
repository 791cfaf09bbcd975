import { service } from './endpoint';
import type { IdentityRole } from './identity-role';
import type { ById, InputOf, PageQuery, Stored } from './types';

const { get, items, page, post, put, del } = service('/api/tenant/user', { paging: 'abp' });

/** An account as the identity pages show it. */
export interface TenantUser extends Stored {
  /** Stored in lower case. */
  userName: string;
  name: string;
  email: string | null;
  phoneNumber: string | null;
  roles: Pick<IdentityRole, 'id' | 'name'>[];
  /** The names of `roles`, because forms send names. */
  roleNames: string[];
  /** The sum of UserRoleType flags. */
  roleTypes: number;
  isActive: boolean;
  /** Whether wrong passwords lock the account. */
  lockoutEnabled: boolean;
  /** Whether the account is locked now. */
  isLocked: boolean;
  /** The end of the lock; null while the account is not locked. */
  lockoutEnd: string | null;
  /** Null before the first sign-in. */
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

/** The password is sent only for a new account. */
export type TenantUserInput = InputOf<
  TenantUser,
  'userName',
  'name' | 'email' | 'phoneNumber' | 'isActive' | 'lockoutEnabled'
> & {
  /** When left out, a new account gets the default roles. */
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
  /** The roles that the caller may assign to others. */
  assignableRoles: items<void, IdentityRole>('assignable-roles'),
  /** Ends the lock of an account early. */
  unlock: post<ById>(':id/unlock', { assumed: true }),
};
