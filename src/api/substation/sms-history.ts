import { service } from '@/api/endpoint';
import type { Id, PageQuery } from '@/api/types';
import type { ConnectType, SmsResult } from '@/enums';

const { page } = service('/api/substation/sms-history');

/** One short message that was sent. */
export interface SmsRecord {
  id: Id;
  substationId: Id;
  substationName: string;
  /** Mobile number. */
  receiver: string;
  companyName: string;
  content: string;
  /** How many messages it was charged as: one per seventy characters. */
  count: number;
  /** Yuan, two decimals. */
  fee: number;
  result: SmsResult;
  /** Whether the call that was announced came about; null unless it announces one. */
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
  /** Messages about a call that was missed or is asked for. */
  callSms: page<SmsRecordQuery, SmsRecord>('call-sms'),
  /** Messages about new goods orders. */
  newGoodsSms: page<SmsRecordQuery, SmsRecord>('new-goods-sms'),
  /** Messages about today's line prices. */
  todayPriceSms: page<SmsRecordQuery, SmsRecord>('today-price-sms'),
};
