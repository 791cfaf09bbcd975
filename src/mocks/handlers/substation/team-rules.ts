import type { TeamInput, TeamMemberInput } from '@/api/substation/team';
import { StandardStatus } from '@/enums';
import type { Account } from '@/mocks/domain/account';
import { db } from '@/mocks/db/db';
import { checks, forbidden, listOf, type Check } from '@/mocks/server/checks';
import type { Context, Received } from '@/mocks/server/mock';
import { requireManaged } from '@/mocks/server/scope';
import type { StoredTeam } from '@/mocks/seed/substation/teams';
import { requireHeld } from './held-policies';
import { visibleStaff } from './visible-staff';

export type TeamBody = Received<TeamInput>;

/** A member of the body: who, and with which roles from now on; null keeps what he has. */
export interface ReadMember {
  account: Account;
  roleIds: string[] | null;
}

const nameExists = (name: string) => () =>
  forbidden('TeamNameExists', {
    zh: `团队名称“${name}”已存在。`,
    en: `The team name “${name}” already exists.`,
  });
export const hasMembers = ({ name, memberIds }: StoredTeam) =>
  forbidden('TeamHasMembers', {
    zh: `团队“${name}”还有 ${memberIds.length} 名成员，请先移除成员。`,
    en: `The team “${name}” still has members (${memberIds.length}); remove them first.`,
  });

const repeated = {
  zh: '团队成员不能重复，也不能是负责人。',
  en: 'A person cannot be in a team twice, and the leader cannot also be a member.',
};

/** Ids of the roles that exist in the sub-stations. */
const rolesAmong = (substationIds: number[]) => (id: string) => {
  const role = db.teamRoles.find(id);
  return role && substationIds.includes(role.substationId) ? role.id : undefined;
};

/** Whoever works for one of the sub-stations and can be seen; people who were in before need not be seen. */
async function candidates(
  substationIds: number[],
  stored: StoredTeam | null,
  context: Context,
): Promise<Map<string, Account>> {
  const old = [stored?.leaderId, ...(stored?.memberIds ?? [])];
  const current = db.accounts.all().filter(({ id }) => old.includes(id));
  const seen = (await visibleStaff(context)).filter(({ isActive }) => isActive);
  const fitting = [...seen, ...current].filter(({ managedIds }) =>
    managedIds.some((id) => substationIds.includes(id)),
  );
  return new Map(fitting.map((account) => [account.id, account]));
}

function readMembers(
  check: Check<'leaderId' | 'members'>,
  { people, substationIds }: { people: Map<string, Account>; substationIds: number[] },
): ReadMember[] {
  const rows = check.rows<keyof TeamMemberInput>('members');
  const ids = [check.value('leaderId'), ...rows.map((row) => row.value('userId'))].map(String);
  if (new Set(ids).size < ids.length) check.add('members', repeated);
  return rows.flatMap((row) => {
    const account = people.get(String(row.value('userId')));
    if (!account) {
      check.unknown('members');
      return [];
    }
    const here = account.managedIds.filter((id) => substationIds.includes(id));
    const given = row.value('roleIds');
    const roleIds = listOf(given).flatMap((id) => rolesAmong(here)(String(id)) ?? []);
    if (roleIds.length < listOf(given).length) check.unknown('members');
    return { account, roleIds: given === undefined ? null : roleIds };
  });
}

/** Checks a body and returns the team and its members with their future roles. */
export async function readTeam(body: TeamBody, stored: StoredTeam | null, context: Context) {
  const check = checks(body);
  await Promise.all([db.accounts.open(), db.teamRoles.open()]);
  const substations = await db.substations.open();
  const substationIds = check.allKnown('substationIds', (id) => substations.find(id)?.id);
  const people = await candidates(substationIds, stored, context);
  const status = check.code('status', StandardStatus.$values, false);
  const members =
    body.members === undefined
      ? (stored?.memberIds ?? [])
          .flatMap((id) => people.get(id) ?? [])
          .map((account) => ({ account, roleIds: null }))
      : readMembers(check, { people, substationIds });
  const fields = check.done({
    name: check.text('name', { required: true, max: 30 }),
    substationIds,
    leaderId: check.known('leaderId', (id) => people.get(id))?.id,
    memberIds: members.map(({ account }) => account.id),
    roleIds: check.allKnown('roleIds', rolesAmong(substationIds), false),
    status: status ?? stored?.status ?? StandardStatus.enabled,
  });
  const before = stored?.substationIds ?? [];
  const moved = [...substationIds, ...before].filter(
    (id) => !(substationIds.includes(id) && before.includes(id)),
  );
  for (const id of moved) requireManaged(context, id);
  const { name } = fields;
  db.teams.unique('name', { id: stored?.id ?? '', name }, nameExists(name));
  return { fields, members };
}

/** Roles of the account after a save: those elsewhere stay, those of the team's sub-stations are as said. */
function rolesAfter(
  { account, roleIds }: ReadMember,
  team: Pick<StoredTeam, 'substationIds' | 'roleIds'>,
  isNew: boolean,
): string[] {
  const here = rolesAmong(team.substationIds);
  const now = account.teamRoleIds.map(String);
  const elsewhere = now.filter((id) => !here(id));
  if (roleIds) return [...elsewhere, ...roleIds];
  const gained = team.roleIds.filter(rolesAmong(account.managedIds));
  return isNew ? [...new Set([...now, ...gained])] : now;
}

/** The accounts that a save changes, with the roles they will have; refuses what the caller may not give. */
export async function accountsAfter(
  team: Pick<StoredTeam, 'substationIds' | 'roleIds'>,
  { members, before }: { members: ReadMember[]; before: string[] },
  context: Context,
): Promise<Account[]> {
  const accounts = members.flatMap((member) => {
    const { account } = member;
    const teamRoleIds = rolesAfter(member, team, !before.includes(account.id));
    const same =
      teamRoleIds.toSorted().join() === account.teamRoleIds.map(String).toSorted().join();
    return same ? [] : { ...account, teamRoleIds };
  });
  for (const { id, teamRoleIds } of accounts) {
    const had = members.find(({ account }) => account.id === id)?.account.teamRoleIds.map(String);
    const changed = db.teamRoles
      .all()
      .filter((role) => teamRoleIds.includes(role.id) !== had?.includes(role.id));
    await requireHeld(
      changed.flatMap(({ policies }) => policies),
      context,
    );
  }
  return accounts;
}
