import { service } from '@/api/endpoint';
import type { Id } from '@/api/types';
import type { CompanyLevel, CompanyType, GoodsOrderStatus } from '@/enums';

const { get } = service('/api/platform/statistics', { assumed: true });

/** The range of the figures, including both ends; by default the last 30 days. */
export interface StatisticsQuery {
  timeBegin?: string;
  /** At most 366 days after `timeBegin`. */
  timeEnd?: string;
}

/** The number of companies of a type. */
interface TypeCount {
  companyType: CompanyType;
  count: number;
}
/** The number of companies of a type and level. */
interface TypeLevelCount extends TypeCount {
  companyLevelType: CompanyLevel;
}
/** The number of goods orders with a status. */
interface OrderCount {
  status: GoodsOrderStatus;
  count: number;
}
/** The figures of one day. */
export interface DayFigures {
  /** E.g. `2026-11-20`. */
  date: string;
  /** The goods orders created on that day, by their current status. */
  pending: number;
  dealt: number;
  cancelled: number;
  /** Companies that became members. */
  newCompanies: number;
  /** Messages sent, of all kinds. */
  sms: number;
}
/** The share of dealt orders among those of a sub-station that are decided. */
export interface SubstationDeals {
  substationId: Id;
  substationName: string;
  /** The number of decided orders of those created in the days of `days`. */
  orders: number;
  /** 0 to 1, with four decimals. */
  dealRate: number;
}
/** The kinds of messages, named like the lists of `smsHistoryApi`. */
type SmsUseKind = 'callSms' | 'newGoodsSms' | 'todayPriceSms';
/** The number of messages of a kind. */
interface SmsUse {
  kind: SmsUseKind;
  /** The number of charged messages. */
  count: number;
}
/** A line and its ranking points. */
export interface LinePoints {
  lineId: Id;
  lineName: string;
  companyName: string;
  points: number;
}
/** The figures of the dashboard, for the chosen sub-station or for all that the caller manages. */
export interface Statistics {
  /** The range of the figures. */
  timeBegin: string;
  timeEnd: string;
  /** Companies that became members in the range, with an entry for every type. */
  newCompanies: TypeCount[];
  /** Orders created in the range, with an entry for every status. */
  goodsOrders: OrderCount[];
  /** An entry for every day of the range, but at least for the seven days up to its end. */
  days: DayFigures[];
  /**
   * The share of dealt orders among those of the range that are decided, so that orders of today do not lower it: 0 to 1,
   * with four decimals; null while none is decided.
   */
  dealRate: number | null;
  /**
   * The five sub-stations with the lowest share of dealt orders in the days of `days`, the lowest first; those with fewer
   * than five decided orders are left out, because their share says little.
   */
  lowestDealRates: SubstationDeals[];
  /** The current number, whatever the range. */
  linePricesInProgress: number;
  /** The current number, whatever the range. */
  votesInProgress: number;
  /** Messages sent in the range, with an entry for every kind. */
  smsUse: SmsUse[];
  /** All companies, with an entry for every type and level. */
  companies: TypeLevelCount[];
  /** The ten lines with the most ranking points in the range, the best first. */
  topLines: LinePoints[];
}

/**
 * The work that waits for the caller now, in the chosen sub-station or in all that the caller manages. Work on pages that
 * the caller may not open counts 0.
 */
export interface WaitingWork {
  /** Enquiries of companies that want to become members. */
  settlement: number;
  /** Applications of companies for a vote. */
  vote: number;
  networkFreight: number;
  /** Enquiries of people who want to run a sub-station. */
  partner: number;
  pendingOrders: number;
}

export const statisticsApi = {
  figures: get<StatisticsQuery, Statistics>(''),
  waiting: get<void, WaitingWork>('waiting'),
};
