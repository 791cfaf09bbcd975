import { service } from '@/api/endpoint';
import {
  address,
  code,
  date,
  dateTime,
  flag,
  image,
  number,
  phone,
  ref,
  region,
  text,
} from '@/api/properties';
import { record, type InputOf, type QueryOf, type RowOf } from '@/api/record';
import type { ById, ExportedFile, Id } from '@/api/types';
import { CompanyLevel, CompanyStatus, CompanyType, CredentialState, ExpiresWithin } from '@/enums';
import type {
  CompanyDetailPage,
  CompanyExcellentLine,
  CompanyManagers,
  CompanyWorkDays,
} from './company-detail';

const path = '/api/company/company';
const { get, items, page, post, postFor, put, del } = service(path);

/** A company. Times are texts without a time zone. */
export const company = record(
  path,
  {
    companyName: text({ required: true, maxLength: 50, filter: true }),
    companyType: code(CompanyType, { required: true, filter: true }),
    companyLevelType: code(CompanyLevel, { filter: true }),
    status: code(CompanyStatus, { readOnly: true, filter: true }),
    substation: ref('substation', { required: true, filter: true }),
    region: region({ required: true, filter: true }),
    contact: text({ required: true, maxLength: 20 }),
    mobile: phone({ required: true, mobile: true, filter: true }),
    phone: phone({ nullable: true }),
    address: address({ nullable: true }),
    introduction: text({ nullable: true, maxLength: 500, multiline: true }),
    logo: image({ nullable: true, aspect: 1 }),
    lineCount: number({
      additive: true,
      readOnly: true,
      about: 'The number of its lines, listed or not.',
      filter: true,
    }),
    branchCount: number({ additive: true, readOnly: true, filter: true }),
    isInsured: flag({ readOnly: true, filter: true }),
    isExcellentLine: flag({ readOnly: true, filter: true }),
    credentialState: code(CredentialState, { readOnly: true, filter: true }),
    settledTime: date({
      nullable: true,
      readOnly: true,
      about: 'Null until terms are agreed or the company goes live for the first time.',
      filter: true,
    }),
    expireTime: date({
      nullable: true,
      readOnly: true,
      about: 'The day on which the membership ends; null while `settledTime` is null.',
      filter: true,
    }),
  },
  {
    conditions: {
      creationTime: dateTime({
        past: true,
        about:
          'Our assumption, as in other lists; it finds the companies that an import has created.',
      }),
      expiresWithinDays: code(ExpiresWithin, {
        about:
          'Finds memberships that end today or within this number of days, but have not ended. Our assumption.',
      }),
    },
  },
);
export type Company = RowOf<typeof company>;
export type CompanyInput = InputOf<typeof company>;
type CompanyQuery = QueryOf<typeof company>;

/** A company with the parts that no other endpoint returns. */
export interface CompanyDetail extends Company {
  workDays: CompanyWorkDays;
  excellentLine: CompanyExcellentLine;
  customDetailPage: CompanyDetailPage;
  manageUser: CompanyManagers;
}

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
export const companyChange = record(
  `${path}/company-change`,
  {
    company: ref('company', { named: false, filter: true }),
    section: text({
      filter: true,
      about: 'The endpoint that changed it: `base`, `credential`, `settled-info`, `work-days`, …',
    }),
    field: text({ filter: true, about: 'The name of the property in the request.' }),
    before: text({
      nullable: true,
      about:
        'Codes and flags as in the request, lists joined by commas; null when there was no value.',
    }),
    after: text({ nullable: true }),
    operatorName: text({ filter: true }),
    changeTime: dateTime({ filter: true, past: true }),
  },
  { without: ['concurrencyStamp', 'creationTime'] },
);
export type CompanyChange = RowOf<typeof companyChange>;

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
  changes: page<QueryOf<typeof companyChange>, CompanyChange>('company-change'),
  miniProgramCode: get<ById, MiniProgramCode>('mp-code'),
  /** Returns at most 20. */
  search: items<CompanySearch, CompanyOption>('company-name'),
  /** Returns the names in the order of the ids, without unknown ids. */
  byIds: get<CompanyIds, CompanyOption[]>('company-id', { check: Array.isArray }),
  /** Returns at most 20 companies that can join a park or group. */
  memberOptions: items<MemberSearch, MemberOption>('park-company'),
};
