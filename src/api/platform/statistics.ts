import { service } from '@/api/endpoint';
import type { Id } from '@/api/types';
import type { CompanyLevel, CompanyType, GoodsOrderStatus } from '@/enums';

const { get } = service('/api/platform/statistics', { assumed: true });

/** The range that figures are counted over, both ends included; by default the last thirty days. */
export interface StatisticsQuery {
  timeBegin?: string;
  /** At most 366 days after the begin. */
  timeEnd?: string;
}

/** Companies of one type. */
interface TypeCount {
  companyType: CompanyType;
  count: number;
}
/** Companies of one type and level. */
interface TypeLevelCount extends TypeCount {
  companyLevelType: CompanyLevel;
}
/** Goods orders in one status. */
interface OrderCount {
  status: GoodsOrderStatus;
  count: number;
}
/** Goods orders of one day, by what has become of them since. */
interface OrdersOfDay {
  /** `2026-11-20`. */
  date: string;
  pending: number;
  dealt: number;
  cancelled: number;
}
/** What the messages were about, in the words of the histories. */
type SmsUseKind = 'callSms' | 'newGoodsSms' | 'todayPriceSms';
/** Messages of one kind. */
interface SmsUse {
  kind: SmsUseKind;
  /** Messages charged. */
  count: number;
}
/** A line and what it earned. */
export interface LinePoints {
  lineId: Id;
  lineName: string;
  companyName: string;
  points: number;
}
/** Consultations that nobody has called back yet. */
interface PendingConsults {
  /** Companies that want to settle. */
  settlement: number;
  /** Companies that want to stand in a vote. */
  vote: number;
  networkFreight: number;
  /** People who want to run a sub-station. */
  partner: number;
}

/** The figures of the workbench, of the chosen sub-station or of all that the caller manages. */
export interface Statistics {
  /** The range that was used. */
  timeBegin: string;
  timeEnd: string;
  /** Settled in the range, every type. */
  newCompanies: TypeCount[];
  /** Made in the range, every status. */
  goodsOrders: OrderCount[];
  /** Made in the range, every day of it. */
  goodsOrdersPerDay: OrdersOfDay[];
  /** Share of the range's orders that were dealt, 0 to 1, four decimals; null without orders. */
  dealRate: number | null;
  /** Right now. */
  linePricesInProgress: number;
  /** Right now. */
  votesInProgress: number;
  /** Messages left right now. */
  smsBalance: number;
  /** Sent in the range, every kind. */
  smsUse: SmsUse[];
  /** Right now. */
  pendingConsults: PendingConsults;
  /** All there are, every type with every level. */
  companies: TypeLevelCount[];
  /** The ten lines with the most ranking points of the range, best first. */
  topLines: LinePoints[];
}

/**
 * What waits for the caller right now, in the chosen sub-station or in all that the caller manages. Work on pages that
 * the caller may not open counts 0.
 */
export interface WaitingWork extends PendingConsults {
  pendingOrders: number;
}

export const statisticsApi = {
  figures: get<StatisticsQuery, Statistics>(''),
  waiting: get<void, WaitingWork>('waiting'),
};
