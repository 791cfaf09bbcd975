import { service } from '@/api/endpoint';
import type { ById, Id, InputOf, PageQuery, Stored } from '@/api/types';
import type { StandardStatus } from '@/enums';

const { get, items, page, post, put, del } = service('/api/substation/team');

export interface TeamMember {
  userId: Id;
  name: string;
  userName: string;
  phoneNumber: string;
  /** The account's roles in the sub-stations of the team. */
  roleIds: Id[];
  roleNames: string[];
}

/** People who look after one or several sub-stations together. */
export interface Team extends Stored {
  name: string;
  substationIds: Id[];
  substationNames: string[];
  leaderId: Id;
  leaderName: string;
  /** The leader left out. */
  members: TeamMember[];
  memberCount: number;
  /** What a new member gets. */
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

/** A member of the form; without roles he keeps his own, and a new one gets the team's. */
export type TeamMemberInput = Pick<TeamMember, 'userId'> & Partial<TeamMember>;

export type TeamInput = InputOf<
  Team,
  'name' | 'substationIds' | 'leaderId',
  'roleIds' | 'status'
> & {
  members?: TeamMemberInput[];
};

/** A sub-station a team may look after. */
interface TeamOption {
  id: Id;
  substationName: string;
  /** Teams that look after it already. */
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
