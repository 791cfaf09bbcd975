import { service } from '@/api/endpoint';
import type { ById, Id, InputOf, PageQuery, Stamped } from '@/api/types';
import type { ConsumerType, StandardStatus } from '@/enums';

const { get, post, put, page } = service('/api/company/consumer-company');

/** An owner of goods: who places goods orders. */
export interface ConsumerCompany extends ById, Stamped {
  name: string;
  consumerType: ConsumerType;
  mobile: string;
  /** null: a private person. */
  companyName: string | null;
  regionId: Id;
  regionName: string;
  /** Orders placed anywhere. */
  orderCount: number;
  /** Of these, dealt. */
  dealCount: number;
  lastOrderTime: string | null;
  status: StandardStatus;
  /** Time of registration. */
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

/** An enterprise needs its company. */
export type ConsumerCompanyInput = InputOf<
  ConsumerCompany,
  'name' | 'consumerType' | 'mobile' | 'regionId',
  'companyName' | 'status'
>;

/** Consumers that go at once, all or none of them. */
interface ConsumerCompanyDelete {
  ids: Id[];
}

/** Orders of one month. */
export interface ConsumerMonth {
  /** `2026-11` */
  month: string;
  orders: number;
  deals: number;
}
/** How often a consumer sends goods one way. */
export interface ConsumerRoute {
  fromRegionName: string;
  toRegionName: string;
  orders: number;
}
/** Figures of one consumer, from the orders of the sub-stations the caller may see. */
export interface ConsumerStatistics {
  id: Id;
  orderCount: number;
  pendingCount: number;
  dealCount: number;
  cancelCount: number;
  /** Share of the dealt among all orders, 0 to 1; null without orders. */
  dealRate: number | null;
  /** Tons of all orders, three decimals. */
  weight: number;
  /** Cubic metres of all orders, two decimals. */
  volume: number;
  firstOrderTime: string | null;
  lastOrderTime: string | null;
  /** The last twelve months, oldest first. */
  months: ConsumerMonth[];
  /** The five used most. */
  routes: ConsumerRoute[];
}

export const consumerCompanyApi = {
  list: page<ConsumerCompanyQuery, ConsumerCompany>(''),
  create: post<ConsumerCompanyInput, ConsumerCompany>(''),
  update: put<ConsumerCompanyInput, ConsumerCompany>(''),
  removeMany: post<ConsumerCompanyDelete>('consumer-company-delete'),
  statistics: get<ById, ConsumerStatistics>(':id/statistics', { assumed: true }),
};
