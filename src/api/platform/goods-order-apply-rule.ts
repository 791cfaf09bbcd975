import { service } from '@/api/endpoint';
import type { ById, Id, Stamped } from '@/api/types';
import type { CompanyLevel } from '@/enums';

const { get, put } = service('/api/platform/goods-order-apply-rule');

/** How many goods orders a company of this level may accept. */
export interface DailyAccepts {
  companyLevelType: CompanyLevel;
  /** Per company and day; with 0 it may accept none. */
  count: number;
}

/** The rules by which the companies of a sub-station accept goods orders. Every sub-station has one. */
export interface GoodsOrderApplyRule extends Stamped {
  /** The id of the sub-station. */
  id: Id;
  substationId: Id;
  substationName: string;
  /** Minutes until an order can no longer be accepted, 0 to 100; null when there is no limit. */
  acceptMinutes: number | null;
  /** How many companies may accept the same order, 1 to 50. */
  companiesPerOrder: number;
  /** One entry for each company level. */
  dailyAccepts: DailyAccepts[];
  /** How often a company may cancel per day, 0 to 99. */
  cancelsPerDay: number;
  /** Hours after which an accepted order counts as dealt, 1 to 720. */
  autoCompleteHours: number;
  /** Whether companies see the owner's mobile number before they accept; otherwise its middle digits are masked. */
  isMobileVisible: boolean;
  /** The company levels that may accept orders; at least one. */
  companyLevelTypes: CompanyLevel[];
  /** Null until the rules are saved for the first time. */
  lastModificationTime: string | null;
}

/** The values that the form edits. */
export type GoodsOrderApplyRuleInput = Omit<
  GoodsOrderApplyRule,
  'substationId' | 'substationName' | 'lastModificationTime' | 'concurrencyStamp'
> &
  Partial<Pick<GoodsOrderApplyRule, 'concurrencyStamp'>>;

export const goodsOrderApplyRuleApi = {
  /** The id is that of the sub-station. */
  one: get<ById, GoodsOrderApplyRule>(':id'),
  update: put<GoodsOrderApplyRuleInput, GoodsOrderApplyRule>(''),
};
