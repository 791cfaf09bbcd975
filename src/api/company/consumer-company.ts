import { service } from '@/api/endpoint';
import type { ById, Id, InputOf, PageQuery, Stamped } from '@/api/types';
import type { ConsumerType, StandardStatus } from '@/enums';

const { get, post, put, page } = service('/api/company/consumer-company');

/** An owner of goods, who places goods orders. */
export interface ConsumerCompany extends ById, Stamped {
  name: string;
  consumerType: ConsumerType;
  mobile: string;
  /** Null for a private person. */
  companyName: string | null;
  regionId: Id;
  regionName: string;
  /** The number of all orders, in any sub-station. */
  orderCount: number;
  /** The number of these orders that are dealt. */
  dealCount: number;
  lastOrderTime: string | null;
  status: StandardStatus;
  /** The time of the registration. */
  creationTime: string;
}

/** Conditions of the list. */
interface ConsumerCompanyQuery extends PageQuery {
  /** Selects one record; there is no endpoint for a single one. */
  id?: Id;
  name?: string;
  mobile?: string;
  companyName?: string;
  consumerType?: ConsumerType;
  regionId?: Id;
  status?: StandardStatus;
  creationTimeBegin?: string;
  creationTimeEnd?: string;
}

/** An enterprise must have a company name. */
export type ConsumerCompanyInput = InputOf<
  ConsumerCompany,
  'name' | 'consumerType' | 'mobile' | 'regionId',
  'companyName' | 'status'
>;

/** The consumers to delete. When one cannot be deleted, none is. */
interface ConsumerCompanyDelete {
  ids: Id[];
}

/** The orders of one month. */
export interface ConsumerMonth {
  /** E.g. `2026-11`. */
  month: string;
  orders: number;
  deals: number;
}
/** How often a consumer has goods transported from one region to another. */
export interface ConsumerRoute {
  fromRegionName: string;
  toRegionName: string;
  orders: number;
}
/** The figures of a consumer, from the orders of the sub-stations that the caller manages. */
export interface ConsumerStatistics {
  id: Id;
  orderCount: number;
  pendingCount: number;
  dealCount: number;
  cancelCount: number;
  /** The share of dealt orders, 0 to 1; null without orders. */
  dealRate: number | null;
  /** Tons of all orders, with three decimals. */
  weight: number;
  /** Cubic metres of all orders, with two decimals. */
  volume: number;
  firstOrderTime: string | null;
  lastOrderTime: string | null;
  /** The last twelve months, the oldest first. */
  months: ConsumerMonth[];
  /** The five routes with the most orders. */
  routes: ConsumerRoute[];
}

export const consumerCompanyApi = {
  list: page<ConsumerCompanyQuery, ConsumerCompany>(''),
  create: post<ConsumerCompanyInput, ConsumerCompany>(''),
  update: put<ConsumerCompanyInput, ConsumerCompany>(''),
  removeMany: post<ConsumerCompanyDelete>('consumer-company-delete'),
  statistics: get<ById, ConsumerStatistics>(':id/statistics', { assumed: true }),
};
