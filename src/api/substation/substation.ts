import { service } from '@/api/endpoint';
import type { ById, ExportedFile, Id, InputOf, PageQuery, Stamped } from '@/api/types';
import type { StandardStatus } from '@/enums';
import type { MergeRegion, MergeRegionInput } from './merge-region';

const { get, items, page, post, put } = service('/api/substation');

/** The properties that selects and the guard of the router need. */
export interface SubstationOption {
  id: Id;
  substationName: string;
  substationTypeId: Id;
}

/** A row of the list. Times are texts without a time zone. */
export interface Substation extends SubstationOption, Stamped {
  substationTypeName: string;
  /** The city or district where the sub-station started. */
  startRegionId: Id;
  startRegionName: string;
  /** Cities and districts. Each region is covered by at most one sub-station. */
  coverRegionIds: Id[];
  /** The full names in the order of the ids. */
  coverRegionNames: string[];
  coverRegionCount: number;
  contact: string;
  mobile: string;
  address: string | null;
  /** The first day on which it is closed; null when it does not expire. */
  expireTime: string | null;
  /** The account manager of the sub-station. */
  bizUserId: Id | null;
  bizUserName: string | null;
  /** How many pages of adverts its apps show. */
  adPageCount: number;
  /** The number of staff accounts that manage it, without platform users. */
  memberCount: number;
  /** The number of remaining text messages. */
  smsBalance: number;
  status: StandardStatus;
  openedTime: string;
  creationTime: string;
}

interface SubstationQuery extends PageQuery {
  substationName?: string;
  substationTypeId?: Id;
  /** A province finds all sub-stations that started in one of its regions. */
  startRegionId?: Id;
  status?: StandardStatus;
  openedTimeBegin?: string;
  openedTimeEnd?: string;
  bizUserId?: Id;
}

/** The values that the form edits. Without covered regions, a new sub-station covers the free regions at its start. */
export type SubstationInput = InputOf<
  Substation,
  'substationName' | 'substationTypeId' | 'startRegionId' | 'contact' | 'mobile',
  'coverRegionIds' | 'address' | 'expireTime' | 'bizUserId' | 'adPageCount' | 'status'
>;

export interface OfSubstation {
  substationId: Id;
}

/** A region where a sub-station started. */
interface StartRegion {
  id: Id;
  name: string;
  fullName: string;
}

/** A covered region and its sub-station; regions that are not listed are free. */
interface CoveredRegion {
  id: Id;
  pid: Id;
  fullName: string;
  substationId: Id;
  substationName: string;
}

interface AdPageCount extends ById {
  /** 0 to 99. */
  adPageCount: number;
  concurrencyStamp?: string;
}

interface BizUserSearch {
  /** Part of the name, the user name or the mobile number; when left out, everybody is found. */
  keyword?: string;
}
export interface BizUser {
  id: Id;
  name: string;
  userName: string;
  phoneNumber: string;
}

const isList = (body: unknown) => Array.isArray(body);

export const substationApi = {
  list: page<SubstationQuery, Substation>('substation'),
  export: get<Omit<SubstationQuery, 'page' | 'limit'>, ExportedFile>('substation/export'),
  one: get<ById, Substation>('substation/:id'),
  create: post<SubstationInput, Substation>('substation'),
  /** Saves the whole record; the switch of the status and the form of the covered regions use it as well. */
  update: put<SubstationInput, Substation>('substation'),
  startRegions: items<void, StartRegion>('substation/start-region'),
  /** The regions that all sub-stations cover. */
  coverRegions: items<Partial<OfSubstation>, CoveredRegion>('substation/cover-region'),
  saveMergeGroup: put<MergeRegionInput, MergeRegion>('substation/merger-region-group'),
  saveAdPageCount: put<AdPageCount, Substation>('substation/ad-page-count'),
  /** Returns at most 20. */
  bizUsers: items<BizUserSearch, BizUser>('substation/biz-users'),
  /** All sub-stations, for selects. */
  options: get<void, SubstationOption[]>('substation/option-available', { check: isList }),
  /** The sub-stations that the signed-in user manages; the guard of the router loads them. */
  managed: get<void, SubstationOption[]>('user/user-available-substations', { check: isList }),
};

interface SubstationType {
  id: Id;
  name: string;
}

export const substationTypeApi = {
  list: items<void, SubstationType>('substation-type'),
};
