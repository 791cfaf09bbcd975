import {
  smsChargeOrder,
  smsChargeOrderApi,
  type SmsChargeOrder,
} from '@/api/substation/sms-charge-order';
import { embeddedCrud } from '@/crud/crud-page';
import { ChargeOrderStatus } from '@/enums';
import { t } from '@/i18n';
import {
  chargeOrderCard,
  chargeOrderColumns,
  chargeOrderFilters,
} from '@/pages/shared/charge-orders';
import { P } from '@/policies';
import { PaymentPopup } from './payment-popup';

const isUnpaid = ({ status }: SmsChargeOrder) => status === ChargeOrderStatus.unpaid;

/** The orders of a sub-station; an unpaid order can be paid or cancelled. */
export const ChargeOrders = embeddedCrud({
  name: 'substation-sms-recharge.charge',
  policy: P.smsRecharge,
  record: smsChargeOrder,
  api: { list: smsChargeOrderApi.list },
  columns: chargeOrderColumns(),
  card: chargeOrderCard,
  filters: chargeOrderFilters(),
  toolbar: ['exportTable'],
  rowActions: [
    {
      code: 'pay',
      visible: isUnpaid,
      dialog: ({ id, orderNo }, close) => (
        <PaymentPopup id={id} orderNo={orderNo} onClose={() => close(true)} />
      ),
    },
    {
      code: 'cancel',
      visible: isUnpaid,
      confirm: true,
      danger: true,
      run: ({ id }, options) => smsChargeOrderApi.cancel({ id }, options),
    },
  ],
  panel: { title: ({ orderNo }) => t('substation-sms-recharge.charge.detailOf', { orderNo }) },
  defaultSort: 'creationTime descending',
});
