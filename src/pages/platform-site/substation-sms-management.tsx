import { smsChargeOrder, smsChargeOrderApi } from '@/api/substation/sms-charge-order';
import { crudPage } from '@/crud/crud-page';
import { tabbedPage } from '@/crud/tabbed-page';
import { t } from '@/i18n';
import {
  chargeOrderCard,
  chargeOrderColumns,
  chargeOrderFilters,
} from '@/pages/shared/charge-orders';
import { P } from '@/policies';
import { SmsAccounts } from './substation-sms-management/sms-accounts';

const ChargeOrders = crudPage({
  name: 'platform-site.chargeOrder',
  policy: P.substationSms,
  record: smsChargeOrder,
  api: { list: smsChargeOrderApi.list },
  columns: chargeOrderColumns({ key: 'substation', width: 144 }),
  card: chargeOrderCard,
  filters: chargeOrderFilters('substation'),
  toolbar: ['exportTable'],
  panel: { title: ({ orderNo }) => t('platform-site.chargeOrder.detailOf', { orderNo }) },
  defaultSort: 'creationTime descending',
});

export default tabbedPage('platform-site.sms', [
  { key: 'accounts', Content: SmsAccounts },
  { key: 'orders', Content: ChargeOrders },
]);
