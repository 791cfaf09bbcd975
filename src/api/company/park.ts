import { service } from '@/api/endpoint';
import {
  address,
  code,
  date,
  image,
  number,
  objects,
  phone,
  ref,
  region,
  text,
} from '@/api/properties';
import { crudCalls, record, type InputOf, type QueryOf, type RowOf } from '@/api/record';
import type { ById, Id } from '@/api/types';
import { CompanyType, ParkKind, StandardStatus } from '@/enums';

const path = '/api/company/logistics-park-or-group';
const { get, post, page } = service(path);

/** A logistics park or a group of companies. */
export const parkOrGroup = record(
  path,
  {
    parkName: text({ required: true, maxLength: 50, filter: true }),
    kind: code(ParkKind, { required: true, filter: true }),
    company: ref('company', {
      named: false,
      nullable: true,
      filter: true,
      about: 'The company that runs the park; null for a group that no company runs.',
    }),
    substation: ref('substation', { required: true, filter: true }),
    region: region({ required: true, filter: true }),
    address: address({ nullable: true }),
    contact: text({ required: true, maxLength: 20 }),
    mobile: phone({ required: true, mobile: true }),
    introduction: text({ nullable: true, maxLength: 500, multiline: true }),
    image: image({ nullable: true }),
    memberCount: number({ additive: true, readOnly: true, filter: true }),
    sort: number({
      readOnly: true,
      about: 'Position among the parks and groups of its sub-station, from 1.',
    }),
    status: code(StandardStatus, { initial: StandardStatus.enabled, filter: true }),
  },
  {
    conditions: {
      member: ref('company', { about: 'Finds parks and groups with this member.' }),
    },
    about: { remove: 'Fails while the park or group has members.' },
  },
);
export type ParkOrGroup = RowOf<typeof parkOrGroup>;
export type ParkOrGroupInput = InputOf<typeof parkOrGroup>;

/** What is known of a company that belongs to a park or group. */
export const memberProperties = {
  company: ref('company'),
  companyType: code(CompanyType),
  contact: text(),
  mobile: phone(),
  sort: number({ about: 'Position among the members, from 1.' }),
  joinedTime: date(),
};
/** A park or group with its members, in their order. */
export const parkDetail = record(path, {
  ...parkOrGroup.properties,
  members: objects(memberProperties),
});
export type ParkOrGroupDetail = RowOf<typeof parkDetail>;
export type ParkMember = ParkOrGroupDetail['members'][number];

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
  ...crudCalls(parkOrGroup),
  list: page<QueryOf<typeof parkOrGroup>, ParkOrGroup>('list', { method: 'POST' }),
  one: get<ById, ParkOrGroupDetail>(':id'),
  /** Returns the values that the form edits. */
  edit: get<ById, ParkOrGroupInput>('edit/:id'),
  changeMembers: post<ParkMemberChange, ParkOrGroupDetail>('set-delete-member'),
  sort: post<ParkOrder>('sort'),
};
