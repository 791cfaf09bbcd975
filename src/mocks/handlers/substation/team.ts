import {
  team as teamRecord,
  teamApi,
  type Team,
  type TeamInput,
  type TeamMember,
  type TeamMemberInput,
} from '@/api/substation/team';
import type { Id } from '@/api/types';
import { readOnly } from '@/mocks/db/collection';
import { db } from '@/mocks/db/db';
import { openTables } from '@/mocks/db/table';
import type { Account } from '@/mocks/domain/account';
import { substationNames } from '@/mocks/domain/substations';
import type { StoredTeam } from '@/mocks/seed/substation/teams';
import { checks, forbidden, listOf, type Check } from '@/mocks/server/checks';
import { crudHandlers, mock, type Context, type Received } from '@/mocks/server/mock';
import { readProperties } from '@/mocks/server/read-properties';
import { ofSubstations, requireManaged } from '@/mocks/server/scope';
import { P } from '@/policies';
import { requireHeld, visibleStaff } from './visible-staff';

type TeamBody = Received<TeamInput>;

/** A member of the body with the new roles; with null the member keeps the current roles. */
interface ReadMember {
  account: Account;
  roleIds: string[] | null;
}

/** Returns a function that finds the id of a role among the roles of some sub-stations. */
const rolesAmong = (substationIds: number[]) => (id: string) => {
  const role = db.teamRoles.find(id);
  return role && substationIds.includes(role.substationId) ? role.id : undefined;
};

/**
 * Returns the accounts that may be in a team: they belong to one of its sub-stations, and the caller can see them or they
 * are in the team already.
 */
async function candidates(
  substationIds: number[],
  stored: StoredTeam | null,
  context: Context,
): Promise<Map<string, Account>> {
  const storedIds = [stored?.leaderId, ...(stored?.memberIds ?? [])];
  const current = db.accounts.all().filter(({ id }) => storedIds.includes(id));
  const visible = (await visibleStaff(context)).filter(({ isActive }) => isActive);
  const eligible = [...visible, ...current].filter(({ managedIds }) =>
    managedIds.some((id) => substationIds.includes(id)),
  );
  return new Map(eligible.map((account) => [account.id, account]));
}

function readMembers(
  check: Check<'leaderId' | 'members'>,
  { people, substationIds }: { people: Map<string, Account>; substationIds: number[] },
): ReadMember[] {
  const rows = check.rows<keyof TeamMemberInput>('members');
  const ids = [check.value('leaderId'), ...rows.map((row) => row.value('userId'))].map(String);
  if (new Set(ids).size < ids.length) check.add('members', 'memberTwice');
  return rows.flatMap((row) => {
    const account = people.get(String(row.value('userId')));
    if (!account) {
      check.unknown('members');
      return [];
    }
    const here = account.managedIds.filter((id) => substationIds.includes(id));
    const wanted = row.value('roleIds');
    const roleIds = listOf(wanted).flatMap((id) => rolesAmong(here)(String(id)) ?? []);
    if (roleIds.length < listOf(wanted).length) check.unknown('members');
    return { account, roleIds: wanted === undefined ? null : roleIds };
  });
}

/** Checks a body, and returns the team and its members with their new roles. */
async function readTeam(body: TeamBody, stored: StoredTeam | null, context: Context) {
  const check = checks(body);
  await openTables(db.accounts, db.teamRoles);
  const substations = await db.substations.open();
  const substationIds = check.allKnown('substationIds', (id) => substations.find(id)?.id);
  const people = await candidates(substationIds, stored, context);
  const members =
    body.members === undefined
      ? (stored?.memberIds ?? [])
          .flatMap((id) => people.get(id) ?? [])
          .map((account) => ({ account, roleIds: null }))
      : readMembers(check, { people, substationIds });
  const fields = check.done({
    ...readProperties(check, teamRecord, stored),
    substationIds,
    leaderId: check.known('leaderId', (id) => people.get(id))?.id,
    memberIds: members.map(({ account }) => account.id),
    roleIds: check.allKnown('roleIds', rolesAmong(substationIds), false),
  });
  const before = stored?.substationIds ?? [];
  const moved = [...substationIds, ...before].filter(
    (id) => !(substationIds.includes(id) && before.includes(id)),
  );
  for (const id of moved) requireManaged(context, id);
  db.teams.unique(['name'], fields, 'TeamNameExists', stored);
  return { fields, members };
}

