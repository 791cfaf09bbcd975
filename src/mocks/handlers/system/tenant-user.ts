import { tenantUserApi, type TenantUserInput } from '@/api/tenant-user';
import type { ById } from '@/api/types';
import { guest } from '@/mocks/domain/account';
import { forbidden } from '@/mocks/server/checks';
import { wallText } from '@/mocks/lib/clock';
import { db } from '@/mocks/db/db';
import { identityError } from '@/mocks/domain/identity-rules';
import { mock, type Context, type Received } from '@/mocks/server/mock';
import { crudAnswers } from '@/mocks/server/crud-answers';
import { paginate } from '@/mocks/db/paginate';
import { P } from '@/policies';
import { toIdentityRole } from './identity-role';
import { mayAssign, readUser } from './tenant-user-rules';
import { toTenantUser, userConditions } from './tenant-user-view';

const grant = { grant: P.identityUsers };
/** The roles page shows who has a role. */
const either = { grant: [P.identityUsers, P.identityRoles] };

async function create(body: Received<TenantUserInput>, context: Context) {
  const fields = await readUser(body, null, context);
  const { policies: _none, ...nobody } = guest;
  const account = db.accounts.save({
    ...nobody,
    ...fields,
    id: crypto.randomUUID(),
    creationTime: wallText(),
  });
  return (await toTenantUser())(account);
}

/** Sessions and failed attempts are kept by user name and follow it. */
async function follow(before: string, after: string) {
  const [tokens, attempts] = await Promise.all([db.tokens.open(), db.attempts.open()]);
  for (const token of tokens.all().filter(({ userName }) => userName === before)) {
    tokens.save({ ...token, userName: after });
  }
  const failed = attempts.find(before);
  if (failed) {
    attempts.remove(before);
    attempts.save({ ...failed, id: after });
  }
}

async function update(body: Received<TenantUserInput>, context: Context) {
  const stored = (await db.accounts.open()).one(body.id ?? '');
  const fields = await readUser(body, stored, context);
  if (stored.id === context.user.id && !fields.isActive) {
    throw forbidden('CannotDisableOneself', {
      zh: '不能禁用自己的账号。',
      en: 'You cannot disable your own account.',
    });
  }
  const concurrencyStamp = body.concurrencyStamp ?? stored.concurrencyStamp;
  const account = db.accounts.save({ ...stored, ...fields, concurrencyStamp });
  if (account.userName !== stored.userName) await follow(stored.userName, account.userName);
  return (await toTenantUser())(account);
}

async function remove({ id }: ById, { user }: Context) {
  const account = (await db.accounts.open()).one(id);
  if (account.id === user.id) {
    throw identityError('010001', {
      zh: '您不能删除自己的账号！',
      en: 'You can not delete your own account!',
    });
  }
  db.accounts.remove(id);
  // Whoever is given the same name later must not find open sessions.
  const [tokens, attempts] = await Promise.all([db.tokens.open(), db.attempts.open()]);
  for (const token of tokens.all().filter(({ userName }) => userName === account.userName)) {
    tokens.remove(token.id);
  }
  if (attempts.find(account.userName)) attempts.remove(account.userName);
}

const shown = async (id: ById['id']) => (await toTenantUser())((await db.accounts.open()).one(id));

export const answers = [
  mock(tenantUserApi.list, either, async (query) => {
    const rows = (await db.accounts.open()).all().map(await toTenantUser());
    const sort = { field: 'creationTime', down: true };
    return paginate('IdentityUser', rows, { query, conditions: userConditions, sort });
  }),
  ...crudAnswers(tenantUserApi, grant, {
    one: ({ id }) => shown(id),
    create,
    update,
    remove,
    roles: async ({ id }) => {
      const { roles } = (await db.accounts.open()).one(id);
      const all = (await db.identityRoles.open()).all();
      return { items: all.filter(({ name }) => roles.includes(name)).map(await toIdentityRole()) };
    },
    unlock: async ({ id }) => {
      const { userName } = (await db.accounts.open()).one(id);
      const attempts = await db.attempts.open();
      if (attempts.find(userName)) attempts.remove(userName);
    },
  }),
  mock(tenantUserApi.assignableRoles, {}, async (_query, context) => {
    const all = (await db.identityRoles.open()).all();
    return { items: all.filter(mayAssign(context)).map(await toIdentityRole()) };
  }),
];
