import { service } from '@/api/endpoint';
import type { ById, Id, PageQuery } from '@/api/types';
import type { ChargeOrderStatus, PaymentType } from '@/enums';

const { get, items, page, postFor, put } = service('/api/substation/sms-charge-order');

/** A purchase of short messages by a sub-station. */
export interface SmsChargeOrder {
  id: Id;
  /** For people: `CZ`, day and a number. */
  orderNo: string;
  substationId: Id;
  substationName: string;
  /** Messages bought. */
  quantity: number;
  /** Yuan per message, two decimals, as it was when ordered. */
  unitPrice: number;
  /** Yuan, two decimals: quantity × unit price. */
  amount: number;
  paymentType: PaymentType;
  status: ChargeOrderStatus;
  /** Who ordered. */
  creator: string;
  creationTime: string;
  /** An unpaid order is cancelled then, thirty minutes after it was made. */
  expireTime: string;
  /** null unless completed. */
  paymentTime: string | null;
}

/** One order with what it takes to pay it. */
export interface SmsChargeOrderDetail extends SmsChargeOrder {
  /** Picture of the payment code as a data address; null once there is nothing to pay. */
  codeImage: string | null;
  /** What the code says; null once there is nothing to pay. */
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

/** What is ordered. */
export interface SmsChargeOrderInput {
  substationId: Id;
  /** Hundreds, at least one. */
  quantity: number;
  paymentType: PaymentType;
}

/** A quantity that is offered with one click. */
export interface SmsPackage {
  id: Id;
  name: string;
  /** Messages. */
  quantity: number;
}

export const smsChargeOrderApi = {
  list: page<SmsChargeOrderQuery, SmsChargeOrder>(''),
  one: get<ById, SmsChargeOrderDetail>(':id'),
  create: postFor<SmsChargeOrderInput, SmsChargeOrderDetail>(''),
  packages: items<void, SmsPackage>('packages', { assumed: true }),
  /** Of an order that is not paid yet. */
  cancel: put<ById, SmsChargeOrder>('cancel', { assumed: true }),
};
