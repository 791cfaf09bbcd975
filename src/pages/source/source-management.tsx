import { goodsOrderApi } from '@/api/company/goods-order';
import { crudPage } from '@/crud/crud-page';
import { ApplyStatus, AssignType, GoodsOrderStatus } from '@/enums';
import { P } from '@/policies';
import { OrderApplies } from './source-management/order-applies';
import { OrderDetail } from './source-management/order-detail';

export default crudPage({
  name: 'source.order',
  policy: P.goodsOrder,
  api: goodsOrderApi,
  columns: [
    { key: 'orderNo', copyable: true, width: 188 },
    { key: 'status', type: 'enum', enum: GoodsOrderStatus },
    { key: 'fromRegionName', type: 'region', width: 220, card: 'detail' },
    { key: 'toRegionName', type: 'region', width: 128, card: 'detail' },
    { key: 'goodsName', width: 100 },
    { key: 'weight', type: 'number', decimals: 3, sum: true },
    { key: 'volume', type: 'number', decimals: 2, sum: true },
    { key: 'pieces', type: 'number', sum: true },
    { key: 'creationTime', type: 'dateTime', sortable: true },
    { key: 'applyCount', type: 'number' },
    { key: 'assignType', type: 'enum', enum: AssignType },
    { key: 'consumerName', width: 112 },
    { key: 'mobile', type: 'phone', copyable: true },
    { key: 'substationName', optional: true },
    { key: 'dealCompanyName', optional: true },
  ],
  filters: [
    { key: 'orderNo' },
    { key: 'status', type: 'radio', enum: GoodsOrderStatus },
    { key: 'assignType', type: 'select', enum: AssignType },
    { key: 'fromRegionId', type: 'region' },
    { key: 'toRegionId', type: 'region' },
    { key: 'companyId', type: 'company' },
    { key: 'creationTime', type: 'dateTimeRange' },
    { key: 'consumerName', collapsed: true },
    { key: 'substationId', type: 'substation', collapsed: true },
    { key: 'mobile', type: 'phone', collapsed: true },
    { key: 'weight', type: 'numberRange', collapsed: true },
    { key: 'volume', type: 'numberRange', collapsed: true },
    { key: 'applyStatus', type: 'select', enum: ApplyStatus, collapsed: true },
  ],
  toolbar: ['exportTable'],
  detail: (order) => <OrderApplies applies={order.applies} />,
  rowActions: [
    { code: 'details', dialog: (order, close) => <OrderDetail order={order} onClose={close} /> },
    { standard: 'delete', visible: ({ status }) => status !== GoodsOrderStatus.dealt },
  ],
  defaultSort: 'creationTime descending',
});
