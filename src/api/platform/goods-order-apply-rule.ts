import { service } from '@/api/endpoint';
import type { ById, Id, Stamped } from '@/api/types';
import type { CompanyLevel } from '@/enums';

const { get, put } = service('/api/platform/goods-order-apply-rule');

/** How many goods orders a company of one level may accept. */
export interface DailyAccepts {
  companyLevelType: CompanyLevel;
  /** Per company and day; 0: none. */
  count: number;
}

/** How the companies of one sub-station accept goods orders. There is one for every sub-station. */
export interface GoodsOrderApplyRule extends Stamped {
  /** The id of the sub-station. */
  id: Id;
  substationId: Id;
  substationName: string;
  /** Minutes an order waits to be accepted, 0 to 100; null: as long as it takes. */
  acceptMinutes: number | null;
  /** How many companies may accept the same order, 1 to 50. */
  companiesPerOrder: number;
  /** One entry per company level. */
  dailyAccepts: DailyAccepts[];
  /** How often a company may cancel per day, 0 to 99. */
  cancelsPerDay: number;
  /** Hours after which an accepted order counts as dealt, 1 to 720. */
  autoCompleteHours: number;
  /** Whether the owner's mobile number is readable before accepting; otherwise its middle is masked. */
  isMobileVisible: boolean;
  /** Levels that may accept at all; at least one. */
  companyLevelTypes: CompanyLevel[];
  /** null until somebody saved it. */
  lastModificationTime: string | null;
}

/** What the form edits. */
export type GoodsOrderApplyRuleInput = Omit<
  GoodsOrderApplyRule,
  'substationId' | 'substationName' | 'lastModificationTime' | 'concurrencyStamp'
> &
  Partial<Pick<GoodsOrderApplyRule, 'concurrencyStamp'>>;

export const goodsOrderApplyRuleApi = {
  /** By the id of the sub-station. */
  one: get<ById, GoodsOrderApplyRule>(':id'),
  update: put<GoodsOrderApplyRuleInput, GoodsOrderApplyRule>(''),
};
