import { service } from '@/api/endpoint';
import { code, dateTime, money, number, phone, ref, text } from '@/api/properties';
import { record, type QueryOf, type RowOf } from '@/api/record';
import { ConnectType, SmsResult } from '@/enums';

const path = '/api/substation/sms-history';
const { page } = service(path);

/** A text message that was sent. */
export const smsRecord = record(
  path,
  {
    substation: ref('substation', { filter: true }),
    receiver: phone({ about: 'The mobile number.', filter: true }),
    companyName: text({ filter: true }),
    content: text(),
    count: number({
      additive: true,
      about: 'The number of charged messages: one per 70 characters.',
    }),
    fee: money({ additive: true, about: 'In yuan, with two decimals.' }),
    result: code(SmsResult, { filter: true }),
    connectType: code(ConnectType, {
      nullable: true,
      about:
        'The result of the phone call that the message announces; null unless it announces one.',
      filter: true,
    }),
    sendTime: dateTime({ filter: true, past: true }),
  },
  { without: ['concurrencyStamp', 'creationTime'] },
);
export type SmsRecord = RowOf<typeof smsRecord>;
type SmsRecordQuery = QueryOf<typeof smsRecord>;

export const smsHistoryApi = {
  /** Messages about a missed or requested phone call. */
  callSms: page<SmsRecordQuery, SmsRecord>('call-sms'),
  /** Messages about new goods orders. */
  newGoodsSms: page<SmsRecordQuery, SmsRecord>('new-goods-sms'),
  /** Messages about today's line prices. */
  todayPriceSms: page<SmsRecordQuery, SmsRecord>('today-price-sms'),
};
