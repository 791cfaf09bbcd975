import { service } from '@/api/endpoint';
import { bitFlags, dateTime, email, flag, password, phone, refs, text } from '@/api/properties';
import { crudCalls, record, type InputOf, type RowOf } from '@/api/record';
import type { ById, Id } from '@/api/types';
import { UserRoleType } from '@/enums';

const path = '/api/substation/user';
const { items, post } = service(path);

/** A user who works for one or more sub-stations. */
export const staff = record(path, {
  userName: text({
    required: true,
    maxLength: 32,
    filter: true,
    about: 'Cannot be changed after creation.',
  }),
  name: text({ required: true, maxLength: 20, filter: true }),
  phoneNumber: phone({ required: true, mobile: true, filter: true }),
  email: email({ nullable: true, maxLength: 100 }),
  password: password({
    about:
      'Only for a new account. At least six characters: capital and small letters, digits and others.',
  }),
  roleTypes: bitFlags(UserRoleType, {
    required: true,
    filter: true,
    about: 'A sum of flags; as a condition it finds accounts that have at least one of them.',
  }),
  substation: refs('substation', { required: true, filter: true }),
  role: refs({ required: true, filter: true }),
  isActive: flag({ labels: 'normal', filter: true }),
  isPlatformUser: flag({
    readOnly: true,
    about: 'Whether the account is a platform user, who is shown but cannot be edited here.',
  }),
  lastSignInTime: dateTime({
    nullable: true,
    readOnly: true,
    about: 'Null before the first sign-in.',
    filter: true,
    past: true,
  }),
});
export type Staff = RowOf<typeof staff>;
export type StaffInput = InputOf<typeof staff>;

interface PasswordReset extends ById {
  password: string;
}

const { list, create, update, remove } = crudCalls(staff);
export const staffApi = {
  list,
  create,
  update,
  remove,
  /**
   * Returns at most 20 active accounts by a part of the name, user name or mobile number, whichever sub-station is chosen.
   * `substationIds` is our assumption; it finds only accounts that work for one of these sub-stations.
   */
  search: items<{ keyword?: string; substationIds?: readonly Id[] }, Staff>('search-biz-userr'),
  resetPassword: post<PasswordReset>('reset-password', { assumed: true }),
};
