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

/** A row of the list; times are wall-clock text without zone. */
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
  /** Lines it has, listed or not. */
  lineCount: number;
  branchCount: number;
  isInsured: boolean;
  isExcellentLine: boolean;
  credentialState: CredentialState;
  /** null until terms were agreed or it goes live for the first time. */
  settledTime: string | null;
  /** Day on which the membership ends; null as long as `settledTime`. */
  expireTime: string | null;
}

/** A company with the parts that have no read call of their own. */
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
  /** Assumed, as in other lists: shows what an import has created. */
  creationTimeBegin?: string;
  creationTimeEnd?: string;
  /** Memberships that end within so many days, today included; the ended ones are none of them. Assumed. */
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

/** A company that may become a member of a park or group. */
interface MemberOption extends CompanyOption {
  companyType: CompanyType;
  contact: string;
  mobile: string;
}
export interface MemberSearch {
  companyName?: string;
  substationId?: Id;
  /** Leaves out the members this park or group already has. */
  parkOrGroupId?: Id;
}

/** What a phone scans to open the company in the mini-program. */
interface MiniProgramCode {
  /** The picture itself, as a data address. */
  imageUrl: string;
  /** Page inside the mini-program. */
  path: string;
}

/** One field that somebody changed. */
export interface CompanyChange {
  id: Id;
  companyId: Id;
  /** The call it came by: `base`, `credential`, `settled-info`, `work-days`, … */
  section: string;
  /** Name of the field as the calls spell it. */
  field: string;
  /** Codes and flags as the calls write them, lists joined by `、`; null for nothing. */
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
  /** Takes the whole record: the status switches go through here as well. */
  update: put<CompanyInput | Company, Company>(''),
  remove: del<ById>(':id'),
  /** Refused while the company owns what the new type cannot have. */
  changeType: post<CompanyTypeChange, Company>('change-compamy-type'),
  changes: page<CompanyChangeQuery, CompanyChange>('company-change'),
  miniProgramCode: get<ById, MiniProgramCode>('mp-code'),
  /** At most twenty. */
  search: items<CompanySearch, CompanyOption>('company-name'),
  /** Names of known companies, in the order asked for; unknown ids are left out. */
  byIds: get<CompanyIds, CompanyOption[]>('company-id', { check: Array.isArray }),
  /** Who may join a park or group; at most twenty. */
  memberOptions: items<MemberSearch, MemberOption>('park-company'),
};
