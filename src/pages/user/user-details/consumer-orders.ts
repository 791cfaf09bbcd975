import { goodsOrder, goodsOrderApi } from '@/api/company/goods-order';
import { embeddedCrud } from '@/crud/crud-page';
import { paths } from '@/paths';
import { P } from '@/policies';

/** The goods orders of a customer. */
export const ConsumerOrders = embeddedCrud({
  name: 'user.order',
  policy: P.goodsOrder,
  record: goodsOrder,
  api: { list: goodsOrderApi.list },
  columns: [
    { key: 'orderNo', copyable: true, width: 188 },
    'status',
    'fromRegion',
    'toRegion',
    { key: 'goodsName', width: 104 },
    { key: 'weight', sum: true },
    { key: 'volume', sum: true },
    { key: 'dealCompany', width: 208 },
    { key: 'creationTime', sortable: true },
  ],
  card: { route: ['fromRegion', 'toRegion'], facts: ['goodsName', 'weight', 'volume'] },
  filters: ['orderNo', { key: 'status', control: 'radio' }, 'creationTime'],
  toolbar: ['exportTable'],
  rowActions: [{ code: 'details', to: ({ id }) => paths.goodsOrder(String(id)) }],
  defaultSort: 'creationTime descending',
});
