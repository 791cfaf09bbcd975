import { goodsOrderApi } from '@/api/company/goods-order';
import { crudPart } from '@/crud/crud-page';
import { GoodsOrderStatus } from '@/enums';
import { P } from '@/policies';

/** The goods orders of a customer. */
export const ConsumerOrders = crudPart({
  name: 'user.order',
  policy: P.goodsOrder,
  api: { list: goodsOrderApi.list },
  columns: [
    { key: 'orderNo', copyable: true, width: 168 },
    { key: 'status', type: 'code', enum: GoodsOrderStatus },
    { key: 'fromRegionName', type: 'region', card: 'detail' },
    { key: 'toRegionName', type: 'region', card: 'detail' },
    { key: 'goodsName', width: 104 },
    { key: 'weight', type: 'number', decimals: 3, sum: true },
    { key: 'volume', type: 'number', decimals: 2, sum: true },
    { key: 'dealCompanyName', width: 208 },
    { key: 'creationTime', type: 'dateTime', sortable: true },
  ],
  filters: [
    { key: 'orderNo' },
    { key: 'status', type: 'code', control: 'radio', enum: GoodsOrderStatus },
    { key: 'creationTime', type: 'range', of: 'dateTime' },
  ],
  toolbar: ['exportTable'],
  defaultSort: 'creationTime descending',
});
