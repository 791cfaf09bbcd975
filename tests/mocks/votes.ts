import type { Vote } from '@/api/company/vote';
import type { VoteCompany } from '@/api/company/vote-company';
import type { VotingDetail } from '@/api/company/voting-detail';
import type { Page } from '@/api/types';
import type { VoteStatus } from '@/enums';
import { db, reseed } from '@/mocks/db';
import { allRows, setClock } from './market-tools';
import { read, signIn } from './server';

export const path = '/api/company/vote';
export const companyPath = `${path}/vote-company`;
export const detailPath = `${path}/voting-detail`;
export const visitPath = `${path}/voting-visit-detail`;

/** Fresh data at noon, and the token of who may do everything. */
export async function startAtNoon(): Promise<string> {
  setClock(12);
  reseed();
  return signIn('operator');
}

/** The first vote of that status in a sub-station. */
export async function voteOf(token: string, status: VoteStatus, substationId = 1): Promise<Vote> {
  const query = `page=1&limit=1&status=${status}&substationId=${substationId}`;
  const [vote] = (await read<Page<Vote>>(`GET ${path}?${query}`, { token })).items;
  if (!vote) throw new Error(`no vote of status ${status}`);
  return vote;
}

export const candidates = (token: string, vote: Pick<Vote, 'id'>) =>
  allRows<VoteCompany>(companyPath, token, `voteId=${vote.id}`);
export const detailsOf = (token: string, query: string) =>
  allRows<VotingDetail>(detailPath, token, query);
/** All there are at the moment; too many to be asked for page by page. */
export const allDetails = async () => (await db.votingDetails.open()).all();

export const first = <Row>([row]: Row[]): Row => {
  if (!row) throw new Error('there is none');
  return row;
};
