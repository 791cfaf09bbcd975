import { service } from '@/api/endpoint';
import {
  platformConsult,
  type ConnectInput,
  type ConnectRecord,
} from '@/api/platform/platform-consult';
import { ref, text } from '@/api/properties';
import { record, type QueryOf, type RowOf } from '@/api/record';
import type { ById } from '@/api/types';

const path = '/api/company/vote/vote-apply';
const { items, page, put } = service(path, { assumed: true });

/** The application of a company for a vote. */
export const voteApply = record(
  path,
  {
    ...platformConsult.properties,
    vote: ref({ named: false, readOnly: true, filter: true }),
    voteTitle: text({ readOnly: true, filter: true }),
  },
  { conditions: platformConsult.conditions },
);
export type VoteApply = RowOf<typeof voteApply>;

export const voteApplyApi = {
  list: page<QueryOf<typeof voteApply>, VoteApply>(''),
  /** Records a call. */
  connect: put<ConnectInput, VoteApply>('connect'),
  /** The recorded calls of an application, the newest first. */
  history: items<ById, ConnectRecord>('connect-history'),
};
