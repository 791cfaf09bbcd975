import { service } from '@/api/endpoint';
import type { ById, Id, InputOf, PageQuery, Stored } from '@/api/types';
import type { CompanyType, ParkKind, StandardStatus } from '@/enums';

const { get, post, put, del, page } = service('/api/company/logistics-park-or-group');

/** A logistics park or a group of companies. */
export interface ParkOrGroup extends Stored {
  parkName: string;
  kind: ParkKind;
  /** The company that runs the park; null for a group that no company runs. */
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
  /** Position among the parks and groups of its sub-station, from 1. */
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
  /** Position among the members, from 1. */
  sort: number;
  joinedTime: string;
}
/** A park or group with its members, in their order. */
export interface ParkOrGroupDetail extends ParkOrGroup {
  members: ParkMember[];
}

interface ParkOrGroupQuery extends PageQuery {
  parkName?: string;
  kind?: ParkKind;
  /** Finds parks and groups that this company runs. */
  companyId?: Id;
  /** Finds parks and groups with this member. */
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

/** Adds companies to a park or group, or removes them. */
export interface ParkMemberChange {
  id: Id;
  companyIds: Id[];
  /** Whether the companies are removed. */
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
  /** Returns the values that the form edits. */
  edit: get<ById, ParkOrGroupInput>('edit/:id'),
  create: post<ParkOrGroupInput, ParkOrGroup>(''),
  update: put<ParkOrGroupInput, ParkOrGroup>(''),
  /** Fails while the park or group has members. */
  remove: del<ById>(':id'),
  changeMembers: post<ParkMemberChange, ParkOrGroupDetail>('set-delete-member'),
  sort: post<ParkOrder>('sort'),
};
