import { service } from '@/api/endpoint';
import type { ById, Id, PageQuery } from '@/api/types';
import type { Channel } from '@/enums';

const { del, page } = service('/api/company/vote/voting-detail');
const visits = service('/api/company/vote/voting-visit-detail');

/** One vote of a user for a company. */
export interface VotingDetail {
  id: Id;
  voteId: Id;
  voteCompanyId: Id;
  companyName: string;
  userId: Id;
  userName: string;
  mobile: string;
  channel: Channel;
  votingTime: string;
}

/** Conditions of the list. */
interface VotingDetailQuery extends PageQuery {
  voteId?: Id;
  voteCompanyId?: Id;
  userId?: Id;
  userName?: string;
  mobile?: string;
  votingTimeBegin?: string;
  votingTimeEnd?: string;
}

/** A user with the number of their votes. */
export interface VotingUser {
  /** The id of the user. */
  id: Id;
  userName: string;
  mobile: string;
  votes: number;
  firstVotingTime: string;
  lastVotingTime: string;
}

/** Finds the users who have taken part in a vote, or who have voted for one of its companies. */
export interface VotingUserQuery extends PageQuery {
  voteId?: Id;
  voteCompanyId?: Id;
  userName?: string;
  mobile?: string;
}

export const votingDetailApi = {
  list: page<VotingDetailQuery, VotingDetail>(''),
  /** Deletes the vote, which also lowers the counts of the company and of the whole vote. */
  remove: del<ById>(':id'),
  users: page<VotingUserQuery, VotingUser>('voting-user'),
};

/** A visit to the page of a vote. */
export interface VotingVisitDetail {
  id: Id;
  voteId: Id;
  userId: Id;
  userName: string;
  mobile: string;
  channel: Channel;
  /** How many seconds the page was open. */
  seconds: number;
  visitTime: string;
}

/** Conditions of the list; the vote is required. */
export interface VotingVisitDetailQuery extends PageQuery {
  voteId: Id;
  userName?: string;
  mobile?: string;
  channel?: Channel;
  visitTimeBegin?: string;
  visitTimeEnd?: string;
}

export const votingVisitDetailApi = {
  list: visits.page<VotingVisitDetailQuery, VotingVisitDetail>(''),
};
