import { service } from '@/api/endpoint';
import type { ById, Id, PageQuery } from '@/api/types';
import type { ChargeOrderStatus, PaymentType } from '@/enums';

const { get, items, page, postFor, put } = service('/api/substation/sms-charge-order');

/** A purchase of short messages by a sub-station. */
export interface SmsChargeOrder {
  id: Id;
  /** The readable number: `CZ`, the date and a counter. */
  orderNo: string;
  substationId: Id;
  substationName: string;
  /** The number of messages. */
  quantity: number;
  /** The price per message at the time of the order, in yuan with two decimals. */
  unitPrice: number;
  /** Quantity × unit price, in yuan with two decimals. */
  amount: number;
  paymentType: PaymentType;
  status: ChargeOrderStatus;
  /** The user who ordered. */
  creator: string;
  creationTime: string;
  /** When an unpaid order is cancelled: 30 minutes after its creation. */
  expireTime: string;
  /** Null until the order is paid. */
  paymentTime: string | null;
}

/** An order with its payment code. */
export interface SmsChargeOrderDetail extends SmsChargeOrder {
  /** The picture of the payment code as a `data:` URL; null when there is nothing to pay. */
  codeImage: string | null;
  /** The content of the payment code; null when there is nothing to pay. */
  codeText: string | null;
}

/** Conditions of the list. */
export interface SmsChargeOrderQuery extends PageQuery {
  orderNo?: string;
  substationId?: Id;
  paymentType?: PaymentType;
  status?: ChargeOrderStatus;
  creationTimeBegin?: string;
  creationTimeEnd?: string;
}

/** The values that the form edits. */
export interface SmsChargeOrderInput {
  substationId: Id;
  /** A multiple of 100. */
  quantity: number;
  paymentType: PaymentType;
}

/** A quantity that can be selected with one click. */
export interface SmsPackage {
  id: Id;
  name: string;
  /** The number of messages. */
  quantity: number;
}

export const smsChargeOrderApi = {
  list: page<SmsChargeOrderQuery, SmsChargeOrder>(''),
  one: get<ById, SmsChargeOrderDetail>(':id'),
  create: postFor<SmsChargeOrderInput, SmsChargeOrderDetail>(''),
  packages: items<void, SmsPackage>('packages', { assumed: true }),
  /** Cancels an order that is not paid yet. */
  cancel: put<ById, SmsChargeOrder>('cancel', { assumed: true }),
};
