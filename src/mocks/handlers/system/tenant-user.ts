import { tenantUserApi, type TenantUser } from '@/api/tenant-user';
import { readOnly } from '@/mocks/db/collection';
import { db } from '@/mocks/db/db';
import { newAccount, type Account } from '@/mocks/domain/account';
import { identityError } from '@/mocks/domain/identity-rules';
import { wallText } from '@/mocks/lib/clock';
import { forbidden } from '@/mocks/server/checks';
import { crudAnswers, mock } from '@/mocks/server/mock';
import { P } from '@/policies';
import { toIdentityRole } from './identity-role';
import { mayAssign, readUser } from './tenant-user-rules';

/** From a moment to the wall clock. */
const zoneMs = () => new Date().getTimezoneOffset() * 60_000;

/** What the identity pages are told about an account. */
export async function toTenantUser() {
  const [attempts, identityRoles] = await Promise.all([
    db.attempts.open(),
    db.identityRoles.open(),
  ]);
  const known = new Map(identityRoles.all().map(({ id, name }) => [name, { id, name }]));
  return (account: Account): TenantUser => {
    const lockedUntil = attempts.find(account.userName)?.lockedUntil ?? 0;
    const isLocked = lockedUntil > Date.now();
    return {
      id: account.id,
      userName: account.userName,
      name: account.name,
      email: account.email || null,
      phoneNumber: account.phoneNumber || null,
      roles: account.roles.flatMap((name) => known.get(name) ?? []),
      roleNames: account.roles,
      roleTypes: account.roleTypes,
      isActive: account.isActive,
      lockoutEnabled: account.lockoutEnabled,
      isLocked,
      lockoutEnd: isLocked ? wallText(lockedUntil - zoneMs()) : null,
      lastSignInTime: account.lastSignInTime,
      creationTime: account.creationTime,
      concurrencyStamp: account.concurrencyStamp,
    };
  };
}

const users = readOnly(tenantUserApi, {
  table: db.accounts,
  show: toTenantUser,
  sort: { field: 'creationTime', down: true },
  conditions: (on) => ({
    ...on.contains('userName', 'name', 'email', 'phoneNumber'),
    ...on.flag('isActive', 'isLocked'),
    ...on.times('lastSignInTime', 'creationTime'),
    roleName: on.among('roleNames').roleNames,
    filter: ([text = '']) => {
      const wanted = text.trim().toLowerCase();
      return ({ userName, name, email, phoneNumber }) =>
        [userName, name, email, phoneNumber].some((field) => field?.toLowerCase().includes(wanted));
    },
  }),
});

/** Sessions and failed attempts are kept by user name and follow it; null: they end with the account. */
async function follow(before: string, after: string | null) {
  const [tokens, attempts] = await Promise.all([db.tokens.open(), db.attempts.open()]);
  for (const token of tokens.all().filter(({ userName }) => userName === before)) {
    if (after) tokens.save({ ...token, userName: after });
    else tokens.remove(token.id);
  }
  const failed = attempts.find(before);
  attempts.discard(before);
  if (failed && after) attempts.save({ ...failed, id: after });
}

export const answers = [
  /** The roles page shows who has a role. */
  mock(tenantUserApi.list, { grant: [P.identityUsers, P.identityRoles] }, users.list),
  ...crudAnswers(
    tenantUserApi,
    { grant: P.identityUsers },
    {
      one: users.one,
      create: async (body, context) => {
        const fields = await readUser(body, null, context);
        return users.saved(db.accounts.save(newAccount(fields)));
      },
      update: async (body, context) => {
        const stored = await users.own(body.id, context);
        const fields = await readUser(body, stored, context);
        if (stored.id === context.user.id && !fields.isActive) {
          throw forbidden('CannotDisableOneself', {
            zh: '不能禁用自己的账号。',
            en: 'You cannot disable your own account.',
          });
        }
        const account = db.accounts.update(stored, body, fields);
        if (account.userName !== stored.userName) await follow(stored.userName, account.userName);
        return users.saved(account);
      },
      remove: async ({ id }, context) => {
        const account = await users.own(id, context);
        if (account.id === context.user.id) {
          throw identityError('010001', {
            zh: '您不能删除自己的账号！',
            en: 'You can not delete your own account!',
          });
        }
        db.accounts.remove(id);
        // Whoever is given the same name later must not find open sessions.
        await follow(account.userName, null);
      },
      roles: async ({ id }, context) => {
        const { roles } = await users.own(id, context);
        const all = (await db.identityRoles.open()).all();
        return {
          items: all.filter(({ name }) => roles.includes(name)).map(await toIdentityRole()),
        };
      },
      unlock: async ({ id }, context) => {
        const { userName } = await users.own(id, context);
        (await db.attempts.open()).discard(userName);
      },
    },
  ),
  mock(tenantUserApi.assignableRoles, {}, async (_query, context) => {
    const all = (await db.identityRoles.open()).all();
    return { items: all.filter(mayAssign(context)).map(await toIdentityRole()) };
  }),
];
