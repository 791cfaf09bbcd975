import { service } from '@/api/endpoint';
import type { Id, InputOf, PageQuery, Stored } from '@/api/types';

const { post, put, page } = service('/api/company/logistics-gear');

/** One property of a piece of gear, named by its category. */
export interface GearProperty {
  name: string;
  value: string;
}

/** Equipment that a company sells or lets. */
export interface LogisticsGear extends Stored {
  companyId: Id;
  gearName: string;
  categoryId: Id;
  categoryName: string;
  properties: GearProperty[];
  /** Of the category's keywords. */
  keywords: string[];
  /** Yuan per piece, two decimals; null: on request. */
  price: number | null;
  /** Pieces at hand. */
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

/** There is no removal: gear is unlisted instead. */
export const logisticsGearApi = {
  list: page<LogisticsGearQuery, LogisticsGear>(''),
  create: post<LogisticsGearInput, LogisticsGear>(''),
  update: put<LogisticsGearInput, LogisticsGear>(''),
};
