import { service } from '@/api/endpoint';
import {
  platformConsult,
  type ConnectInput,
  type ConnectRecord,
} from '@/api/platform/platform-consult';
import { code, text } from '@/api/properties';
import { record, type QueryOf, type RowOf } from '@/api/record';
import type { ById, ExportedFile } from '@/api/types';
import { CompanyType } from '@/enums';

const path = '/api/substation/company-checkin-apply';
const { get, items, page, put } = service(path);

/** The application of somebody whose company wants to become a member. */
export const companyCheckinApply = record(
  path,
  {
    ...platformConsult.properties,
    companyName: text({ readOnly: true, filter: true }),
    companyType: code(CompanyType, { readOnly: true, filter: true }),
    content: text({ nullable: true, readOnly: true }),
  },
  { conditions: platformConsult.conditions },
);
export type CompanyCheckinApply = RowOf<typeof companyCheckinApply>;
type CompanyCheckinApplyQuery = QueryOf<typeof companyCheckinApply>;

export const companyCheckinApplyApi = {
  list: page<CompanyCheckinApplyQuery, CompanyCheckinApply>(''),
  export: get<Omit<CompanyCheckinApplyQuery, 'page' | 'limit'>, ExportedFile>('export'),
  /** Records a call. */
  connect: put<ConnectInput, CompanyCheckinApply>('connect', { assumed: true }),
  /** The recorded calls, the newest first. */
  history: items<ById, ConnectRecord>('connect-history', { assumed: true }),
};
