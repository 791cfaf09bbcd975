import { service } from '@/api/endpoint';
import { code, image, number, ref, text } from '@/api/properties';
import { record, type InputOf, type QueryOf, type RowOf } from '@/api/record';
import type { Id, Items } from '@/api/types';
import { VoteCompanyStatus } from '@/enums';

const path = '/api/company/vote/vote-company';
const { post, put, page } = service(path);

/** A candidate of a vote. */
export const voteCompany = record(
  path,
  {
    vote: ref({ named: false, readOnly: true, filter: true }),
    company: ref('company', { readOnly: true, filter: true }),
    image: image({ readOnly: true, nullable: true }),
    votes: number({
      additive: true,
      readOnly: true,
      about: 'The number of votes for this candidate.',
    }),
    rank: number({
      readOnly: true,
      nullable: true,
      about: 'Candidates with equal votes have the same rank; a cancelled candidate has none.',
    }),
    status: code(VoteCompanyStatus, {
      required: true,
      filter: true,
      about: 'Users can only vote for a candidate with the status `normal`.',
    }),
  },
  { conditions: { companyName: text() } },
);
export type VoteCompany = RowOf<typeof voteCompany>;
/** The new status, which must differ from the current one. */
export type VoteCompanyStatusInput = InputOf<typeof voteCompany>;

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
  list: page<QueryOf<typeof voteCompany>, VoteCompany>(''),
  setStatus: put<VoteCompanyStatusInput, VoteCompany>('status'),
  add: post<VoteCompaniesInput, Items<VoteCompany>>('company'),
  setImage: put<VoteCompanyImageInput, VoteCompany>('image'),
};
