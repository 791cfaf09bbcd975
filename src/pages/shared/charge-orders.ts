/** The columns and filters that all lists of SMS purchases share. */
import type { smsChargeOrder } from '@/api/substation/sms-charge-order';
import type { ReadOnlyColumns, RecordFilters } from '@/schema/record-page';

type ChargeOrder = typeof smsChargeOrder;

/** The list of the platform has the sub-station as well. */
export const chargeOrderColumns = (
  ...substation: ReadOnlyColumns<ChargeOrder>
): ReadOnlyColumns<ChargeOrder> => [
  { key: 'orderNo', copyable: true, width: 184 },
  ...substation,
  { key: 'quantity', width: 104, sum: true },
  { key: 'unitPrice', width: 104, optional: true },
  { key: 'amount', width: 120, sum: true },
  'paymentType',
  'status',
  { key: 'creator', width: 112, optional: true },
  { key: 'creationTime', sortable: true },
  { key: 'paymentTime', optional: true },
];

export const chargeOrderFilters = (
  ...substation: RecordFilters<ChargeOrder>
): RecordFilters<ChargeOrder> => [
  'orderNo',
  ...substation,
  { key: 'status', control: 'radio' },
  { key: 'paymentType', control: 'radio' },
  'creationTime',
];

export const chargeOrderCard = { facts: ['quantity', 'amount', 'paymentType'] } as const;
