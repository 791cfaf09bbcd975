import { service } from '@/api/endpoint';
import { address, code, date, number, phone, ref, refs, region, text } from '@/api/properties';
import { crudCalls, record, type InputOf, type QueryOf, type RowOf } from '@/api/record';
import type { ById, ExportedFile, Id } from '@/api/types';
import { StandardStatus } from '@/enums';
import type { MergeRegion, MergeRegionInput } from './merge-region';

const { get, items, put } = service('/api/substation');

/** A row of the list. Times are texts without a time zone. */
export const substation = record(
  '/api/substation/substation',
  {
    substationName: text({ required: true, maxLength: 30, filter: true }),
    substationType: ref('substationType', { required: true, filter: true }),
    startRegion: region({
      required: true,
      filter: true,
      about:
        'The city or district where it started. A condition with a province finds all sub-stations in it.',
    }),
    coverRegion: refs({
      about:
        'Cities and districts. Each region is covered by at most one sub-station. Without them, a new sub-station covers the free regions at its start.',
    }),
    coverRegionCount: number({ additive: true, readOnly: true }),
    contact: text({ required: true, maxLength: 20 }),
    mobile: phone({ required: true, mobile: true }),
    address: address({ nullable: true }),
    expireTime: date({
      nullable: true,
      about: 'The first day on which it is closed; null when it does not expire.',
    }),
    bizUser: ref('bizUser', {
      nullable: true,
      filter: true,
      about: 'The account manager of the sub-station.',
    }),
    adPageCount: number({
      initial: 0,
      min: 0,
      max: 99,
      about: 'How many pages of adverts its apps show.',
    }),
    memberCount: number({
      readOnly: true,
      about: 'The number of staff accounts that manage it, without platform users.',
    }),
    smsBalance: number({
      additive: true,
      readOnly: true,
      about: 'The number of remaining text messages.',
    }),
    status: code(StandardStatus, { filter: true }),
    openedTime: date({ readOnly: true, filter: true, past: true }),
  },
  {
    about: {
      update:
        'Saves the whole record; the switch of the status and the form of the covered regions use it as well.',
    },
  },
);
export type Substation = RowOf<typeof substation>;
export type SubstationInput = InputOf<typeof substation>;

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

const { list, one, create, update } = crudCalls(substation);
export const substationApi = {
  list,
  export: get<Omit<QueryOf<typeof substation>, 'page' | 'limit'>, ExportedFile>(
    'substation/export',
  ),
  one,
  create,
  update,
  startRegions: items<void, StartRegion>('substation/start-region'),
  /** The regions that all sub-stations cover. */
  coverRegions: items<Partial<OfSubstation>, CoveredRegion>('substation/cover-region'),
  saveMergeGroup: put<MergeRegionInput, MergeRegion>('substation/merger-region-group'),
  saveAdPageCount: put<AdPageCount, Substation>('substation/ad-page-count'),
  /** Returns at most 20. */
  bizUsers: items<BizUserSearch, BizUser>('substation/biz-users'),
};

interface SubstationType {
  id: Id;
  name: string;
}

export const substationTypeApi = {
  list: items<void, SubstationType>('substation-type'),
};
