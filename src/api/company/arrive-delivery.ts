import { service } from '@/api/endpoint';
import type { Id, InputOf, PageQuery, Stored } from '@/api/types';

const { post, put, page } = service('/api/company/arrive-delivery');

/** An area to which a company delivers goods that have arrived. */
export interface ArriveDelivery extends Stored {
  companyId: Id;
  regionId: Id;
  regionName: string;
  /** Hours from arrival to the door. */
  deliveryHours: number | null;
  /** Yuan, two decimals: the least one delivery costs. */
  startingPrice: number;
  /** Yuan per ton, two decimals; null: on request. */
  pricePerTon: number | null;
  /** Yuan per cubic metre, two decimals; null: on request. */
  pricePerCubicMetre: number | null;
  contact: string;
  mobile: string;
  isListed: boolean;
  remark: string | null;
}
interface ArriveDeliveryQuery extends PageQuery {
  companyId?: Id;
  regionId?: Id;
  contact?: string;
  mobile?: string;
  isListed?: boolean;
  startingPriceBegin?: number;
  startingPriceEnd?: number;
}
type ArriveDeliveryInput = InputOf<
  ArriveDelivery,
  'companyId' | 'regionId' | 'startingPrice' | 'contact' | 'mobile',
  'deliveryHours' | 'pricePerTon' | 'pricePerCubicMetre' | 'isListed' | 'remark'
>;

/** There is no removal: an area is unlisted instead. */
export const arriveDeliveryApi = {
  list: page<ArriveDeliveryQuery, ArriveDelivery>(''),
  create: post<ArriveDeliveryInput, ArriveDelivery>(''),
  update: put<ArriveDeliveryInput, ArriveDelivery>(''),
};
