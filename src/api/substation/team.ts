import { service } from '@/api/endpoint';
import { code, dateTime, number, objects, phone, ref, refs, text } from '@/api/properties';
import { crudCalls, record, type InputOf, type RowOf } from '@/api/record';
import type { Id } from '@/api/types';
import { StandardStatus } from '@/enums';

const path = '/api/substation/team';
const { items } = service(path);

/** The administrators of one or more sub-stations. */
export const team = record(
  path,
  {
    name: text({ required: true, maxLength: 30, filter: true }),
    substation: refs('substation', { required: true, filter: true }),
    leader: ref('staff', { required: true }),
    members: objects(
      {
        user: ref('staff', { named: false, required: true }),
        name: text(),
        userName: text(),
        phoneNumber: phone(),
        role: refs({
          about:
            'The roles of the account in the sub-stations of the team. Without them, a member keeps the current roles, and a new member gets those of the team.',
        }),
      },
      { about: 'The members without the leader.' },
    ),
    memberCount: number({ additive: true, readOnly: true }),
    role: refs({ about: 'The roles that a new member gets.' }),
    status: code(StandardStatus, { initial: StandardStatus.enabled, filter: true }),
  },
  { conditions: { leaderName: text(), creationTime: dateTime({ past: true }) } },
);
export type Team = RowOf<typeof team>;
export type TeamMember = Team['members'][number];
export type TeamInput = InputOf<typeof team>;
/** A member in the form. */
export type TeamMemberInput = NonNullable<TeamInput['members']>[number];

/** A sub-station that a team can manage. */
interface TeamOption {
  id: Id;
  substationName: string;
  /** The names of the teams that already manage it. */
  teamNames: string[];
}

export const teamApi = {
  ...crudCalls(team),
  options: items<void, TeamOption>('team-option'),
};
