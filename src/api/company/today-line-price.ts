import { service } from '@/api/endpoint';
import type { ById, ExportedFile, Id, PageQuery, Stamped } from '@/api/types';
import type { LinePriceStatus } from '@/enums';
import type { LineReference } from './transport-line';

const { get, post, page } = service('/api/company/today-line-price');

/** The price of a line for a limited time. */
export interface TodayLinePrice extends LineReference, ById, Stamped {
  /** Yuan per ton, with two decimals. */
  pricePerTon: number;
  /** Yuan per cubic metre, with two decimals. */
  pricePerCubicMetre: number;
  /** Yuan per piece, with two decimals; null when there is no price per piece. */
  pricePerPiece: number | null;
  startTime: string;
  endTime: string;
  /** Depends on the time; a closed price has ended. */
  status: LinePriceStatus;
  views: number;
  calls: number;
  publishTime: string;
  /** Null unless the price was closed before its end. */
  closeTime: string | null;
  /** The user who closed it. */
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
  /** Ends a price now; fails when it has already ended. */
  close: post<ById, TodayLinePrice>('close'),
  export: get<Omit<TodayLinePriceQuery, 'page' | 'limit'>, ExportedFile>('export'),
};
