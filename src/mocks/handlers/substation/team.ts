import { teamApi, type Team, type TeamMember } from '@/api/substation/team';
import type { Id } from '@/api/types';
import { StandardStatus } from '@/enums';
import { readOnly } from '@/mocks/db/collection';
import { db } from '@/mocks/db/db';
import type { Account } from '@/mocks/domain/account';
import { substationNames } from '@/mocks/domain/substations';
import type { StoredTeam } from '@/mocks/seed/substation/teams';
import { crudAnswers, mock, type Context } from '@/mocks/server/mock';
import { ofSubstations } from '@/mocks/server/scope';
import { P } from '@/policies';
import { accountsAfter, hasMembers, readTeam, type TeamBody } from './team-rules';

async function show() {
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
  show,
  conditions: (on) => ({
    ...on.contains('name', 'leaderName'),
    ...on.code(StandardStatus.$values, 'status'),
    ...on.times('creationTime'),
    substationId: on.among('substationIds').substationIds,
  }),
  removable: (team) => {
    if (team.memberIds.length) throw hasMembers(team);
  },
});

/** The roles go to the accounts, where grants are read from; nothing is stored before all is allowed. */
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

export const answers = [
  ...crudAnswers(
    teamApi,
    { grant: P.substationTeam },
    {
      ...teams,
      create: (body, context) => save(body, null, context),
      update: async (body, context) => save(body, await teams.own(body.id, context), context),
    },
  ),
  mock(teamApi.options, {}, async (_query, context) => ({ items: await options(context) })),
];
