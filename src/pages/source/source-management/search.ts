import { goodsOrderApi } from '@/api/company/goods-order';
import { recordSearch } from '@/crud/record-search';

export default [
  recordSearch({
    kind: 'goodsOrder',
    place: 4,
    list: goodsOrderApi.list,
    by: { name: 'consumerName', number: 'orderNo', phone: 'mobile' },
    sort: 'creationTime descending',
    title: 'orderNo',
    phone: 'mobile',
    hint: ({ consumerName, goodsName }) => [consumerName, goodsName],
    where: ({ orderNo }) => ({ orderNo }),
    listed: {},
  }),
];
