import { service } from '@/api/endpoint';
import type { ById, Id, InputOf, PageQuery, Stored } from '@/api/types';
import type { VoteStatus } from '@/enums';

const { get, post, put, del, page } = service('/api/company/vote');

/** A vote of a sub-station on its companies. */
export interface Vote extends Stored {
  title: string;
  substationId: Id;
  substationName: string;
  imageId: Id | null;
  /** Address of the cover. */
  imageUrl: string | null;
  startTime: string;
  endTime: string;
  /** By the clock. */
  status: VoteStatus;
  /** Rich text. */
  rules: string | null;
  /** Votes one user may give in a day, 1 to 100. */
  dailyVotes: number;
  /** Whether companies may put themselves forward. */
  isSignUp: boolean;
  companyCount: number;
  /** Sum over its companies. */
  votes: number;
  visits: number;
}

/** Conditions of the list. */
export interface VoteQuery extends PageQuery {
  title?: string;
  substationId?: Id;
  status?: VoteStatus;
  isSignUp?: boolean;
  startTimeBegin?: string;
  startTimeEnd?: string;
  endTimeBegin?: string;
  endTimeEnd?: string;
}

export type VoteInput = InputOf<
  Vote,
  'title' | 'substationId' | 'imageId' | 'startTime' | 'endTime' | 'dailyVotes',
  'rules' | 'isSignUp'
>;

export const voteApi = {
  list: page<VoteQuery, Vote>(''),
  one: get<ById, Vote>(':id'),
  create: post<VoteInput, Vote>(''),
  /** A vote that runs keeps its start, one that has ended its period. */
  update: put<VoteInput, Vote>(''),
  /** Refused once somebody has voted. */
  remove: del<ById>(':id'),
};
