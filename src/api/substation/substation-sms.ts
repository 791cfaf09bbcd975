import { service } from '@/api/endpoint';
import type { ById, Id, PageQuery, Stamped } from '@/api/types';

const { get, put, page } = service('/api/substation/substation-sms');

/** The short messages of one sub-station. There is one for every sub-station. */
export interface SubstationSms extends Stamped {
  /** The id of the sub-station. */
  id: Id;
  substationId: Id;
  substationName: string;
  /** Messages left: paid ones and the free quota, less what was used. */
  balance: number;
  /** Messages sent since the first of the month. */
  usedThisMonth: number;
  /** Messages sent per day, mean of the last thirty days, one decimal. */
  usedPerDay: number;
  /** Yuan per message, two decimals, above zero. */
  unitPrice: number;
  /** Messages given for nothing, once. */
  freeQuota: number;
  isCallSmsEnabled: boolean;
  isNewGoodsSmsEnabled: boolean;
  isTodayPriceSmsEnabled: boolean;
  /** Below this balance the sub-station is warned; 0: never. */
  warnBelow: number;
}

/** Conditions of the list. */
interface SubstationSmsQuery extends PageQuery {
  substationId?: Id;
  substationName?: string;
  balanceBegin?: number;
  balanceEnd?: number;
  isCallSmsEnabled?: boolean;
  isNewGoodsSmsEnabled?: boolean;
  isTodayPriceSmsEnabled?: boolean;
}

/** What the form edits. */
type SubstationSmsInput = Pick<
  SubstationSms,
  | 'id'
  | 'unitPrice'
  | 'freeQuota'
  | 'isCallSmsEnabled'
  | 'isNewGoodsSmsEnabled'
  | 'isTodayPriceSmsEnabled'
  | 'warnBelow'
> &
  Partial<Stamped>;

export const substationSmsApi = {
  list: page<SubstationSmsQuery, SubstationSms>(''),
  /** By the id of the sub-station. */
  one: get<ById, SubstationSms>(':id'),
  update: put<SubstationSmsInput, SubstationSms>(''),
};
