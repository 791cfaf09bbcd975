import type { ConsumerCompany } from '@/api/company/consumer-company';
import { goodsOrderApi, type GoodsOrder } from '@/api/company/goods-order';
import { QueryBoundary } from '@/elements/query/query-boundary';
import { useLoad } from '@/elements/query/use-load';
import { useTranslation } from '@/i18n';
import { formatDateTime } from '@/lib/time';
import { Box } from '@/ui/layout/layout';
import { Timeline } from '@/ui/timeline';

/** The number of orders from which the log of a customer is built. */
const consumerLogOrders = 50;

interface Entry {
  code: 'registered' | 'placed' | 'dealt' | 'cancelled';
  time: string | null;
  order?: GoodsOrder;
}

/** The events of an order, in their order of time. */
const stepsOf = (order: GoodsOrder): Entry[] => [
  { code: 'placed', time: order.creationTime, order },
  { code: 'dealt', time: order.dealTime, order },
  { code: 'cancelled', time: order.cancelTime, order },
];

const wayOf = ({ fromRegionName, toRegionName }: GoodsOrder) =>
  `${fromRegionName} → ${toRegionName}`;

/** The latest actions of a customer, taken from the goods orders, newest first. */
export function ConsumerLog({ consumer: { id, creationTime } }: { consumer: ConsumerCompany }) {
  const { t } = useTranslation();
  const load = useLoad(['consumer-log', id], (signal) =>
    goodsOrderApi.list(
      { consumerId: id, page: 1, limit: consumerLogOrders, sort: 'creationTime descending' },
      { signal },
    ),
  );
  const entriesOf = (orders: GoodsOrder[], isWhole: boolean): Entry[] => [
    ...orders.flatMap(stepsOf).filter(({ time }) => time !== null),
    ...(isWhole ? [{ code: 'registered', time: creationTime } as const] : []),
  ];
  return (
    <QueryBoundary query={load} name={t('user.details.tabs.log')}>
      {({ items, totalCount }) => (
        <Box panel padding={4}>
          <Timeline
            label={t('user.details.tabs.log')}
            entries={entriesOf(items, totalCount <= items.length)
              .toSorted((a, b) => (String(a.time) < String(b.time) ? 1 : -1))
              .map(({ code, time, order }) => ({
                key: `${code} ${order?.id ?? ''}`,
                time: formatDateTime(time),
                title: t(`user.log.${code}`, { orderNo: order?.orderNo }),
                content: order && [wayOf(order), order.goodsName].join(' · '),
              }))}
          />
        </Box>
      )}
    </QueryBoundary>
  );
}
