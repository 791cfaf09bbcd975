import {
  mobileFunctions,
  mobilePermissionApi,
  type MobileFunction,
} from '@/api/substation/mobile-permission';
import { staff as staffRecord, staffApi, type StaffInput } from '@/api/substation/user';
import { UserRoleType } from '@/enums';
import { readOnly } from '@/mocks/db/collection';
import { toNumber } from '@/mocks/db/conditions';
import { db } from '@/mocks/db/db';
import { newAccount, publicFields, type Account } from '@/mocks/domain/account';
import {
  nameFaults,
  passwordFaults,
  readPassword,
  refuseFaults,
} from '@/mocks/domain/identity-rules';
import { substationNames } from '@/mocks/domain/substations';
import { endTokens } from '@/mocks/domain/users';
import type { StoredTeamRole } from '@/mocks/seed/system/roles';
import { checks, forbidden, listOf, sameId, type Check } from '@/mocks/server/checks';
import { crudHandlers, mock, type Context, type Received } from '@/mocks/server/mock';
import { requireManaged, scopeFrom } from '@/mocks/server/scope';
import { P } from '@/policies';
import { requireHeld, requireNotAbove, findStaff, ofStaff } from './visible-staff';

type StaffBody = Received<StaffInput>;

/** Reads the role types. Only a platform user may add the platform flag, and staff never have the company flag. */
function readRoleTypes(check: Check<'roleTypes'>, stored: Account | null, context: Context) {
  const { platform, backOffice, mobile } = UserRoleType;
  const max = platform + backOffice + mobile;
  const roleTypes = check.number('roleTypes', { required: true, min: 1, max });
  const gained = (roleTypes ?? 0) & ~(stored?.roleTypes ?? 0);
  if (gained & platform && !context.user.isPlatformUser) check.wrongValue('roleTypes');
  return roleTypes;
}

/** Reads the roles, which must belong to the sub-stations of the account. An account without roles may stay without. */
async function readRoles(
  check: Check<'roleIds'>,
  { stored, substationIds }: { stored: Account | null; substationIds: number[] },
): Promise<StoredTeamRole[]> {
  const roles = await db.teamRoles.open();
  // Without sub-stations every role would be wrong, but the error about the missing sub-stations is enough.
  if (!substationIds.length) return [];
  const find = (id: string) => {
    const role = roles.find(id);
    return role && substationIds.includes(role.substationId) ? role : undefined;
  };
  return check.allKnown('roleIds', find, !stored || stored.teamRoleIds.length > 0);
}

const changed = <Item>(before: Item[], after: Item[]) => [
  ...before.filter((one) => !after.includes(one)),
  ...after.filter((one) => !before.includes(one)),
];

/** Throws a 403 unless the caller manages all changed sub-stations and has all policies of the changed roles. */
async function requireManagedChanges(
  stored: Account | null,
  { managedIds, teamRoleIds }: Pick<Account, 'managedIds' | 'teamRoleIds'>,
  context: Context,
) {
  for (const id of changed(stored?.managedIds ?? [], managedIds)) requireManaged(context, id);
  const ids = changed(stored?.teamRoleIds ?? [], teamRoleIds);
  const roles = db.teamRoles.all().filter(({ id }) => ids.includes(id));
  await requireHeld(roles, context);
}

/** Checks user name, e-mail and password by the rules of the identity module, and then that the mobile number is unique. */
async function checkIdentity(id: string, account: Account, password: string | null) {
  const weak = password === null ? [] : passwordFaults(password);
  refuseFaults([...(await nameFaults(id, account)), ...weak]);
  db.accounts.unique(['phoneNumber'], account, 'PhoneNumberTaken', { id });
}

/** Checks a body and returns the account to store; `base` has the fields that a body does not set. */
async function readStaff(
  body: StaffBody,
  { stored, base }: { stored: Account | null; base: Account },
  context: Context,
): Promise<Account> {
  const check = checks(body);
  const substations = await db.substations.open();
  const managedIds = check.allKnown('substationIds', (id) => substations.find(id)?.id);
  const roles = await readRoles(check, { stored, substationIds: managedIds });
  // Only a new account needs a password; it is not trimmed, because it may begin or end with spaces.
  const password = stored ? null : typeof body.password === 'string' ? body.password : '';
  if (password === '') check.missing('password');
  const fields = check.done({
    userName: check.text('userName', { required: true, max: 32 }).toLowerCase(),
    name: check.text('name', { required: true, max: 20 }),
    phoneNumber: check.mobile('phoneNumber'),
    email: check.text('email', { max: 100 }),
    roleTypes: readRoleTypes(check, stored, context),
    isActive: check.flag('isActive', stored?.isActive ?? true),
  });
  if (stored && stored.userName !== fields.userName) throw forbidden('UserNameFixed');
  const account = { ...base, ...fields, managedIds, teamRoleIds: roles.map(({ id }) => id) };
  if (stored && stored.isActive && !account.isActive) requireLockable(stored, context);
  await requireManagedChanges(stored, account, context);
  await checkIdentity(account.id, account, password);
  return password === null ? account : { ...account, password };
}

/** Throws a 403 when the callers would lock out themselves or a platform user. */
function requireLockable(account: Account, { user }: Context) {
  if (sameId(account.id, user.id)) throw forbidden('OwnAccount');
  if (account.isPlatformUser) throw forbidden('PlatformUserNotDeletable', { name: account.name });
}

