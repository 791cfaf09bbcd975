import { goodsOrderApi } from '@/api/company/goods-order';
import type { TodayLinePrice } from '@/api/company/today-line-price';
import { transportLineApi } from '@/api/company/transport-line';
import { GoodsOrderStatus } from '@/enums';
import { listedLines } from '@/pages/shared/listed-lines';
import { P } from '@/policies';
import type { BoardLayout } from '@/schema/layout';

/** What the lines cost today, compared with the listed lines and the waiting orders. */
export const priceBoard: BoardLayout<TodayLinePrice> = {
  kind: 'board',
  from: { id: 'fromRegionId', name: 'fromRegionName' },
  to: { id: 'toRegionId', name: 'toRegionName' },
  company: { id: 'companyId', name: 'companyName' },
  subject: { id: 'lineId', name: 'lineName' },
  values: ['pricePerTon', 'pricePerCubicMetre', 'pricePerPiece'],
  begin: 'startTime',
  ends: ['endTime', 'closeTime'],
  sources: [
    listedLines,
    {
      key: 'orders',
      policy: P.goodsOrder,
      list: (query, options) => goodsOrderApi.list(query, options),
      query: { status: GoodsOrderStatus.pending },
      conditions: ['fromRegionId', 'toRegionId'],
      page: '/source/source-management',
    },
  ],
  contacts: {
    policy: P.companyDetail,
    load: async ({ lineId }, options) =>
      (await transportLineApi.one({ id: lineId }, options)).contacts.map(
        ({ id, contactName, mobile, phone }) => ({
          id,
          name: contactName,
          numbers: [mobile, ...(phone ? [phone] : [])],
        }),
      ),
  },
};
