import {
  teamRoleApi,
  type TeamRole,
  type TeamRoleInput,
  type TeamRoleQuery,
} from '@/api/substation/role';
import { checks, forbidden, sameId } from '@/mocks/server/checks';
import { collection } from '@/mocks/db/collection';
import { conditionsOn } from '@/mocks/db/conditions';
import { db } from '@/mocks/db/db';
import { invalid } from '@/mocks/server/errors';
import { mock, type Context, type Received } from '@/mocks/server/mock';
import { crudAnswers } from '@/mocks/server/crud-answers';
import { parentOf, permissionTree } from '@/mocks/domain/permission-tree';
import { ofSubstation, requireManaged } from '@/mocks/server/scope';
import { substationNames } from '@/mocks/domain/substation-names';
import type { StoredTeamRole } from '@/mocks/seed/substation/team-roles';
import { P, type Policy } from '@/policies';
import { requireHeld } from './held-policies';

const grant = { grant: P.adminPower };
/** Who gives roles to people has to see them. */
const choice = { grant: [P.adminPower, P.substationUsers, P.substationTeam] };
const everyPolicy: Policy[] = Object.values(P);

type Body = Received<TeamRoleInput>;
type Check = ReturnType<typeof checks>;
const { oneOf } = conditionsOn<StoredTeamRole>();

const nameExists = (name: string) =>
  forbidden('RoleNameExists', {
    zh: `角色名称“${name}”已存在。`,
    en: `The role name “${name}” already exists.`,
  });
const isDefault = ({ name }: StoredTeamRole) =>
  forbidden('DefaultRoleNotDeletable', {
    zh: `“${name}”是默认角色，不能删除。`,
    en: `“${name}” is a default role and cannot be deleted.`,
  });
const inUse = ({ name }: StoredTeamRole, users: number) =>
  forbidden('RoleInUse', {
    zh: `角色“${name}”正在被 ${users} 个用户使用，不能删除。`,
    en: `The role “${name}” still has users (${users}) and cannot be deleted.`,
  });

async function usersOf(id: string): Promise<number> {
  const accounts = (await db.accounts.open()).all();
  return accounts.filter(({ teamRoleIds }) => teamRoleIds.includes(id)).length;
}

async function shown(role: StoredTeamRole): Promise<TeamRole> {
  const substationName = (await substationNames())(role.substationId);
  return { ...role, substationName, userCount: await usersOf(role.id) };
}

async function shownAll(roles: StoredTeamRole[]) {
  return { items: await Promise.all(roles.map(shown)) };
}

/** A permission below another one is worth nothing without it. */
function readPolicies(check: Check, value: unknown): Policy[] {
  const find = (name: string) => everyPolicy.find((policy) => policy === name);
  const policies = check.allKnown('policies', value, find, false);
  for (const policy of policies) {
    const parent = parentOf(policy);
    if (parent && !policies.includes(parent)) {
      check.add('policies', {
        zh: `权限 ${policy} 需要同时授予 ${parent}。`,
        en: `${policy} requires ${parent} as well.`,
      });
    }
  }
  return policies;
}

async function readHome(check: Check, body: Body, stored: StoredTeamRole | null) {
  const substations = await db.substations.open();
  const home = check.known('substationId', body.substationId, (id) => substations.find(id));
  // A role stays with its sub-station.
  if (stored && home && !sameId(home.id, stored.substationId)) check.wrongValue('substationId');
  return home;
}

async function read(body: Body, stored: StoredTeamRole | null, context: Context) {
  const check = checks();
  const name = check.text('name', body.name, { required: true, max: 20 });
  const home = await readHome(check, body, stored);
  const before = stored?.policies ?? [];
  const policies = body.policies === undefined ? before : readPolicies(check, body.policies);
  if (check.errors.length || !home) throw invalid(check.errors);
  requireManaged(context, home.id);
  const others = db.teamRoles.all().filter(({ id }) => id !== stored?.id);
  if (others.some((other) => other.substationId === home.id && other.name === name)) {
    throw nameExists(name);
  }
  const changed = everyPolicy.filter((one) => before.includes(one) !== policies.includes(one));
  await requireHeld(changed, context);
  return { substationId: home.id, name, isDefault: stored?.isDefault ?? false, policies };
}

const roles = collection<StoredTeamRole, { substationIds?: TeamRoleQuery['substationIds'] }, Body>({
  table: db.teamRoles,
  scope: ofSubstation,
  conditions: { substationIds: oneOf('substationId') },
  read,
  removable: async (role) => {
    if (role.isDefault) throw isDefault(role);
    const users = await usersOf(role.id);
    if (users) throw inUse(role, users);
  },
});

/** A role that goes is no longer what teams give to new members. */
async function remove(request: { id: string | number }, context: Context) {
  await roles.remove(request, context);
  const teams = await db.teams.open();
  for (const team of teams.all()) {
    if (!team.roleIds.includes(String(request.id))) continue;
    teams.save({ ...team, roleIds: team.roleIds.filter((id) => id !== String(request.id)) });
  }
}

export const answers = [
  ...crudAnswers(teamRoleApi, grant, {
    create: async (body, context) => shown(await roles.create(body, context)),
    update: async (body, context) => shown(await roles.update(body, context)),
    remove,
  }),
  mock(teamRoleApi.own, {}, async (_query, { user }) => {
    const all = (await db.teamRoles.open()).all();
    return shownAll(all.filter(({ id }) => user.teamRoleIds.includes(id)));
  }),
  ...crudAnswers(teamRoleApi, choice, {
    useful: async (query, context) =>
      shownAll(
        await roles.rows({ ...query, sort: 'substationId ascending,id ascending' }, context),
      ),
    defaultPermissions: (_query, { language }) => ({
      groups: permissionTree(language),
    }),
    permissions: async ({ id }, context) => {
      const { id: roleId, policies, concurrencyStamp } = await roles.one({ id }, context);
      return { id: roleId, policies, concurrencyStamp };
    },
  }),
];
