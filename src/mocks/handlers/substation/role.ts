import { teamRoleApi, type TeamRole } from '@/api/substation/role';
import { collection } from '@/mocks/db/collection';
import { db } from '@/mocks/db/db';
import { readSubstation } from '@/mocks/domain/references';
import { substationNames } from '@/mocks/domain/substations';
import { parentOf, permissionTree } from '@/mocks/handlers/system/permission';
import type { StoredTeamRole } from '@/mocks/seed/system/roles';
import { forbidden, listOf, type Check } from '@/mocks/server/checks';
import { crudHandlers, mock } from '@/mocks/server/mock';
import { ofSubstation, requireManaged } from '@/mocks/server/scope';
import { P, type Policy } from '@/policies';
import { requireHeld } from './visible-staff';

/** The policies of all pages on which users choose roles. */
const roleChoicePolicies = [P.adminPower, P.substationUsers, P.substationTeam];
const everyPolicy: Policy[] = Object.values(P);

async function usersOf(id: string): Promise<number> {
  const accounts = (await db.accounts.open()).all();
  return accounts.filter(({ teamRoleIds }) => teamRoleIds.includes(id)).length;
}

async function toView(role: StoredTeamRole): Promise<TeamRole> {
  const substationName = (await substationNames())(role.substationId);
  return { ...role, substationName, userCount: await usersOf(role.id) };
}

async function toItems(roles: StoredTeamRole[]) {
  return { items: await Promise.all(roles.map(toView)) };
}

/** Reads the policies. A policy needs its parent policy, because it has no effect without it. */
function readPolicies(check: Check<'policies'>): Policy[] {
  const find = (name: string) => everyPolicy.find((policy) => policy === name);
  const policies = check.allKnown('policies', find, false);
  for (const policy of policies) {
    const parent = parentOf(policy);
    if (parent && !policies.includes(parent))
      check.add('policies', 'parentPolicyMissing', { policy, parent });
  }
  return policies;
}

const roles = collection(teamRoleApi, {
  table: db.teamRoles,
  scope: ofSubstation,
  conditions: () => ({}),
  async read(check, stored, context, body) {
    const before = stored?.policies ?? [];
    // A role cannot be moved to another sub-station.
    if (stored) check.fixed('substationId', stored.substationId);
    const { name, substationId, policies } = check.done({
      name: check.text('name', { required: true, max: 20 }),
      ...(await readSubstation(check)),
      policies: body.policies === undefined ? before : readPolicies(check),
    });
    requireManaged(context, substationId);
    const keys = ['name', 'substationId'] as const;
    db.teamRoles.unique(keys, { name, substationId }, 'RoleNameExists', stored);
    const changed = everyPolicy.filter((one) => before.includes(one) !== policies.includes(one));
    await requireHeld([{ policies: changed }], context);
    return { substationId, name, isDefault: stored?.isDefault ?? false, policies };
  },
  checkRemoval: async ({ id, name, isDefault }) => {
    if (isDefault) throw forbidden('DefaultRoleNotDeletable', { name });
    const users = await usersOf(id);
    if (users) throw forbidden('RoleInUse', { name, users });
  },
});

export const handlers = [
  ...crudHandlers(teamRoleApi, P.adminPower, {
    create: async (body, context) => toView(await roles.create(body, context)),
    update: async (body, context) => toView(await roles.update(body, context)),
    /** The deleted role is also removed from the roles that teams give to new members. */
    remove: async ({ id }, context) => {
      await roles.remove({ id }, context);
      await db.teams.saveWhere(
        ({ roleIds }) => roleIds.includes(String(id)),
        ({ roleIds }) => ({ roleIds: roleIds.filter((one) => one !== String(id)) }),
      );
    },
  }),
  mock(teamRoleApi.own, {}, async (_query, { user }) => {
    const all = (await db.teamRoles.open()).all();
    return toItems(all.filter(({ id }) => user.teamRoleIds.includes(id)));
  }),
  ...crudHandlers(teamRoleApi, roleChoicePolicies, {
    useful: async ({ substationIds }, context) => {
      const all = await roles.rows({ sort: 'substationId ascending,id ascending' }, context);
      const wanted = listOf(substationIds).map(String);
      return toItems(
        all.filter(({ substationId }) => !wanted.length || wanted.includes(String(substationId))),
      );
    },
    defaultPermissions: (_query, { language }) => ({ groups: permissionTree(language) }),
    permissions: async (request, context) => {
      const { id, policies, concurrencyStamp } = await roles.one(request, context);
      return { id, policies, concurrencyStamp };
    },
  }),
];
