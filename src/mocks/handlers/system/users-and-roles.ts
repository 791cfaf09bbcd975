import { identityRole, identityRoleApi, type IdentityRole } from '@/api/identity-role';
import {
  tenantUser,
  tenantUserApi,
  type TenantUser,
  type TenantUserInput,
} from '@/api/tenant-user';
import { readOnly, collection } from '@/mocks/db/collection';
import { db } from '@/mocks/db/db';
import { openTables } from '@/mocks/db/table';
import { newAccount, publicFields, type Account } from '@/mocks/domain/account';
import {
  identityError,
  identityFault,
  nameFaults,
  passwordFaults,
  readPassword,
  refuseFaults,
} from '@/mocks/domain/identity-rules';
import { endTokens, renameTokens } from '@/mocks/domain/users';
import { wallText } from '@/mocks/lib/clock';
import { wallAt } from '@/mocks/lib/clock-shift';
import type { StoredIdentityRole } from '@/mocks/seed/system/roles';
import { checks, forbidden, type Check } from '@/mocks/server/checks';
import { crudHandlers, mock, type Context, type Received } from '@/mocks/server/mock';
import { P } from '@/policies';

/** Returns a test for roles that the caller may assign: those whose policies the caller has. */
const mayAssign =
  ({ user }: Context) =>
  ({ policies }: StoredIdentityRole) =>
    policies.every((policy) => user.policies.includes(policy));

/** Reads the roles. When left out, an account keeps its roles, and a new one gets the default roles. */
async function readRoles(
  check: Check<'roleNames'>,
  stored: Account | null,
  context: Context,
): Promise<string[]> {
  const all = (await db.identityRoles.open()).all();
  const names = check.value('roleNames');
  if (names === undefined || names === null)
    return stored?.roles ?? all.filter(({ isDefault }) => isDefault).map(({ name }) => name);
  const roles = check.allKnown(
    'roleNames',
    (name) => all.find((role) => role.name === name),
    false,
  );
  check.done();
  const added = roles.filter(({ name }) => !stored?.roles.includes(name));
  const beyond = added.find((role) => !mayAssign(context)(role));
  if (beyond) throw forbidden('RoleBeyondOwn', { name: beyond.name });
  return roles.map(({ name }) => name);
}

/** Reads the password of a new user; for a stored user, a password in the body is an error. */
function passwordOf(check: Check<'password'>, stored: Account | null) {
  if (!stored) return readPassword(check, 'password');
  if (check.value('password')) {
    check.add('password', 'passwordOnCreateOnly');
  }
  return stored.password;
}

/** Checks a body against the field rules and the rules of the identity module. */
async function readUser(body: Received<TenantUserInput>, stored: Account | null, context: Context) {
  const check = checks(body);
  const fields = check.done({
    // The name is stored in lower case, because the sign-in looks it up in lower case.
    userName: check.text('userName', { required: true, max: 64 }).toLowerCase(),
    name: check.text('name', { max: 64 }),
    email: check.text('email', { max: 256 }),
    phoneNumber: check.mobile('phoneNumber', false),
    isActive: check.flag('isActive', stored?.isActive ?? true),
    lockoutEnabled: check.flag('lockoutEnabled', stored?.lockoutEnabled ?? true),
    password: passwordOf(check, stored),
  });
  const roles = await readRoles(check, stored, context);
  const faults = await nameFaults(stored?.id ?? '', fields);
  refuseFaults(stored ? faults : [...faults, ...passwordFaults(fields.password)]);
  return { ...fields, roles };
}

/** Returns a function that turns an account into the response of the identity pages. */
async function toTenantUser() {
  const [attempts, identityRoles] = await openTables(db.attempts, db.identityRoles);
  const known = new Map(identityRoles.all().map(({ id, name }) => [name, { id, name }]));
  return (account: Account): TenantUser => {
    const lockedUntil = attempts.find(account.userName)?.lockedUntil ?? 0;
    const isLocked = lockedUntil > Date.now();
    return {
      ...publicFields(account),
      email: account.email || null,
      phoneNumber: account.phoneNumber || null,
      roles: account.roles.flatMap((name) => known.get(name) ?? []),
      roleNames: account.roles,
      lockoutEnabled: account.lockoutEnabled,
      isLocked,
      lockoutEnd: isLocked ? wallText(wallAt(lockedUntil)) : null,
    };
  };
}

const users = readOnly(tenantUserApi, {
  table: db.accounts,
  view: toTenantUser,
  sort: { field: 'creationTime', descending: true },
  conditions: (on) => ({
    ...on.filters(tenantUser),
    roleName: on.among('roleNames').roleNames,
    filter: ([text = '']) => {
      const wanted = text.trim().toLowerCase();
      return ({ userName, name, email, phoneNumber }) =>
        [userName, name, email, phoneNumber].some((field) => field?.toLowerCase().includes(wanted));
    },
  }),
});

