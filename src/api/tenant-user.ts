import { UserRoleType } from '@/enums';
import { service } from './endpoint';
import type { IdentityRole } from './identity-role';
import { bitFlags, dateTime, email, flag, password, phone, rows, text, texts } from './properties';
import { crudCalls, record, type InputOf, type QueryOf, type RowOf } from './record';
import type { ById } from './types';

const path = '/api/tenant/user';
const options = { paging: 'abp' } as const;
const { items, page, post, put } = service(path, options);

/** An account as the identity pages show it. */
export const tenantUser = record(
  path,
  {
    userName: text({ required: true, maxLength: 64, filter: true, about: 'Stored in lower case.' }),
    name: text({ maxLength: 64, filter: true }),
    email: email({ nullable: true, filter: true }),
    phoneNumber: phone({ nullable: true, mobile: true, filter: true }),
    password: password({ about: 'Only for a new account.' }),
    roles: rows({ name: text() }, { readOnly: true }),
    roleNames: texts({
      about:
        'The names of `roles`, because forms send names. When left out, a new account gets the default roles.',
    }),
    roleTypes: bitFlags(UserRoleType, { readOnly: true, about: 'The sum of UserRoleType flags.' }),
    isActive: flag({ initial: true, labels: 'normal', filter: true }),
    lockoutEnabled: flag({ initial: true, about: 'Whether wrong passwords lock the account.' }),
    isLocked: flag({ readOnly: true, filter: true, about: 'Whether the account is locked now.' }),
    lockoutEnd: dateTime({
      nullable: true,
      readOnly: true,
      about: 'The end of the lock; null while the account is not locked.',
    }),
    lastSignInTime: dateTime({
      nullable: true,
      readOnly: true,
      filter: true,
      past: true,
      about: 'Null before the first sign-in.',
    }),
  },
  {
    conditions: {
      filter: text({ about: 'Part of the user name, name, e-mail or mobile number.' }),
      roleName: text(),
      creationTime: dateTime({ past: true }),
    },
  },
);
export type TenantUser = RowOf<typeof tenantUser>;
export type TenantUserInput = InputOf<typeof tenantUser>;

const { one, create, remove } = crudCalls(tenantUser, options);
export const tenantUserApi = {
  list: page<QueryOf<typeof tenantUser>, TenantUser>('users-list'),
  one,
  create,
  update: put<TenantUserInput, TenantUser>(':id'),
  remove,
  roles: items<ById, IdentityRole>(':id/roles'),
  /** The roles that the caller may assign to others. */
  assignableRoles: items<void, IdentityRole>('assignable-roles'),
  /** Ends the lock of an account early. */
  unlock: post<ById>(':id/unlock', { assumed: true }),
};
