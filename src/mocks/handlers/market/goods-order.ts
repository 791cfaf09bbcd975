import { goodsOrderApi, type GoodsOrder, type GoodsOrderQuery } from '@/api/company/goods-order';
import type { Id } from '@/api/types';
import { ApplyStatus, AssignType, GoodsOrderStatus } from '@/enums';
import { checks, forbidden } from '@/mocks/server/checks';
import { readOnly } from '@/mocks/db/collection';
import { conditionsOn } from '@/mocks/db/conditions';
import { db } from '@/mocks/db/db';
import type { Context } from '@/mocks/server/mock';
import { crudAnswers } from '@/mocks/server/crud-answers';
import { ofSubstation } from '@/mocks/server/scope';
import { orderConnects, orderDetail, orderTracks } from '@/mocks/seed/market/goods-order-parts';
import { P } from '@/policies';

const grant = { grant: P.goodsOrder };
const { contains, oneOf, since, until, atLeast, atMost, inRegion } = conditionsOn<GoodsOrder>();
const onApply = conditionsOn<GoodsOrder['applies'][number]>();

type ApplyCondition = ReturnType<typeof onApply.contains>;
/** Met when one of the applies meets it. */
const byAnyApply =
  (condition: ApplyCondition): ReturnType<typeof contains> =>
  (texts, name) => {
    const holds = condition(texts, name);
    return ({ applies }) => applies.some(holds);
  };

function checkRemoval({ orderNo, status }: GoodsOrder) {
  if (status !== GoodsOrderStatus.dealt) return;
  throw forbidden('DealtOrderNotDeletable', {
    zh: `货源“${orderNo}”已成交，不能删除。`,
    en: `Goods order “${orderNo}” is dealt and cannot be deleted.`,
  });
}

const orders = readOnly<GoodsOrder, GoodsOrderQuery>({
  table: db.goodsOrders,
  scope: ofSubstation,
  conditions: {
    orderNo: contains('orderNo'),
    status: oneOf('status', GoodsOrderStatus.$values),
    assignType: oneOf('assignType', AssignType.$values),
    fromRegionId: inRegion('fromRegionId'),
    toRegionId: inRegion('toRegionId'),
    companyId: byAnyApply(onApply.oneOf('companyId')),
    companyName: byAnyApply(onApply.contains('companyName')),
    applyStatus: byAnyApply(onApply.oneOf('applyStatus', ApplyStatus.$values)),
    consumerId: oneOf('consumerId'),
    consumerName: contains('consumerName'),
    mobile: contains('mobile'),
    substationId: oneOf('substationId'),
    weightBegin: atLeast('weight'),
    weightEnd: atMost('weight'),
    volumeBegin: atLeast('volume'),
    volumeEnd: atMost('volume'),
    creationTimeBegin: since('creationTime'),
    creationTimeEnd: until('creationTime'),
  },
  removable: checkRemoval,
});

/** The order whose calls or stations are asked for. */
function orderOf({ goodsOrderId }: { goodsOrderId: Id | undefined }, context: Context) {
  const check = checks();
  if (goodsOrderId === undefined || goodsOrderId === '') check.missing('goodsOrderId');
  check.done();
  return orders.own(goodsOrderId, context);
}

export const answers = crudAnswers(goodsOrderApi, grant, {
  ...orders,
  one: async (request, context) => orderDetail(await orders.one(request, context)),
  connects: async (request, context) => ({
    items: orderConnects(await orderOf(request, context)),
  }),
  tracks: async (request, context) => ({
    items: orderTracks(await orderOf(request, context)),
  }),
});
