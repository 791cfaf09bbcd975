import { service } from '@/api/endpoint';
import type { Id, InputOf, PageQuery, Stored } from '@/api/types';

const { post, put, page } = service('/api/company/arrive-delivery');

/** An area to which a company delivers goods that have arrived. */
export interface ArriveDelivery extends Stored {
  companyId: Id;
  regionId: Id;
  regionName: string;
  /** Hours between the arrival of the goods and their delivery. */
  deliveryHours: number | null;
  /** Minimum price of a delivery in yuan, with two decimals. */
  startingPrice: number;
  /** Yuan per ton, with two decimals; null when the price is given on request. */
  pricePerTon: number | null;
  /** Yuan per cubic metre, with two decimals; null when the price is given on request. */
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

/** An area cannot be deleted; it is unlisted instead. */
export const arriveDeliveryApi = {
  list: page<ArriveDeliveryQuery, ArriveDelivery>(''),
  create: post<ArriveDeliveryInput, ArriveDelivery>(''),
  update: put<ArriveDeliveryInput, ArriveDelivery>(''),
};
