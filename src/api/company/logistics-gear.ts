import { service } from '@/api/endpoint';
import type { Id, InputOf, PageQuery, Stored } from '@/api/types';

const { post, put, page } = service('/api/company/logistics-gear');

/** The value of a property that the category defines. */
export interface GearProperty {
  name: string;
  value: string;
}

/** Equipment that a company sells or rents out. */
export interface LogisticsGear extends Stored {
  companyId: Id;
  gearName: string;
  categoryId: Id;
  categoryName: string;
  properties: GearProperty[];
  /** A selection of the keywords of the category. */
  keywords: string[];
  /** Yuan per piece, with two decimals; null when the price is given on request. */
  price: number | null;
  /** The number of available pieces. */
  quantity: number;
  imageId: Id | null;
  imageUrl: string | null;
  description: string | null;
  isListed: boolean;
}
interface LogisticsGearQuery extends PageQuery {
  companyId?: Id;
  gearName?: string;
  categoryId?: Id[];
  keyword?: string;
  isListed?: boolean;
  priceBegin?: number;
  priceEnd?: number;
}
export type LogisticsGearInput = InputOf<
  LogisticsGear,
  'companyId' | 'gearName' | 'categoryId',
  'properties' | 'keywords' | 'price' | 'quantity' | 'imageId' | 'description' | 'isListed'
>;

/** Gear cannot be deleted; it is unlisted instead. */
export const logisticsGearApi = {
  list: page<LogisticsGearQuery, LogisticsGear>(''),
  create: post<LogisticsGearInput, LogisticsGear>(''),
  update: put<LogisticsGearInput, LogisticsGear>(''),
};
