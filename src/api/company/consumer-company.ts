import { service } from '@/api/endpoint';
import { code, dateTime, number, phone, region, text } from '@/api/properties';
import { crudCalls, record, type InputOf, type QueryOf, type RowOf } from '@/api/record';
import type { ById, Id } from '@/api/types';
import { ConsumerType, StandardStatus } from '@/enums';

const path = '/api/company/consumer-company';
const { get, page, post } = service(path);

/** An owner of goods, who places goods orders. The time of the creation is that of the registration. */
export const consumerCompany = record(
  path,
  {
    name: text({ required: true, maxLength: 20, filter: true }),
    consumerType: code(ConsumerType, { required: true, filter: true }),
    mobile: phone({ required: true, mobile: true, filter: true }),
    companyName: text({
      nullable: true,
      maxLength: 50,
      filter: true,
      about: 'Null for a private person; an enterprise must have one.',
    }),
    region: region({ required: true, filter: true }),
    orderCount: number({
      additive: true,
      readOnly: true,
      about: 'The number of all orders, in any sub-station.',
    }),
    dealCount: number({
      additive: true,
      readOnly: true,
      about: 'The number of these orders that are dealt.',
    }),
    lastOrderTime: dateTime({ nullable: true, readOnly: true }),
    status: code(StandardStatus, { initial: StandardStatus.enabled, filter: true }),
  },
  { conditions: { creationTime: dateTime({ past: true }) } },
);
export type ConsumerCompany = RowOf<typeof consumerCompany>;
export type ConsumerCompanyInput = InputOf<typeof consumerCompany>;

/** Conditions of the list. */
type ConsumerCompanyQuery = QueryOf<typeof consumerCompany> & {
  /** Selects one record; there is no endpoint for a single one. */
  id?: Id;
};

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
  /** The share of dealt orders among those that are decided, 0 to 1, as in the statistics; null while none is. */
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

const { create, update } = crudCalls(consumerCompany);
export const consumerCompanyApi = {
  list: page<ConsumerCompanyQuery, ConsumerCompany>(''),
  create,
  update,
  removeMany: post<ConsumerCompanyDelete>('consumer-company-delete'),
  statistics: get<ById, ConsumerStatistics>(':id/statistics', { assumed: true }),
};
