import { service } from '@/api/endpoint';
import type { ById, ExportedFile, Id, InputOf, PageQuery, Stored } from '@/api/types';
import type { CompanyLevel, CompanyStatus, CompanyType, CredentialState } from '@/enums';
import type {
  CompanyDetailPage,
  CompanyExcellentLine,
  CompanyManagers,
  CompanyWorkDays,
} from './company-detail';

const { get, items, page, post, postFor, put, del } = service('/api/company/company');

/** A row of the list. Times are texts without a time zone. */
export interface Company extends Stored {
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
  logoId: Id | null;
  logoUrl: string | null;
  /** The number of its lines, listed or not. */
  lineCount: number;
  branchCount: number;
  isInsured: boolean;
  isExcellentLine: boolean;
  credentialState: CredentialState;
  /** Null until terms are agreed or the company goes live for the first time. */
  settledTime: string | null;
  /** The day on which the membership ends; null while `settledTime` is null. */
  expireTime: string | null;
}

/** A company with the parts that no other endpoint returns. */
export interface CompanyDetail extends Company {
  workDays: CompanyWorkDays;
  excellentLine: CompanyExcellentLine;
  customDetailPage: CompanyDetailPage;
  manageUser: CompanyManagers;
}

interface CompanyQuery extends PageQuery {
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
  expireTimeBegin?: string;
  expireTimeEnd?: string;
  /** Our assumption, as in other lists; it finds the companies that an import has created. */
  creationTimeBegin?: string;
  creationTimeEnd?: string;
  /** Finds memberships that end today or within this number of days, but have not ended. Our assumption. */
  expiresWithinDays?: number;
  branchCountBegin?: number;
  branchCountEnd?: number;
  lineCountBegin?: number;
  lineCountEnd?: number;
}

export type CompanyInput = InputOf<
  Company,
  'companyName' | 'companyType' | 'substationId' | 'regionId' | 'contact' | 'mobile',
  'companyLevelType' | 'phone' | 'address' | 'introduction' | 'logoId'
>;

interface CompanyOption {
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

interface CompanyIds {
  companyIds: Id[];
}

/** A company that can become a member of a park or group. */
interface MemberOption extends CompanyOption {
  companyType: CompanyType;
  contact: string;
  mobile: string;
}
export interface MemberSearch {
  companyName?: string;
  substationId?: Id;
  /** Leaves out the current members of this park or group. */
  parkOrGroupId?: Id;
}

/** The code that opens the company in the mini program when a phone scans it. */
interface MiniProgramCode {
  /** The image as a `data:` URL. */
  imageUrl: string;
  /** The page of the mini program. */
  path: string;
}

/** The change of one field. */
export interface CompanyChange {
  id: Id;
  companyId: Id;
  /** The endpoint that changed it: `base`, `credential`, `settled-info`, `work-days`, … */
  section: string;
  /** The name of the property in the request. */
  field: string;
  /** Codes and flags as in the request, lists joined by `、`; null when there was no value. */
  before: string | null;
  after: string | null;
  operatorName: string;
  changeTime: string;
}
interface CompanyChangeQuery extends PageQuery {
  companyId?: Id;
  section?: string;
  field?: string;
  operatorName?: string;
  changeTimeBegin?: string;
  changeTimeEnd?: string;
}

export interface CompanyTypeChange {
  id: Id;
  companyType: CompanyType;
  concurrencyStamp?: string;
}

export const companyApi = {
  list: page<CompanyQuery, Company>(''),
  export: get<Omit<CompanyQuery, 'page' | 'limit'>, ExportedFile>('export'),
  one: get<ById, CompanyDetail>(':id'),
  create: postFor<CompanyInput, Company>('base'),
  /** Saves the whole record; the switches of the status use it as well. */
  update: put<CompanyInput | Company, Company>(''),
  remove: del<ById>(':id'),
  /** Fails while the company has records that companies of the new type cannot have. */
  changeType: post<CompanyTypeChange, Company>('change-compamy-type'),
  changes: page<CompanyChangeQuery, CompanyChange>('company-change'),
  miniProgramCode: get<ById, MiniProgramCode>('mp-code'),
  /** Returns at most 20. */
  search: items<CompanySearch, CompanyOption>('company-name'),
  /** Returns the names in the order of the ids, without unknown ids. */
  byIds: get<CompanyIds, CompanyOption[]>('company-id', { check: Array.isArray }),
  /** Returns at most 20 companies that can join a park or group. */
  memberOptions: items<MemberSearch, MemberOption>('park-company'),
};
