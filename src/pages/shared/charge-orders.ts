/** The columns and filters that all lists of SMS purchases share. */
import type { SmsChargeOrder, SmsChargeOrderQuery } from '@/api/substation/sms-charge-order';
import { ChargeOrderStatus, PaymentType } from '@/enums';
import type { ReadOnlyColumn } from '@/schema/column';
import type { Filter } from '@/schema/filter';

export const chargeOrderColumns: ReadOnlyColumn<SmsChargeOrder>[] = [
  { key: 'orderNo', copyable: true, width: 184 },
  { key: 'substationName', width: 144 },
  { key: 'quantity', type: 'number', width: 104, sum: true, card: 'detail' },
  { key: 'unitPrice', type: 'money', width: 104, optional: true },
  { key: 'amount', type: 'money', width: 120, sum: true, card: 'detail' },
  { key: 'paymentType', type: 'code', enum: PaymentType },
  { key: 'status', type: 'code', enum: ChargeOrderStatus },
  { key: 'creator', width: 112, optional: true },
  { key: 'creationTime', type: 'dateTime', sortable: true },
  { key: 'paymentTime', type: 'dateTime', optional: true },
];

export const chargeOrderFilters: Filter<SmsChargeOrderQuery>[] = [
  { key: 'orderNo' },
  { key: 'substationId', type: 'record', of: 'substation' },
  { key: 'status', type: 'code', control: 'radio', enum: ChargeOrderStatus },
  { key: 'paymentType', type: 'code', control: 'radio', enum: PaymentType },
  { key: 'creationTime', type: 'range', of: 'dateTime' },
];
