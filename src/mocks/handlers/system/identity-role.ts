import { identityRoleApi, type IdentityRole } from '@/api/identity-role';
import { collection } from '@/mocks/db/collection';
import { db } from '@/mocks/db/db';
import { identityError, refuseFaults } from '@/mocks/domain/identity-rules';
import type { StoredIdentityRole } from '@/mocks/seed/system/identity-roles';
import { checks } from '@/mocks/server/checks';
import { crudAnswers } from '@/mocks/server/mock';
import { P } from '@/policies';

/** What is told about a role; what it grants is asked elsewhere. */
export async function toIdentityRole() {
  const accounts = (await db.accounts.open()).all();
  return ({ policies: _policies, ...role }: StoredIdentityRole): IdentityRole => ({
    ...role,
    userCount: accounts.filter(({ roles }) => roles.includes(role.name)).length,
  });
}

/** Replaces a role of everybody who has it; null takes it away. */
async function replaceRole(name: string, by: string | null) {
  const accounts = await db.accounts.open();
  for (const account of accounts.all().filter(({ roles }) => roles.includes(name))) {
    const roles = account.roles.flatMap((role) => (role === name ? (by ?? []) : role));
    accounts.save({ ...account, roles });
  }
}

const roles = collection(identityRoleApi, {
  table: db.identityRoles,
  view: toIdentityRole,
  conditions: (on) => ({
    filter: on.contains('name').name,
    ...on.flag('isDefault', 'isStatic', 'isPublic'),
  }),
  read(body, stored) {
    const check = checks(body);
    const fields = check.done({
      name: check.text('name', { required: true, max: 64 }),
      isDefault: check.flag('isDefault', stored?.isDefault),
      isPublic: check.flag('isPublic', stored?.isPublic ?? true),
    });
    const { name } = fields;
    const others = db.identityRoles.all().filter(({ id }) => id !== stored?.id);
    if (others.some((other) => other.name.toLowerCase() === name.toLowerCase())) {
      const text = { zh: `角色名“${name}”已存在。`, en: `Role name '${name}' is already taken.` };
      refuseFaults([{ code: 'DuplicateRoleName', text }]);
    }
    if (stored?.isStatic && name !== stored.name) {
      throw identityError('010005', {
        zh: '静态角色不能重命名。',
        en: 'Static roles can not be renamed.',
      });
    }
    return { isStatic: false, policies: [], ...stored, ...fields };
  },
  removable: ({ isStatic }) => {
    if (!isStatic) return;
    throw identityError('010006', {
      zh: '静态角色不能删除。',
      en: 'Static roles can not be deleted.',
    });
  },
});

export const answers = crudAnswers(identityRoleApi, P.identityRoles, {
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
});
