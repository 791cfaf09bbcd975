import { service } from '@/api/endpoint';
import type { ById, Id, PageQuery, Stamped } from '@/api/types';

const { get, put, page } = service('/api/substation/substation-sms');

/** The text message account of a sub-station. Every sub-station has one. */
export interface SubstationSms extends Stamped {
  /** The id of the sub-station. */
  id: Id;
  substationId: Id;
  substationName: string;
  /** The number of remaining messages: the paid ones and the free quota, minus those sent. */
  balance: number;
  /** The number of messages sent in this month. */
  usedThisMonth: number;
  /** The average number of messages per day in the last 30 days, with one decimal. */
  usedPerDay: number;
  /** Yuan per message, with two decimals; greater than zero. */
  unitPrice: number;
  /** The number of messages that the sub-station got for free. */
  freeQuota: number;
  isCallSmsEnabled: boolean;
  isNewGoodsSmsEnabled: boolean;
  isTodayPriceSmsEnabled: boolean;
  /** The sub-station is warned when the balance is below this number; 0 when it is never warned. */
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

/** The values that the form edits. */
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
  /** The id is that of the sub-station. */
  one: get<ById, SubstationSms>(':id'),
  update: put<SubstationSmsInput, SubstationSms>(''),
};
