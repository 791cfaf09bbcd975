import { service } from '@/api/endpoint';
import type { ById, Id, InputOf, PageQuery, Stored } from '@/api/types';
import type { StandardStatus } from '@/enums';

const { get, items, page, post, put, del } = service('/api/substation/team');

export interface TeamMember {
  userId: Id;
  name: string;
  userName: string;
  phoneNumber: string;
  /** The roles of the account in the sub-stations of the team. */
  roleIds: Id[];
  roleNames: string[];
}

/** The administrators of one or more sub-stations. */
export interface Team extends Stored {
  name: string;
  substationIds: Id[];
  substationNames: string[];
  leaderId: Id;
  leaderName: string;
  /** The members without the leader. */
  members: TeamMember[];
  memberCount: number;
  /** The roles that a new member gets. */
  roleIds: Id[];
  roleNames: string[];
  status: StandardStatus;
}

interface TeamQuery extends PageQuery {
  name?: string;
  substationId?: Id;
  leaderName?: string;
  status?: StandardStatus;
  creationTimeBegin?: string;
  creationTimeEnd?: string;
}

/** A member in the form. Without roles, a member keeps the current roles, and a new member gets those of the team. */
export type TeamMemberInput = Pick<TeamMember, 'userId'> & Partial<TeamMember>;

export type TeamInput = InputOf<
  Team,
  'name' | 'substationIds' | 'leaderId',
  'roleIds' | 'status'
> & {
  members?: TeamMemberInput[];
};

/** A sub-station that a team can manage. */
interface TeamOption {
  id: Id;
  substationName: string;
  /** The names of the teams that already manage it. */
  teamNames: string[];
}

export const teamApi = {
  list: page<TeamQuery, Team>(''),
  one: get<ById, Team>(':id'),
  create: post<TeamInput, Team>(''),
  update: put<TeamInput, Team>(''),
  remove: del<ById>(':id'),
  options: items<void, TeamOption>('team-option'),
};
