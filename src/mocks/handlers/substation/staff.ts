import { staffApi, type PasswordReset, type Staff, type StaffQuery } from '@/api/substation/user';
import type { ById, Id } from '@/api/types';
import { guest, type Account } from '@/mocks/domain/account';
import { checks, sameId } from '@/mocks/server/checks';
import { wallText } from '@/mocks/lib/clock';
import { conditionsOn, matching, toNumber, type Conditions } from '@/mocks/db/conditions';
import { db } from '@/mocks/db/db';
import { notFound } from '@/mocks/server/errors';
import { passwordFaults, readPassword, refuseFaults } from '@/mocks/domain/identity-rules';
import { mock, type Context, type Received } from '@/mocks/server/mock';
import { crudAnswers } from '@/mocks/server/crud-answers';
import { substationNames } from '@/mocks/domain/substation-names';
import { P } from '@/policies';
import { requireNotAbove } from './held-policies';
import { checkKept, checkRemoval, readStaff, type StaffBody } from './staff-rules';
import { findStaff, ofStaff } from './visible-staff';

const grant = { grant: P.substationUsers };

const { contains, flag, since, until } = conditionsOn<Account>();
const conditions: Conditions<StaffQuery, Account> = {
  name: contains('name'),
  userName: contains('userName'),
  phoneNumber: contains('phoneNumber'),
  substationId:
    ([id]) =>
    ({ managedIds }) =>
      managedIds.some((one) => String(one) === id),
  roleId:
    ([id = '']) =>
    ({ teamRoleIds }) =>
      teamRoleIds.some((one) => sameId(one, id)),
  roleTypes: ([text = ''], key) => {
    const flags = toNumber(text, key);
    return ({ roleTypes }) => (roleTypes & flags) > 0;
  },
  isActive: flag('isActive'),
  lastSignInTimeBegin: since('lastSignInTime'),
  lastSignInTimeEnd: until('lastSignInTime'),
};

/** What others may know of an account. */
async function show(): Promise<(account: Account) => Staff> {
  const nameOf = await substationNames();
  const roles = await db.teamRoles.open();
  return (account) => ({
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

async function ownStaff(id: Id | undefined, context: Context): Promise<Account> {
  const account = (await db.accounts.open()).one(id ?? '');
  const visible = await ofStaff.owned(context);
  if (!visible(account)) throw notFound('IdentityUser', id);
  return account;
}

async function list(query: Received<StaffQuery>, context: Context) {
  const visible = await ofStaff.listed(context);
  const wanted = matching(conditions, query);
  const accounts = await db.accounts.open();
  const { items, totalCount } = accounts.page(
    { sort: 'creationTime descending', ...query },
    (account) => visible(account) && wanted(account),
  );
  return { items: items.map(await show()), totalCount };
}

/** Whoever is locked out or has a new password has to sign in again. */
async function endTokens({ userName }: Account) {
  const tokens = await db.tokens.open();
  for (const token of tokens.all()) if (token.userName === userName) tokens.remove(token.id);
}

async function newAccount(): Promise<Account> {
  const { policies: _none, ...nobody } = guest;
  const defaults = (await db.identityRoles.open()).all().filter(({ isDefault }) => isDefault);
  return {
    ...nobody,
    id: crypto.randomUUID(),
    roles: defaults.map(({ name }) => name),
    lockoutEnabled: true,
    creationTime: wallText(),
  };
}

async function create(body: StaffBody, context: Context): Promise<Staff> {
  const account = await readStaff(body, { stored: null, base: await newAccount() }, context);
  return (await show())(db.accounts.save(account));
}

async function update(body: StaffBody, context: Context): Promise<Staff> {
  const stored = await ownStaff(body.id, context);
  await requireNotAbove(stored, context);
  const account = await readStaff(body, { stored, base: stored }, context);
  const concurrencyStamp = body.concurrencyStamp ?? stored.concurrencyStamp;
  const saved = db.accounts.save({ ...account, concurrencyStamp });
  if (!saved.isActive) await endTokens(saved);
  return (await show())(saved);
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
  if (permissions.find(id)) permissions.remove(id);
  for (const substation of substations.all().filter(({ bizUserId }) => bizUserId === id)) {
    substations.save({ ...substation, bizUserId: null });
  }
}

async function remove({ id }: Received<ById>, context: Context): Promise<void> {
  const account = await ownStaff(id, context);
  checkKept(account, context);
  await requireNotAbove(account, context);
  await checkRemoval(account, context);
  db.accounts.remove(account.id);
  await endTokens(account);
  await forget(account);
}

async function resetPassword(body: Received<PasswordReset>, context: Context): Promise<void> {
  const account = await ownStaff(body.id, context);
  await requireNotAbove(account, context);
  const check = checks();
  const password = readPassword(check, 'password', body.password);
  check.done();
  refuseFaults(passwordFaults(password));
  db.accounts.save({ ...account, password });
  const attempts = await db.attempts.open();
  if (attempts.find(account.userName)) attempts.remove(account.userName);
  await endTokens(account);
}

export const answers = [
  ...crudAnswers(staffApi, grant, { list, create, update, remove, resetPassword }),
  mock(staffApi.search, {}, async ({ keyword, substationIds }, context) => ({
    items: (await findStaff(keyword, context, [substationIds ?? []].flat().map(String))).map(
      await show(),
    ),
  })),
];
