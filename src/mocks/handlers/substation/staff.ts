import { staffApi } from '@/api/substation/user';
import { readOnly } from '@/mocks/db/collection';
import { toNumber } from '@/mocks/db/conditions';
import { db } from '@/mocks/db/db';
import { newAccount, type Account } from '@/mocks/domain/account';
import { passwordFaults, readPassword, refuseFaults } from '@/mocks/domain/identity-rules';
import { substationNames } from '@/mocks/domain/substations';
import { checks, listOf } from '@/mocks/server/checks';
import { crudAnswers, mock } from '@/mocks/server/mock';
import { P } from '@/policies';
import { requireNotAbove } from './held-policies';
import { checkRemoval, readStaff, requireLockable } from './staff-rules';
import { findStaff, ofStaff } from './visible-staff';

/** What others may know of an account. */
async function show() {
  const nameOf = await substationNames();
  const roles = await db.teamRoles.open();
  return (account: Account) => ({
    id: account.id,
    userName: account.userName,
    name: account.name,
    phoneNumber: account.phoneNumber,
    email: account.email || null,
    roleTypes: account.roleTypes,
    substationIds: account.managedIds,
    substationNames: account.managedIds.map(nameOf),
    roleIds: account.teamRoleIds,
    roleNames: account.teamRoleIds.map((id) => roles.find(id)?.name ?? ''),
    isActive: account.isActive,
    isPlatformUser: account.isPlatformUser,
    lastSignInTime: account.lastSignInTime,
    creationTime: account.creationTime,
    concurrencyStamp: account.concurrencyStamp,
  });
}

const staff = readOnly(staffApi, {
  table: db.accounts,
  scope: ofStaff,
  sort: { field: 'creationTime', down: true },
  show,
  conditions: (on) => ({
    ...on.contains('name', 'userName', 'phoneNumber'),
    ...on.flag('isActive'),
    ...on.times('lastSignInTime'),
    substationId: on.among('substationIds').substationIds,
    roleId: on.among('roleIds').roleIds,
    roleTypes: ([text = ''], key) => {
      const flags = toNumber(text, key);
      return ({ roleTypes }) => (roleTypes & flags) > 0;
    },
  }),
});

/** Whoever is locked out or has a new password has to sign in again. */
async function endTokens({ userName }: Account) {
  const tokens = await db.tokens.open();
  for (const token of tokens.all()) if (token.userName === userName) tokens.remove(token.id);
}

/** Other tables forget the account: its teams, its functions in the app, the sub-stations it looked after. */
async function forget({ id }: Account) {
  const [teams, permissions, substations] = await Promise.all([
    db.teams.open(),
    db.mobilePermissions.open(),
    db.substations.open(),
  ]);
  for (const team of teams.all().filter(({ memberIds }) => memberIds.includes(id))) {
    teams.save({ ...team, memberIds: team.memberIds.filter((one) => one !== id) });
  }
  permissions.discard(id);
  for (const substation of substations.all().filter(({ bizUserId }) => bizUserId === id)) {
    substations.save({ ...substation, bizUserId: null });
  }
}

export const answers = [
  ...crudAnswers(
    staffApi,
    { grant: P.substationUsers },
    {
      list: staff.list,
      create: async (body, context) => {
        const defaults = (await db.identityRoles.open()).all().filter(({ isDefault }) => isDefault);
        const base = newAccount({ roles: defaults.map(({ name }) => name) });
        const account = await readStaff(body, { stored: null, base }, context);
        return staff.saved(db.accounts.save(account));
      },
      update: async (body, context) => {
        const stored = await staff.own(body.id, context);
        await requireNotAbove(stored, context);
        const account = await readStaff(body, { stored, base: stored }, context);
        const saved = db.accounts.update(stored, body, account);
        if (!saved.isActive) await endTokens(saved);
        return staff.saved(saved);
      },
      remove: async ({ id }, context) => {
        const account = await staff.own(id, context);
        requireLockable(account, context);
        await requireNotAbove(account, context);
        await checkRemoval(account, context);
        db.accounts.remove(account.id);
        await endTokens(account);
        await forget(account);
      },
      resetPassword: async (body, context) => {
        const account = await staff.own(body.id, context);
        await requireNotAbove(account, context);
        const check = checks(body);
        const password = readPassword(check, 'password');
        check.done();
        refuseFaults(passwordFaults(password));
        db.accounts.save({ ...account, password });
        (await db.attempts.open()).discard(account.userName);
        await endTokens(account);
      },
    },
  ),
  mock(staffApi.search, {}, async ({ keyword, substationIds }, context) => {
    const found = await findStaff(keyword, context, listOf(substationIds).map(String));
    return { items: found.map(await show()) };
  }),
];
