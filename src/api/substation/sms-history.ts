import { service } from '@/api/endpoint';
import type { Id, PageQuery } from '@/api/types';
import type { ConnectType, SmsResult } from '@/enums';

const { page } = service('/api/substation/sms-history');

/** A text message that was sent. */
export interface SmsRecord {
  id: Id;
  substationId: Id;
  substationName: string;
  /** The mobile number. */
  receiver: string;
  companyName: string;
  content: string;
  /** The number of charged messages: one per 70 characters. */
  count: number;
  /** In yuan, with two decimals. */
  fee: number;
  result: SmsResult;
  /** The result of the phone call that the message announces; null unless it announces one. */
  connectType: ConnectType | null;
  sendTime: string;
}

/** Conditions of the lists. */
interface SmsRecordQuery extends PageQuery {
  receiver?: string;
  companyName?: string;
  substationId?: Id;
  result?: SmsResult;
  connectType?: ConnectType;
  sendTimeBegin?: string;
  sendTimeEnd?: string;
}

export const smsHistoryApi = {
  /** Messages about a missed or requested phone call. */
  callSms: page<SmsRecordQuery, SmsRecord>('call-sms'),
  /** Messages about new goods orders. */
  newGoodsSms: page<SmsRecordQuery, SmsRecord>('new-goods-sms'),
  /** Messages about today's line prices. */
  todayPriceSms: page<SmsRecordQuery, SmsRecord>('today-price-sms'),
};