/** Returns the roles of a member after a save, which changes only roles in the sub-stations of the team. */
function rolesAfter(
  { account, roleIds }: ReadMember,
  team: Pick<StoredTeam, 'substationIds' | 'roleIds'>,
  isNew: boolean,
): string[] {
  const here = rolesAmong(team.substationIds);
  const current = account.teamRoleIds.map(String);
  const elsewhere = current.filter((id) => !here(id));
  if (roleIds) return [...elsewhere, ...roleIds];
  const gained = team.roleIds.filter(rolesAmong(account.managedIds));
  return isNew ? [...new Set([...current, ...gained])] : current;
}

/** Returns the accounts that a save changes with their new roles; throws a 403 for roles that the caller may not give. */
async function accountsAfter(
  team: Pick<StoredTeam, 'substationIds' | 'roleIds'>,
  { members, before }: { members: ReadMember[]; before: string[] },
  context: Context,
): Promise<Account[]> {
  const accounts = members.flatMap((member) => {
    const { account } = member;
    const teamRoleIds = rolesAfter(member, team, !before.includes(account.id));
    const isUnchanged =
      teamRoleIds.toSorted().join() === account.teamRoleIds.map(String).toSorted().join();
    return isUnchanged ? [] : { ...account, teamRoleIds };
  });
  for (const { id, teamRoleIds } of accounts) {
    const oldIds = members
      .find(({ account }) => account.id === id)
      ?.account.teamRoleIds.map(String);
    const isChanged = (roleId: string) => teamRoleIds.includes(roleId) !== oldIds?.includes(roleId);
    await requireHeld(
      db.teamRoles.all().filter((role) => isChanged(role.id)),
      context,
    );
  }
  return accounts;
}

async function view() {
  const accounts = await db.accounts.open();
  const roles = await db.teamRoles.open();
  const nameOf = await substationNames();
  const roleName = (id: Id) => roles.find(id)?.name ?? '';

  function member(account: Account, team: StoredTeam): TeamMember {
    const { id, name, userName, phoneNumber, teamRoleIds } = account;
    const roleIds = teamRoleIds.filter((role) =>
      team.substationIds.includes(roles.find(role)?.substationId ?? 0),
    );
    return { userId: id, name, userName, phoneNumber, roleIds, roleNames: roleIds.map(roleName) };
  }
  return (team: StoredTeam) => ({
    ...team,
    substationNames: team.substationIds.map(nameOf),
    leaderName: accounts.find(team.leaderId)?.name ?? '',
    members: team.memberIds
      .flatMap((id) => accounts.find(id) ?? [])
      .map((account) => member(account, team)),
    memberCount: team.memberIds.length,
    roleNames: team.roleIds.map(roleName),
  });
}

const teams = readOnly(teamApi, {
  table: db.teams,
  scope: ofSubstations,
  view,
  conditions: (on) => on.filters(teamRecord),
  checkRemoval: ({ name, memberIds: { length: count } }) => {
    if (count) throw forbidden('TeamHasMembers', { name, count });
  },
});

/** Saves a team, and its roles in the accounts of its members. All is checked first, so that nothing is half saved. */
async function save(body: TeamBody, stored: StoredTeam | null, context: Context): Promise<Team> {
  await db.teams.open();
  const { fields, members } = await readTeam(body, stored, context);
  const before = stored?.memberIds ?? [];
  const accounts = await accountsAfter(fields, { members, before }, context);
  const saved = stored ? db.teams.update(stored, body, fields) : db.teams.insert(fields);
  for (const account of accounts) db.accounts.save(account);
  return teams.saved(saved);
}

async function options({ user }: Context) {
  const all = (await db.teams.open()).all();
  const substations = (await db.substations.open()).all();
  return substations
    .filter(({ id }) => user.managedIds.includes(id))
    .map(({ id, substationName }) => ({
      id,
      substationName,
      teamNames: all
        .filter(({ substationIds }) => substationIds.includes(id))
        .map(({ name }) => name),
    }));
}

export const handlers = [
  ...crudHandlers(teamApi, P.substationTeam, {
    ...teams,
    create: (body, context) => save(body, null, context),
    update: async (body, context) => save(body, await teams.getStored(body.id, context), context),
  }),
  mock(teamApi.options, {}, async (_query, context) => ({ items: await options(context) })),
];
