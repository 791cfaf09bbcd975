import type { ConsumerCompany } from '@/api/company/consumer-company';
import type { GoodsOrder } from '@/api/company/goods-order';
import { t, useTranslation } from '@/i18n';
import { formatDateTime } from '@/lib/time';
import { Timeline } from '@/ui/timeline';

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

interface OrderTimelineProps {
  consumer: Pick<ConsumerCompany, 'creationTime'>;
  orders: GoodsOrder[];
  /** The customer has no other orders. */
  isWhole: boolean;
}

/** The actions of a customer, taken from the goods orders, newest first. */
export function OrderTimeline({ consumer: { creationTime }, orders, isWhole }: OrderTimelineProps) {
  useTranslation();
  const entries: Entry[] = [
    ...orders.flatMap(stepsOf).filter(({ time }) => time !== null),
    ...(isWhole ? [{ code: 'registered', time: creationTime } as const] : []),
  ];
  return (
    <Timeline
      label={t('user.details.tabs.log')}
      entries={entries
        .toSorted((a, b) => (String(a.time) < String(b.time) ? 1 : -1))
        .map(({ code, time, order }) => ({
          key: `${code} ${order?.id ?? ''}`,
          time: formatDateTime(time),
          title: t(`user.log.${code}`, { orderNo: order?.orderNo }),
          content: order && [wayOf(order), order.goodsName].join(' · '),
        }))}
    />
  );
}
