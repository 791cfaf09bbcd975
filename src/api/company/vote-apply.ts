import { service } from '@/api/endpoint';
import type {
  ConnectInput,
  ConnectRecord,
  PlatformConsult,
  PlatformConsultQuery,
} from '@/api/platform/platform-consult';
import type { ById, Id } from '@/api/types';

const { items, page, put } = service('/api/company/vote/vote-apply', { assumed: true });

/** The application of a company for a vote. */
export interface VoteApply extends PlatformConsult {
  voteId: Id;
  voteTitle: string;
}

/** Conditions of the list. */
interface VoteApplyQuery extends PlatformConsultQuery {
  voteId?: Id;
  voteTitle?: string;
}

export const voteApplyApi = {
  list: page<VoteApplyQuery, VoteApply>(''),
  /** Records a call. */
  connect: put<ConnectInput, VoteApply>('connect'),
  /** The recorded calls of an application, the newest first. */
  history: items<ById, ConnectRecord>('connect-history'),
};
