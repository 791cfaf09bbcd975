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
    { key: 'status', type: 'code', enum: GoodsOrderStatus },
    { key: 'fromRegionName', type: 'region', width: 220, card: 'detail' },
    { key: 'toRegionName', type: 'region', width: 128, card: 'detail' },
    { key: 'goodsName', width: 100 },
    { key: 'weight', type: 'number', decimals: 3, sum: true },
    { key: 'volume', type: 'number', decimals: 2, sum: true },
    { key: 'pieces', type: 'number', sum: true },
    { key: 'creationTime', type: 'dateTime', sortable: true },
    { key: 'applyCount', type: 'number' },
    { key: 'assignType', type: 'code', enum: AssignType },
    { key: 'consumerName', width: 112 },
    { key: 'mobile', type: 'phone', copyable: true },
    { key: 'substationName', optional: true },
    { key: 'dealCompanyName', optional: true },
  ],
  filters: [
    { key: 'orderNo' },
    { key: 'status', type: 'code', control: 'radio', enum: GoodsOrderStatus },
    { key: 'assignType', type: 'code', enum: AssignType },
    { key: 'fromRegionId', type: 'region' },
    { key: 'toRegionId', type: 'region' },
    { key: 'companyId', type: 'record', of: 'company' },
    { key: 'creationTime', type: 'range', of: 'dateTime' },
    { key: 'consumerName', collapsed: true },
    { key: 'substationId', type: 'record', of: 'substation', collapsed: true },
    { key: 'mobile', type: 'phone', collapsed: true },
    { key: 'weight', type: 'range', of: 'number', collapsed: true },
    { key: 'volume', type: 'range', of: 'number', collapsed: true },
    { key: 'applyStatus', type: 'code', enum: ApplyStatus, collapsed: true },
  ],
  toolbar: ['exportTable'],
  detail: (order) => <OrderApplies applies={order.applies} />,
  rowActions: [
    { code: 'details', dialog: (order, close) => <OrderDetail order={order} onClose={close} /> },
    { standard: 'delete', visible: ({ status }) => status !== GoodsOrderStatus.dealt },
  ],
  defaultSort: 'creationTime descending',
});
