import { goodsOrderApi, type GoodsOrder, type GoodsOrderConnect } from '@/api/company/goods-order';
import { DetailSection } from '@/elements/details/detail-section';
import { QueryBoundary } from '@/elements/query/query-boundary';
import { useLoad } from '@/elements/query/use-load';
import { RecordList } from '@/elements/table/record-list';
import { ConnectType, NoticeType, TrackStatus } from '@/enums';
import { useTranslation } from '@/i18n';
import { formatDateTime } from '@/lib/time';
import type { Column } from '@/schema/column';
import { Timeline } from '@/ui/timeline';
import { cellText } from '@/values/cell-text';
import { OrderApplies } from './order-applies';

const callColumns: Column<GoodsOrderConnect>[] = [
  { key: 'connectTime', type: 'dateTime', width: 144 },
  { key: 'companyName', width: 192, isTitle: true },
  { key: 'contact', width: 80 },
  { key: 'mobile', type: 'phone', copyable: true },
  { key: 'noticeType', type: 'code', enum: NoticeType, width: 80 },
  { key: 'connectType', type: 'code', enum: ConnectType, width: 88 },
  { key: 'remark', width: 120 },
];
const callCard = { facts: ['connectTime', 'connectType'] };

interface OrderProps {
  order: GoodsOrder;
}

export function Applies({ order: { applies } }: OrderProps) {
  const { t } = useTranslation();
  return (
    <DetailSection title={t('source.order.sections.applies')} count={applies.length}>
      <OrderApplies applies={applies} />
    </DetailSection>
  );
}

export function Calls({ order }: OrderProps) {
  const { t } = useTranslation();
  const calls = useLoad(
    ['calls', order.id],
    (signal) => goodsOrderApi.connects({ goodsOrderId: order.id }, { signal }),
    { fresh: true },
  );
  return (
    <DetailSection title={t('source.order.sections.connects')} count={calls.data?.items.length}>
      <QueryBoundary query={calls} name={t('source.order.sections.connects')}>
        {({ items }) => (
          <RecordList name="source.connect" columns={callColumns} card={callCard} rows={items} />
        )}
      </QueryBoundary>
    </DetailSection>
  );
}

export function Tracks({ order }: OrderProps) {
  const { t } = useTranslation();
  const tracks = useLoad(
    ['tracks', order.id],
    (signal) => goodsOrderApi.tracks({ goodsOrderId: order.id }, { signal }),
    { fresh: true },
  );
  const title = t('source.order.sections.tracks');
  return (
    <DetailSection title={title} count={tracks.data?.items.length}>
      <QueryBoundary query={tracks} name={title}>
        {({ items }) => (
          <Timeline
            label={title}
            entries={items.toReversed().map(({ id, trackStatus, trackTime, operator, remark }) => ({
              key: id,
              time: formatDateTime(trackTime),
              title: cellText(trackStatus, 'code', { enum: TrackStatus }),
              content: [operator, remark].filter(Boolean).join(' · '),
            }))}
          />
        )}
      </QueryBoundary>
    </DetailSection>
  );
}
