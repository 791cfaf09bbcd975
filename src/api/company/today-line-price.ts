import { service } from '@/api/endpoint';
import type { ById, ExportedFile, Id, PageQuery, Stamped } from '@/api/types';
import type { LinePriceStatus } from '@/enums';
import type { LineReference } from './transport-line';

const { get, post, page } = service('/api/company/today-line-price');

/** What a company asks on one of its lines for a while. */
export interface TodayLinePrice extends LineReference, ById, Stamped {
  /** Yuan per ton, two decimals. */
  pricePerTon: number;
  /** Yuan per cubic metre, two decimals. */
  pricePerCubicMetre: number;
  /** Yuan per piece, two decimals; null: not carried by the piece. */
  pricePerPiece: number | null;
  startTime: string;
  endTime: string;
  /** By the clock, or ended because somebody closed it. */
  status: LinePriceStatus;
  views: number;
  calls: number;
  publishTime: string;
  /** null unless closed before its end. */
  closeTime: string | null;
  /** Who closed it. */
  closer: string | null;
}

/** Conditions of the list and of the export. */
interface TodayLinePriceQuery extends PageQuery {
  fromRegionId?: Id;
  toRegionId?: Id;
  companyId?: Id;
  companyName?: string;
  substationId?: Id;
  status?: LinePriceStatus;
  startTimeBegin?: string;
  startTimeEnd?: string;
  publishTimeBegin?: string;
  publishTimeEnd?: string;
}

export const todayLinePriceApi = {
  list: page<TodayLinePriceQuery, TodayLinePrice>(''),
  /** Ends a price now; refused once it has ended. */
  close: post<ById, TodayLinePrice>('close'),
  export: get<Omit<TodayLinePriceQuery, 'page' | 'limit'>, ExportedFile>('export'),
};