/** Refuses to remove an account that leads a team or belongs to a sub-station which the caller does not manage. */
async function checkRemoval(account: Account, context: Context) {
  for (const id of account.managedIds) requireManaged(context, id);
  const teams = (await db.teams.open()).all();
  const led = teams.find(({ leaderId }) => leaderId === account.id);
  if (led) throw forbidden('UserLeadsTeam', { name: account.name, team: led.name });
}

/** Returns a function that turns an account into the fields which other users may see. */
async function view() {
  const nameOf = await substationNames();
  const roles = await db.teamRoles.open();
  return (account: Account) => ({
    ...publicFields(account),
    email: account.email || null,
    substationIds: account.managedIds,
    substationNames: account.managedIds.map(nameOf),
    roleIds: account.teamRoleIds,
    roleNames: account.teamRoleIds.map((id) => roles.find(id)?.name ?? ''),
    isPlatformUser: account.isPlatformUser,
  });
}

const staff = readOnly(staffApi, {
  table: db.accounts,
  scope: ofStaff,
  sort: { field: 'creationTime', descending: true },
  view,
  conditions: (on) => ({
    ...on.filters(staffRecord),
    roleTypes: ([text = ''], key) => {
      const flags = toNumber(text, key);
      return ({ roleTypes }) => (roleTypes & flags) > 0;
    },
  }),
});

/** Ends all sign-ins of an account, e.g. after it was disabled or got a new password. */
const endTokensOf = ({ userName }: Account) => endTokens((token) => token.userName === userName);

/** Removes a deleted account from its teams and sub-stations, and deletes its functions in the app. */
async function removeReferences({ id }: Account) {
  await db.teams.saveWhere(
    ({ memberIds }) => memberIds.includes(id),
    ({ memberIds }) => ({ memberIds: memberIds.filter((one) => one !== id) }),
  );
  (await db.mobilePermissions.open()).discard(id);
  await db.substations.saveWhere(
    ({ bizUserId }) => bizUserId === id,
    () => ({ bizUserId: null }),
  );
}

/** Only accounts of the mobile type are visible, because all others cannot use the app. */
const ofMobileStaff = scopeFrom(
  ofStaff,
  (isVisible) => (account: Account) =>
    (account.roleTypes & UserRoleType.mobile) > 0 && isVisible(account),
);

const mobileStaff = readOnly(mobilePermissionApi, {
  table: db.accounts,
  scope: ofMobileStaff,
  sort: { field: 'userName', descending: false },
  async view() {
    const permissions = await db.mobilePermissions.open();
    const nameOf = await substationNames();
    return ({ id, name, userName, phoneNumber, managedIds }: Account) => {
      const { functions = [], concurrencyStamp = '' } = permissions.find(id) ?? {};
      const names = managedIds.map(nameOf);
      const fields = { id, name, userName, phoneNumber, substationNames: names };
      return { ...fields, functions, concurrencyStamp };
    };
  },
  conditions: (on) => ({
    ...on.contains('name', 'phoneNumber'),
    substationId:
      ([id = '']) =>
      ({ id: accountId }) =>
        db.accounts.one(accountId).managedIds.map(String).includes(id),
  }),
});

export const handlers = [
  ...crudHandlers(staffApi, P.substationUsers, {
    list: staff.list,
    create: async (body, context) => {
      const defaults = (await db.identityRoles.open()).all().filter(({ isDefault }) => isDefault);
      const base = newAccount({ roles: defaults.map(({ name }) => name) });
      const account = await readStaff(body, { stored: null, base }, context);
      return staff.saved(db.accounts.save(account));
    },
    update: async (body, context) => {
      const stored = await staff.getStored(body.id, context);
      await requireNotAbove(stored, context);
      const account = await readStaff(body, { stored, base: stored }, context);
      const saved = db.accounts.update(stored, body, account);
      if (!saved.isActive) await endTokensOf(saved);
      return staff.saved(saved);
    },
    remove: async ({ id }, context) => {
      const account = await staff.getStored(id, context);
      requireLockable(account, context);
      await requireNotAbove(account, context);
      await checkRemoval(account, context);
      db.accounts.remove(account.id);
      await endTokensOf(account);
      await removeReferences(account);
    },
    resetPassword: async (body, context) => {
      const account = await staff.getStored(body.id, context);
      await requireNotAbove(account, context);
      const check = checks(body);
      const password = readPassword(check, 'password');
      check.done();
      refuseFaults(passwordFaults(password));
      db.accounts.save({ ...account, password });
      (await db.attempts.open()).discard(account.userName);
      await endTokensOf(account);
    },
  }),
  mock(staffApi.search, {}, async (query, context) => {
    const found = await findStaff(query, context, listOf(query.substationIds).map(String));
    return { items: found.map(await view()) };
  }),
  ...crudHandlers(mobilePermissionApi, P.mobilePower, {
    list: mobileStaff.list,
    update: async (body, context) => {
      const account = await mobileStaff.getStored(body.id, context);
      await requireNotAbove(account, context);
      const check = checks(body);
      const find = (name: string) => mobileFunctions.find((one) => one === name);
      const granted = check.allKnown<MobileFunction>('functions', find, false);
      check.done();
      const { id } = account;
      const permissions = await db.mobilePermissions.open();
      const stored = permissions.find(id) ?? { id, functions: [], concurrencyStamp: '' };
      const functions = mobileFunctions.filter((name) => granted.includes(name));
      const stamp = { concurrencyStamp: body.concurrencyStamp || undefined };
      permissions.update(stored, stamp, { functions });
      return mobileStaff.saved(account);
    },
  }),
];
