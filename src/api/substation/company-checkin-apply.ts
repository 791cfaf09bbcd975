import { service } from '@/api/endpoint';
import type { ConnectInput, ConnectRecord } from '@/api/platform/platform-consult';
import type { ById, ExportedFile, Id, PageQuery, Stamped } from '@/api/types';
import type { CompanyType, ConnectType } from '@/enums';

const { get, items, page, put } = service('/api/substation/company-checkin-apply');

/** The application of somebody whose company wants to become a member. */
export interface CompanyCheckinApply extends ById, Stamped {
  applicant: string;
  mobile: string;
  companyName: string;
  companyType: CompanyType;
  regionId: Id;
  regionName: string;
  substationId: Id;
  substationName: string;
  content: string | null;
  connectType: ConnectType;
  remark: string | null;
  /** The user who recorded the last call; null before the first call. */
  handler: string | null;
  connectTime: string | null;
  /** When the application was sent. */
  creationTime: string;
}

interface CompanyCheckinApplyQuery extends PageQuery {
  applicant?: string;
  mobile?: string;
  companyName?: string;
  companyType?: CompanyType;
  substationId?: Id;
  regionId?: Id;
  connectType?: ConnectType;
  creationTimeBegin?: string;
  creationTimeEnd?: string;
}

export const companyCheckinApplyApi = {
  list: page<CompanyCheckinApplyQuery, CompanyCheckinApply>(''),
  export: get<Omit<CompanyCheckinApplyQuery, 'page' | 'limit'>, ExportedFile>('export'),
  /** Records a call. */
  connect: put<ConnectInput, CompanyCheckinApply>('connect', { assumed: true }),
  /** The recorded calls, the newest first. */
  history: items<ById, ConnectRecord>('connect-history', { assumed: true }),
};
