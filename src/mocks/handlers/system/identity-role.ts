import {
  identityRoleApi,
  type IdentityRole,
  type IdentityRoleInput,
  type IdentityRoleQuery,
} from '@/api/identity-role';
import type { ById } from '@/api/types';
import { checks } from '@/mocks/server/checks';
import { wallText } from '@/mocks/lib/clock';
import { conditionsOn, type Conditions } from '@/mocks/db/conditions';
import { db } from '@/mocks/db/db';
import { identityError, refuseFaults } from '@/mocks/domain/identity-rules';
import type { Received } from '@/mocks/server/mock';
import { crudAnswers } from '@/mocks/server/crud-answers';
import type { StoredIdentityRole } from '@/mocks/seed/system/identity-roles';
import { paginate } from '@/mocks/db/paginate';
import { P } from '@/policies';

const grant = { grant: P.identityRoles };
const maxName = 64;

/** What is told about a role; what it grants is asked elsewhere. */
export async function toIdentityRole() {
  const accounts = (await db.accounts.open()).all();
  return ({ policies: _policies, ...role }: StoredIdentityRole): IdentityRole => ({
    ...role,
    userCount: accounts.filter(({ roles }) => roles.includes(role.name)).length,
  });
}

const { contains, flag } = conditionsOn<IdentityRole>();
const conditions: Conditions<IdentityRoleQuery, IdentityRole> = {
  filter: contains('name'),
  isDefault: flag('isDefault'),
  isStatic: flag('isStatic'),
  isPublic: flag('isPublic'),
};

async function readRole(body: Received<IdentityRoleInput>, stored: StoredIdentityRole | null) {
  const check = checks();
  const name = check.text('name', body.name, { required: true, max: maxName });
  const isDefault = check.flag('isDefault', body.isDefault, stored?.isDefault);
  const isPublic = check.flag('isPublic', body.isPublic, stored?.isPublic ?? true);
  check.done();
  const others = (await db.identityRoles.open()).all().filter(({ id }) => id !== stored?.id);
  if (others.some((other) => other.name.toLowerCase() === name.toLowerCase())) {
    const text = { zh: `角色名“${name}”已存在。`, en: `Role name '${name}' is already taken.` };
    refuseFaults([{ code: 'DuplicateRoleName', text }]);
  }
  return { name, isDefault, isPublic };
}

/** Replaces a role of everybody who has it; null takes it away. */
async function replaceRole(name: string, by: string | null) {
  const accounts = await db.accounts.open();
  for (const account of accounts.all().filter(({ roles }) => roles.includes(name))) {
    const roles = account.roles.flatMap((role) => (role === name ? (by ?? []) : role));
    accounts.save({ ...account, roles });
  }
}

async function create(body: Received<IdentityRoleInput>) {
  const fields = await readRole(body, null);
  const role = db.identityRoles.save({
    id: crypto.randomUUID(),
    ...fields,
    isStatic: false,
    policies: [],
    creationTime: wallText(),
    concurrencyStamp: '',
  });
  return (await toIdentityRole())(role);
}

async function update(body: Received<IdentityRoleInput>) {
  const stored = (await db.identityRoles.open()).one(body.id ?? '');
  const fields = await readRole(body, stored);
  if (stored.isStatic && fields.name !== stored.name) {
    throw identityError('010005', {
      zh: '静态角色不能重命名。',
      en: 'Static roles can not be renamed.',
    });
  }
  const concurrencyStamp = body.concurrencyStamp ?? stored.concurrencyStamp;
  const role = db.identityRoles.save({ ...stored, ...fields, concurrencyStamp });
  if (role.name !== stored.name) await replaceRole(stored.name, role.name);
  return (await toIdentityRole())(role);
}

async function remove({ id }: ById) {
  const role = (await db.identityRoles.open()).one(id);
  if (role.isStatic) {
    throw identityError('010006', {
      zh: '静态角色不能删除。',
      en: 'Static roles can not be deleted.',
    });
  }
  db.identityRoles.remove(id);
  await replaceRole(role.name, null);
}

export const answers = crudAnswers(identityRoleApi, grant, {
  list: async (query) => {
    const rows = (await db.identityRoles.open()).all().map(await toIdentityRole());
    const sort = { field: 'name', down: false };
    return paginate('IdentityRole', rows, { query, conditions, sort });
  },
  create,
  update,
  remove,
});
