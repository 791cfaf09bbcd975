import { service } from '@/api/endpoint';
import type { ById, ExportedFile, Id, Items, PageQuery } from '@/api/types';
import type { CompanyLevel, CompanyStatus, CompanyType, CredentialState } from '@/enums';

const { get, post, put, del, page } = service('/api/company/company');

/** A row of the list; times are wall-clock text without zone. */
export interface Company {
  id: Id;
  companyName: string;
  companyType: CompanyType;
  companyLevelType: CompanyLevel;
  status: CompanyStatus;
  substationId: Id;
  substationName: string;
  regionId: Id;
  regionName: string;
  contact: string;
  mobile: string;
  phone: string | null;
  address: string | null;
  introduction: string | null;
  lineCount: number;
  branchCount: number;
  isInsured: boolean;
  isExcellentLine: boolean;
  credentialState: CredentialState;
  settledTime: string | null;
  expireTime: string | null;
  creationTime: string;
  /** Sent back unchanged on save; the server refuses a save over somebody else's change with 409. */
  concurrencyStamp: string;
}

export interface CompanyQuery extends PageQuery {
  companyName?: string;
  substationId?: Id;
  companyType?: CompanyType[];
  companyLevelType?: CompanyLevel[];
  status?: CompanyStatus;
  credentialState?: CredentialState;
  regionId?: Id;
  mobile?: string;
  isInsured?: boolean;
  isExcellentLine?: boolean;
  settledTimeBegin?: string;
  settledTimeEnd?: string;
  branchCountBegin?: number;
  branchCountEnd?: number;
  lineCountBegin?: number;
  lineCountEnd?: number;
}

/** What the form edits; `id` and the stamp are absent on create. */
export type CompanyInput = Pick<
  Company,
  'companyName' | 'companyType' | 'substationId' | 'regionId' | 'contact' | 'mobile'
> &
  Partial<
    Pick<
      Company,
      'id' | 'concurrencyStamp' | 'companyLevelType' | 'phone' | 'address' | 'introduction'
    >
  >;

export interface CompanyOption {
  id: Id;
  companyName: string;
}
export interface CompanySearch {
  companyName: string;
  companyType?: CompanyType[];
  substationId?: Id;
  isActive?: boolean;
  companyLevelType?: CompanyLevel[];
}

export const companyApi = {
  list: page<CompanyQuery, Company>(''),
  export: get<Omit<CompanyQuery, 'page' | 'limit'>, ExportedFile>('export'),
  one: get<ById, Company>(':id'),
  create: post<CompanyInput, Company>('base'),
  /** Takes the whole record: the status switches go through here as well. */
  update: put<CompanyInput | Company, Company>(''),
  remove: del<ById>(':id'),
  search: get<CompanySearch, Items<CompanyOption>>('company-name'),
};
