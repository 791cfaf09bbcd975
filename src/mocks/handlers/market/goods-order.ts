import { goodsOrderApi, type GoodsOrder } from '@/api/company/goods-order';
import type { Id } from '@/api/types';
import { ApplyStatus, AssignType, GoodsOrderStatus } from '@/enums';
import { readOnly } from '@/mocks/db/collection';
import { conditions } from '@/mocks/db/conditions';
import { db } from '@/mocks/db/db';
import { orderConnects, orderDetail, orderTracks } from '@/mocks/seed/market/goods-order-parts';
import { checks, forbidden } from '@/mocks/server/checks';
import { crudAnswers, type Context } from '@/mocks/server/mock';
import { ofSubstation } from '@/mocks/server/scope';
import { P } from '@/policies';

type Apply = GoodsOrder['applies'][number];
const onApply = conditions<Pick<Apply, 'companyId' | 'companyName' | 'applyStatus'>, Apply>(
  (on) => ({
    ...on.oneOf('companyId'),
    ...on.contains('companyName'),
    ...on.code(ApplyStatus.$values, 'applyStatus'),
  }),
);
/** Met when one of the applies meets it. */
const byAnyApply = (name: keyof typeof onApply) => (texts: string[], key: string) => {
  const holds = onApply[name](texts, key);
  return ({ applies }: GoodsOrder) => applies.some(holds);
};

function checkRemoval({ orderNo, status }: GoodsOrder) {
  if (status !== GoodsOrderStatus.dealt) return;
  throw forbidden('DealtOrderNotDeletable', { orderNo });
}

const orders = readOnly(goodsOrderApi, {
  table: db.goodsOrders,
  scope: ofSubstation,
  conditions: (on) => ({
    ...on.contains('orderNo', 'consumerName', 'mobile'),
    ...on.oneOf('consumerId', 'substationId'),
    ...on.code(GoodsOrderStatus.$values, 'status'),
    ...on.code(AssignType.$values, 'assignType'),
    ...on.inRegion('fromRegionId', 'toRegionId'),
    ...on.numbers('weight', 'volume'),
    ...on.times('creationTime'),
    companyId: byAnyApply('companyId'),
    companyName: byAnyApply('companyName'),
    applyStatus: byAnyApply('applyStatus'),
  }),
  removable: checkRemoval,
});

/** The order whose calls or stations are asked for. */
function orderOf(query: { goodsOrderId: Id | undefined }, context: Context) {
  const check = checks(query);
  check.text('goodsOrderId', { required: true });
  check.done();
  return orders.getStored(query.goodsOrderId, context);
}

export const answers = crudAnswers(goodsOrderApi, P.goodsOrder, {
  ...orders,
  one: async (request, context) => orderDetail(await orders.one(request, context)),
  connects: async (request, context) => ({
    items: orderConnects(await orderOf(request, context)),
  }),
  tracks: async (request, context) => ({ items: orderTracks(await orderOf(request, context)) }),
});
