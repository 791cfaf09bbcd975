import { goodsOrder, goodsOrderApi, type GoodsOrder } from '@/api/company/goods-order';
import { crudPage } from '@/crud/crud-page';
import { declareLayouts } from '@/crud/layouts/declare-layouts';
import { GoodsOrderStatus } from '@/enums';
import { t } from '@/i18n';
import { listedLines } from '@/pages/shared/listed-lines';
import { P } from '@/policies';
import { useSession } from '@/stores/session';
import { OrderApplies } from './source-management/order-applies';

export default crudPage({
  name: 'source.order',
  policy: P.goodsOrder,
  record: goodsOrder,
  api: goodsOrderApi,
  columns: [
    { key: 'orderNo', copyable: true, width: 180 },
    'status',
    { key: 'fromRegion', width: 148 },
    { key: 'toRegion', width: 100 },
    // The list is sorted by it, so it has to be in view on a narrow window as well.
    { key: 'creationTime', type: 'dateTime', sortable: true },
    { key: 'goodsName', width: 160 },
    { key: 'weight', sum: true },
    { key: 'volume', sum: true },
    { key: 'pieces', sum: true, width: 72 },
    'applyCount',
    'assignType',
    { key: 'consumer', width: 112 },
    { key: 'mobile', copyable: true },
    { key: 'substation', optional: true },
    { key: 'dealCompany', optional: true },
  ],
  card: { route: ['fromRegion', 'toRegion'], facts: ['goodsName', 'weight', 'volume', 'pieces'] },
  filters: [
    'orderNo',
    { key: 'status', control: 'radio' },
    'assignType',
    'fromRegion',
    'toRegion',
    'company',
    'creationTime',
    { key: 'consumerName', collapsed: true },
    { key: 'substation', collapsed: true },
    { key: 'mobile', collapsed: true },
    { key: 'weight', collapsed: true },
    { key: 'volume', collapsed: true },
    { key: 'applyStatus', collapsed: true },
  ],
  layouts: declareLayouts<GoodsOrder>([
    {
      kind: 'demand',
      from: { id: 'fromRegionId', name: 'fromRegionName' },
      to: { id: 'toRegionId', name: 'toRegionName' },
      query: { status: GoodsOrderStatus.pending },
      source: listedLines,
    },
  ]),
  toolbar: ['exportTable'],
  panel: {
    title: ({ orderNo }) => t('source.order.detailOf', { orderNo }),
    body: async () => (await import('./source-management/order-detail')).orderBody,
  },
  detail: (order) => <OrderApplies applies={order.applies} />,
  rowActions: [
    {
      standard: 'delete',
      // An order belongs to its customer: companies that could carry the goods only read it.
      visible: ({ status }) =>
        status !== GoodsOrderStatus.dealt && useSession.getState().companyId === null,
    },
  ],
  defaultSort: 'creationTime descending',
});
