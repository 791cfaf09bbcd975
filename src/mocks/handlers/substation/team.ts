import { teamApi, type Team, type TeamMember, type TeamQuery } from '@/api/substation/team';
import { StandardStatus } from '@/enums';
import type { Account } from '@/mocks/domain/account';
import { wallText } from '@/mocks/lib/clock';
import { conditionsOn, type Conditions } from '@/mocks/db/conditions';
import { db } from '@/mocks/db/db';
import { computedReadOnly } from '@/mocks/db/computed-collection';
import { notFound } from '@/mocks/server/errors';
import { mock, type Context } from '@/mocks/server/mock';
import { crudAnswers } from '@/mocks/server/crud-answers';
import { ofSubstations } from '@/mocks/server/scope';
import type { StoredTeam } from '@/mocks/seed/substation/teams';
import { substationNames } from '@/mocks/domain/substation-names';
import { P } from '@/policies';
import type { ById, Id } from '@/api/types';
import { accountsAfter, hasMembers, readTeam, type TeamBody } from './team-rules';

const grant = { grant: P.substationTeam };

type Shown = StoredTeam & Team;
const { contains, oneOf, since, until } = conditionsOn<Shown>();
const conditions: Conditions<TeamQuery, Shown> = {
  name: contains('name'),
  substationId:
    ([id]) =>
    ({ substationIds }) =>
      substationIds.some((one) => String(one) === id),
  leaderName: contains('leaderName'),
  status: oneOf('status', StandardStatus.$values),
  creationTimeBegin: since('creationTime'),
  creationTimeEnd: until('creationTime'),
};

async function show(): Promise<(team: StoredTeam) => Shown> {
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
  return (team) => ({
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

const teams = computedReadOnly<StoredTeam, Shown, TeamQuery>({
  table: db.teams,
  show,
  sort: { field: 'creationTime', down: true },
  scope: ofSubstations,
  conditions,
});

async function ownTeam(id: Id | undefined, context: Context): Promise<StoredTeam> {
  const team = (await db.teams.open()).one(id ?? '');
  const visible = await ofSubstations.owned(context);
  if (!visible(team)) throw notFound('Team', id);
  return team;
}

/** The roles go to the accounts, where grants are read from; nothing is stored before all is allowed. */
async function save(body: TeamBody, stored: StoredTeam | null, context: Context): Promise<Team> {
  const { fields, members } = await readTeam(body, stored, context);
  const before = stored?.memberIds ?? [];
  const accounts = await accountsAfter(fields, { members, before }, context);
  const given = stored ?? { id: db.teams.newId(), creationTime: wallText(), concurrencyStamp: '' };
  const concurrencyStamp = body.concurrencyStamp ?? given.concurrencyStamp;
  const saved = db.teams.save({ ...given, ...fields, concurrencyStamp });
  for (const account of accounts) db.accounts.save(account);
  return (await show())(saved);
}

async function create(body: TeamBody, context: Context) {
  await db.teams.open();
  return save({ ...body, concurrencyStamp: undefined }, null, context);
}

async function remove({ id }: ById, context: Context): Promise<void> {
  const team = await ownTeam(id, context);
  if (team.memberIds.length) throw hasMembers(team);
  db.teams.remove(team.id);
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
  ...crudAnswers(teamApi, grant, {
    ...teams,
    create,
    update: async (body, context) => save(body, await ownTeam(body.id, context), context),
    remove,
  }),
  mock(teamApi.options, {}, async (_query, context) => ({ items: await options(context) })),
];
