import type { CallOptions } from '@/api/endpoint';
import { teamApi, type TeamInput } from '@/api/substation/team';
import type { ById } from '@/api/types';
import { confirmOwnLoss, refreshPermissionsIfOwn } from '@/elements/permission/refresh-permissions';
import { mapResponse, withCall } from '@/elements/query/wrap-endpoint';
import { worksFor } from '@/elements/record-select/staff-substations';
import { listText } from '@/elements/text/messages';
import { t } from '@/i18n';
import { isId } from '@/lib/guards';
import type { FormRule, LoadOptions } from '@/schema/field';
import { isCurrentUser } from '@/stores/current-user-permissions';

const isMember = ({ members = [] }: Pick<TeamInput, 'members'>) =>
  members.some(({ userId }) => isCurrentUser(userId));
const isInTeam = (team: Pick<TeamInput, 'members' | 'leaderId'>) =>
  isCurrentUser(team.leaderId) || isMember(team);

/** Asks before the signed-in user leaves the team, whose roles go with it. */
async function updateTeam(input: TeamInput & ById, options?: CallOptions) {
  if (!isInTeam(input) && isInTeam(await teamApi.one({ id: input.id }))) await confirmOwnLoss();
  return teamApi.update(input, options).then(refreshPermissionsIfOwn(true));
}

/** Saves a team and loads the permissions again: members have the roles of their team, and the user may have been one. */
export const teams = {
  ...teamApi,
  create: mapResponse(teamApi.create, (response, team) =>
    response.then(refreshPermissionsIfOwn(isMember(team))),
  ),
  update: withCall(teamApi.update, updateTeam),
};

/** The sub-stations of a team; one that already has a team shows it. */
export const substationChoices: LoadOptions = async (options) => {
  const { items } = await teamApi.options(undefined, options);
  return items.map(({ id, substationName, teamNames }) => ({
    value: id,
    label: teamNames.length
      ? t('platform-site.team.looksAfter', {
          substationName,
          teams: teamNames.join(t('elements.cells.separator')),
        })
      : substationName,
  }));
};

/** Requires a leader who works for one of the sub-stations. */
export const leaderWorksInSubstations: FormRule<TeamInput> = (leaderId, { substationIds = [] }) =>
  isId(leaderId) && worksFor(leaderId, substationIds) === false ? 'leaderElsewhere' : null;

/** Requires members who work for one of the sub-stations. */
export const membersWorkInSubstations: FormRule<TeamInput> = (value, { substationIds = [] }) => {
  const members: TeamInput['members'] = Array.isArray(value) ? value : [];
  const names = members
    .filter(({ userId }) => isId(userId) && worksFor(userId, substationIds) === false)
    .map(({ name }) => name ?? '');
  return names.length ? { rule: 'membersElsewhere', values: { names: listText(names) } } : null;
};

/** Rejects duplicate members, and the leader as a member. */
export const noDuplicateMembers: FormRule<TeamInput> = (value, { leaderId }) => {
  const members = Array.isArray(value) ? value : [];
  const ids = [...members.map(({ userId }) => userId), leaderId].filter(Boolean).map(String);
  return new Set(ids).size < ids.length ? 'nobodyTwice' : null;
};