/** Moves sign-ins and failed attempts to a new user name; with null, removes them because the account was deleted. */
async function follow(before: string, after: string | null) {
  await (after ? renameTokens(before, after) : endTokens(({ userName }) => userName === before));
  const attempts = await db.attempts.open();
  const failed = attempts.find(before);
  attempts.discard(before);
  if (failed && after) attempts.save({ ...failed, id: after });
}

/** Returns a function that turns a role into a response; its policies have an endpoint of their own. */
async function toIdentityRole() {
  const accounts = (await db.accounts.open()).all();
  return ({ policies: _policies, ...role }: StoredIdentityRole): IdentityRole => ({
    ...role,
    userCount: accounts.filter(({ roles }) => roles.includes(role.name)).length,
  });
}

/** Replaces a role in all accounts that have it; with null, removes it from them. */
const replaceRole = (name: string, by: string | null) =>
  db.accounts.saveWhere(
    ({ roles }) => roles.includes(name),
    ({ roles }) => ({ roles: roles.flatMap((role) => (role === name ? (by ?? []) : role)) }),
  );

const roles = collection(identityRoleApi, {
  table: db.identityRoles,
  view: toIdentityRole,
  conditions: (on) => ({
    ...on.filters(identityRole),
    filter: on.contains('name').name,
  }),
  read(check, stored) {
    const fields = check.done({
      name: check.text('name', { required: true, max: 64 }),
      isDefault: check.flag('isDefault', stored?.isDefault),
      isPublic: check.flag('isPublic', stored?.isPublic ?? true),
    });
    const { name } = fields;
    const others = db.identityRoles.all().filter(({ id }) => id !== stored?.id);
    if (others.some((other) => other.name.toLowerCase() === name.toLowerCase())) {
      refuseFaults([identityFault('DuplicateRoleName', { name })]);
    }
    if (stored?.isStatic && name !== stored.name) throw identityError('010005', 'staticRoleName');
    return { isStatic: false, policies: [], ...stored, ...fields };
  },
  checkRemoval: ({ isStatic }) => {
    if (isStatic) throw identityError('010006', 'staticRole');
  },
});

export const handlers = [
  /** The roles page needs this list too, because it shows the users of a role. */
  mock(tenantUserApi.list, { grant: [P.identityUsers, P.identityRoles] }, users.list),
  ...crudHandlers(tenantUserApi, P.identityUsers, {
    one: users.one,
    create: async (body, context) => {
      const fields = await readUser(body, null, context);
      return users.saved(db.accounts.save(newAccount(fields)));
    },
    update: async (body, context) => {
      const stored = await users.getStored(body.id, context);
      const fields = await readUser(body, stored, context);
      if (stored.id === context.user.id && !fields.isActive) {
        throw forbidden('CannotDisableOneself');
      }
      const account = db.accounts.update(stored, body, fields);
      if (account.userName !== stored.userName) await follow(stored.userName, account.userName);
      return users.saved(account);
    },
    remove: async ({ id }, context) => {
      const account = await users.getStored(id, context);
      if (account.id === context.user.id) throw identityError('010001', 'ownAccount');
      db.accounts.remove(id);
      // All sign-ins end, so that a later account with the same name does not inherit them.
      await follow(account.userName, null);
    },
    roles: async ({ id }, context) => {
      const { roles } = await users.getStored(id, context);
      const all = (await db.identityRoles.open()).all();
      return {
        items: all.filter(({ name }) => roles.includes(name)).map(await toIdentityRole()),
      };
    },
    unlock: async ({ id }, context) => {
      const { userName } = await users.getStored(id, context);
      (await db.attempts.open()).discard(userName);
    },
  }),
  mock(tenantUserApi.assignableRoles, {}, async (_query, context) => {
    const all = (await db.identityRoles.open()).all();
    return { items: all.filter(mayAssign(context)).map(await toIdentityRole()) };
  }),
  ...crudHandlers(identityRoleApi, P.identityRoles, {
    ...roles,
    update: async (body, context) => {
      const { name } = await roles.getStored(body.id, context);
      const role = await roles.update(body, context);
      if (role.name === name) return role;
      await replaceRole(name, role.name);
      return roles.one(role, context);
    },
    remove: async (request, context) => {
      const { name } = await roles.getStored(request.id, context);
      await roles.remove(request, context);
      await replaceRole(name, null);
    },
  }),
];
