import { service } from '@/api/endpoint';
import type { ById, Id, InputOf, PageQuery, Stored } from '@/api/types';
import type { VoteStatus } from '@/enums';

const { get, post, put, del, page } = service('/api/company/vote');

/** A public vote on the companies of a sub-station. */
export interface Vote extends Stored {
  title: string;
  substationId: Id;
  substationName: string;
  imageId: Id | null;
  /** URL of the cover. */
  imageUrl: string | null;
  startTime: string;
  endTime: string;
  /** Depends on the time. */
  status: VoteStatus;
  /** The rules as HTML. */
  rules: string | null;
  /** How many votes a user has per day, 1 to 100. */
  dailyVotes: number;
  /** Whether companies can apply for the vote. */
  isSignUp: boolean;
  companyCount: number;
  /** The sum of the votes for all companies. */
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
  /** Once a vote has started, its start cannot change; once it has ended, its end cannot either. */
  update: put<VoteInput, Vote>(''),
  /** Fails when somebody has voted since the start. */
  remove: del<ById>(':id'),
};
