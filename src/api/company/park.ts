import { service } from '@/api/endpoint';
import type { ById, Id, InputOf, PageQuery, Stored } from '@/api/types';
import type { CompanyType, ParkKind, StandardStatus } from '@/enums';

const { get, post, put, del, page } = service('/api/company/logistics-park-or-group');

/** A logistics park or a group of companies. */
export interface ParkOrGroup extends Stored {
  parkName: string;
  kind: ParkKind;
  /** The park company that runs it; null for a group without one. */
  companyId: Id | null;
  substationId: Id;
  substationName: string;
  regionId: Id;
  regionName: string;
  address: string | null;
  contact: string;
  mobile: string;
  introduction: string | null;
  imageId: Id | null;
  imageUrl: string | null;
  memberCount: number;
  /** Place among the parks and groups of its sub-station, from 1. */
  sort: number;
  status: StandardStatus;
}

/** A company that belongs to a park or group. */
export interface ParkMember {
  companyId: Id;
  companyName: string;
  companyType: CompanyType;
  contact: string;
  mobile: string;
  /** Place among the members, from 1. */
  sort: number;
  joinedTime: string;
}
/** With its members, in their order. */
export interface ParkOrGroupDetail extends ParkOrGroup {
  members: ParkMember[];
}

interface ParkOrGroupQuery extends PageQuery {
  parkName?: string;
  kind?: ParkKind;
  /** Run by this company. */
  companyId?: Id;
  /** This company is a member. */
  memberId?: Id;
  substationId?: Id;
  regionId?: Id;
  status?: StandardStatus;
  memberCountBegin?: number;
  memberCountEnd?: number;
}
export type ParkOrGroupInput = InputOf<
  ParkOrGroup,
  'parkName' | 'kind' | 'substationId' | 'regionId' | 'contact' | 'mobile',
  'companyId' | 'address' | 'introduction' | 'imageId' | 'status'
>;

/** Adds companies to a park or group, or takes them out. */
export interface ParkMemberChange {
  id: Id;
  companyIds: Id[];
  /** True takes them out. */
  isDelete: boolean;
}
/** All members of one park (`id`), or all parks and groups of one sub-station, in their new order. */
export interface ParkOrder {
  ids: Id[];
  id?: Id;
  substationId?: Id;
}

export const parkApi = {
  list: page<ParkOrGroupQuery, ParkOrGroup>('list', { method: 'POST' }),
  one: get<ById, ParkOrGroupDetail>(':id'),
  /** The same as its form takes it. */
  edit: get<ById, ParkOrGroupInput>('edit/:id'),
  create: post<ParkOrGroupInput, ParkOrGroup>(''),
  update: put<ParkOrGroupInput, ParkOrGroup>(''),
  /** Refused while it has members. */
  remove: del<ById>(':id'),
  changeMembers: post<ParkMemberChange, ParkOrGroupDetail>('set-delete-member'),
  sort: post<ParkOrder>('sort'),
};
