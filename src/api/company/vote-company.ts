import { service } from '@/api/endpoint';
import type { Id, Items, PageQuery, Stored } from '@/api/types';
import type { VoteCompanyStatus } from '@/enums';

const { post, put, page } = service('/api/company/vote/vote-company');

/** A candidate of a vote. */
export interface VoteCompany extends Stored {
  voteId: Id;
  companyId: Id;
  companyName: string;
  imageId: Id | null;
  /** Address of the picture. */
  imageUrl: string | null;
  /** How many voting details it has. */
  votes: number;
  /** By votes; companies of equal votes share a place. null: cancelled, so out of the running. */
  rank: number | null;
  /** Only a normal one gains votes. */
  status: VoteCompanyStatus;
}

/** Conditions of the list. */
export interface VoteCompanyQuery extends PageQuery {
  voteId?: Id;
  companyId?: Id;
  companyName?: string;
  status?: VoteCompanyStatus;
}

/** One of the other two statuses. */
export interface VoteCompanyStatusInput {
  id: Id;
  status: VoteCompanyStatus;
  concurrencyStamp?: string;
}
/** Companies that join a vote, all or none of them. */
export interface VoteCompaniesInput {
  voteId: Id;
  companyIds: Id[];
}
/** Another picture; null takes it away. */
export interface VoteCompanyImageInput {
  id: Id;
  imageId: Id | null;
  concurrencyStamp?: string;
}

export const voteCompanyApi = {
  list: page<VoteCompanyQuery, VoteCompany>(''),
  setStatus: put<VoteCompanyStatusInput, VoteCompany>('status'),
  add: post<VoteCompaniesInput, Items<VoteCompany>>('company'),
  setImage: put<VoteCompanyImageInput, VoteCompany>('image'),
};
