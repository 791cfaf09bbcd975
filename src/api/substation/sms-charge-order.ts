import { service } from '@/api/endpoint';
import { code, dateTime, money, number, ref, text } from '@/api/properties';
import { record, type QueryOf, type RowOf } from '@/api/record';
import type { ById, Id } from '@/api/types';
import { ChargeOrderStatus, PaymentType } from '@/enums';

const path = '/api/substation/sms-charge-order';
const { get, items, page, postFor, put } = service(path);

/** A purchase of short messages by a sub-station. */
export const smsChargeOrder = record(
  path,
  {
    orderNo: text({ about: 'The readable number: `CZ`, the date and a counter.', filter: true }),
    substation: ref('substation', { filter: true }),
    quantity: number({ additive: true, about: 'The number of messages, a multiple of 100.' }),
    unitPrice: money({
      about: 'The price per message at the time of the order, in yuan with two decimals.',
    }),
    amount: money({ additive: true, about: 'Quantity × unit price, in yuan with two decimals.' }),
    paymentType: code(PaymentType, { filter: true }),
    status: code(ChargeOrderStatus, { filter: true }),
    creator: text({ about: 'The user who ordered.' }),
    expireTime: dateTime({
      about: 'When an unpaid order is cancelled: 30 minutes after its creation.',
    }),
    paymentTime: dateTime({ nullable: true, about: 'Null until the order is paid.' }),
  },
  { without: ['concurrencyStamp'], conditions: { creationTime: dateTime({ past: true }) } },
);
export type SmsChargeOrder = RowOf<typeof smsChargeOrder>;
/** The values that the form edits. */
export type SmsChargeOrderInput = Pick<SmsChargeOrder, 'substationId' | 'quantity' | 'paymentType'>;

/** An order with its payment code. */
export interface SmsChargeOrderDetail extends SmsChargeOrder {
  /** The picture of the payment code as a `data:` URL; null when there is nothing to pay. */
  codeImage: string | null;
  /** The content of the payment code; null when there is nothing to pay. */
  codeText: string | null;
}

/** A quantity that can be selected with one click. */
export interface SmsPackage {
  id: Id;
  name: string;
  /** The number of messages. */
  quantity: number;
}

export const smsChargeOrderApi = {
  list: page<QueryOf<typeof smsChargeOrder>, SmsChargeOrder>(''),
  one: get<ById, SmsChargeOrderDetail>(':id'),
  create: postFor<SmsChargeOrderInput, SmsChargeOrderDetail>(''),
  packages: items<void, SmsPackage>('packages', { assumed: true }),
  /** Cancels an order that is not paid yet. */
  cancel: put<ById, SmsChargeOrder>('cancel', { assumed: true }),
};
