import { service } from '@/api/endpoint';
import type { ById, Id, PageQuery } from '@/api/types';
import type { Channel } from '@/enums';

const { del, page } = service('/api/company/vote/voting-detail');
const visits = service('/api/company/vote/voting-visit-detail');

/** One vote that one user gave to one company. */
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

/** A user with all votes given. */
export interface VotingUser {
  /** Of the user. */
  id: Id;
  userName: string;
  mobile: string;
  votes: number;
  firstVotingTime: string;
  lastVotingTime: string;
}

/** Whose voters: of a vote, or of one company in it. */
export interface VotingUserQuery extends PageQuery {
  voteId?: Id;
  voteCompanyId?: Id;
  userName?: string;
  mobile?: string;
}

export const votingDetailApi = {
  list: page<VotingDetailQuery, VotingDetail>(''),
  /** Takes the vote back: the counts of company and vote go down. */
  remove: del<ById>(':id'),
  users: page<VotingUserQuery, VotingUser>('voting-user'),
};

/** One visit to the page of a vote. */
export interface VotingVisitDetail {
  id: Id;
  voteId: Id;
  userId: Id;
  userName: string;
  mobile: string;
  channel: Channel;
  /** How long the page was open. */
  seconds: number;
  visitTime: string;
}

/** Conditions of the list; visits are counted per vote. */
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
