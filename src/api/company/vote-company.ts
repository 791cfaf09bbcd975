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
  /** URL of the picture. */
  imageUrl: string | null;
  /** The number of votes for this candidate. */
  votes: number;
  /** Candidates with equal votes have the same rank; a cancelled candidate has none. */
  rank: number | null;
  /** Users can only vote for a candidate with the status `normal`. */
  status: VoteCompanyStatus;
}

/** Conditions of the list. */
export interface VoteCompanyQuery extends PageQuery {
  voteId?: Id;
  companyId?: Id;
  companyName?: string;
  status?: VoteCompanyStatus;
}

/** The new status, which must differ from the current one. */
export interface VoteCompanyStatusInput {
  id: Id;
  status: VoteCompanyStatus;
  concurrencyStamp?: string;
}
/** The companies to add to a vote. When one cannot be added, none is. */
export interface VoteCompaniesInput {
  voteId: Id;
  companyIds: Id[];
}
/** The new picture; null removes it. */
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
