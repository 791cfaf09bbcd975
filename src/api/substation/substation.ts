import { service } from '@/api/endpoint';
import type { ById, ExportedFile, Id, InputOf, PageQuery, Stamped } from '@/api/types';
import type { StandardStatus } from '@/enums';
import type { MergeRegion, MergeRegionInput } from './merge-region';

const { get, items, page, post, put } = service('/api/substation');

/** What selectors and the guard need to know. */
export interface SubstationOption {
  id: Id;
  substationName: string;
  substationTypeId: Id;
}

/** A row of the list; times are wall-clock text without zone. */
export interface Substation extends SubstationOption, Stamped {
  substationTypeName: string;
  /** The city or district it started in. */
  startRegionId: Id;
  startRegionName: string;
  /** Cities and districts; no two sub-stations cover the same ground. */
  coverRegionIds: Id[];
  /** Full names, in the order of the ids. */
  coverRegionNames: string[];
  coverRegionCount: number;
  contact: string;
  mobile: string;
  address: string | null;
  /** First day it is no longer open; null without end. */
  expireTime: string | null;
  /** The account that looks after it. */
  bizUserId: Id | null;
  bizUserName: string | null;
  /** How many pages of adverts its apps show. */
  adPageCount: number;
  /** Staff accounts that manage it, the platform's own left out. */
  memberCount: number;
  /** Text messages left. */
  smsBalance: number;
  status: StandardStatus;
  openedTime: string;
  creationTime: string;
}

interface SubstationQuery extends PageQuery {
  substationName?: string;
  substationTypeId?: Id;
  /** A province finds all that started in it. */
  startRegionId?: Id;
  status?: StandardStatus;
  openedTimeBegin?: string;
  openedTimeEnd?: string;
  bizUserId?: Id;
}

/** What the form edits; without covered regions a new one covers all that is free at its start. */
export type SubstationInput = InputOf<
  Substation,
  'substationName' | 'substationTypeId' | 'startRegionId' | 'contact' | 'mobile',
  'coverRegionIds' | 'address' | 'expireTime' | 'bizUserId' | 'adPageCount' | 'status'
>;

export interface OfSubstation {
  substationId: Id;
}

/** A region some sub-station started in. */
interface StartRegion {
  id: Id;
  name: string;
  fullName: string;
}

/** One covered region and whose it is; what is not listed is free. */
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
  /** Part of the name, the user name or the mobile number; without it everybody. */
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
  /** Takes the whole record: the status switch and the covered regions go through here as well. */
  update: put<SubstationInput, Substation>('substation'),
  startRegions: items<void, StartRegion>('substation/start-region'),
  /** What all sub-stations cover. */
  coverRegions: items<Partial<OfSubstation>, CoveredRegion>('substation/cover-region'),
  saveMergeGroup: put<MergeRegionInput, MergeRegion>('substation/merger-region-group'),
  saveAdPageCount: put<AdPageCount, Substation>('substation/ad-page-count'),
  /** Twenty at most. */
  bizUsers: items<BizUserSearch, BizUser>('substation/biz-users'),
  /** Every sub-station there is, for selectors. */
  options: get<void, SubstationOption[]>('substation/option-available', { check: isList }),
  /** The ones the signed-in user manages; loaded by the guard. */
  managed: get<void, SubstationOption[]>('user/user-available-substations', { check: isList }),
};

interface SubstationType {
  id: Id;
  name: string;
}

export const substationTypeApi = {
  list: items<void, SubstationType>('substation-type'),
};
