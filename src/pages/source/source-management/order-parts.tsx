import {
  goodsOrderApi,
  type GoodsOrder,
  type GoodsOrderApply,
  type GoodsOrderConnect,
  type GoodsOrderDetail,
  type GoodsOrderTrack,
} from '@/api/company/goods-order';
import type { CallOptions } from '@/api/endpoint';
import { useRecordPart } from '@/crud/record/record-part';
import { DetailSection } from '@/elements/details/detail-section';
import { RetryLine } from '@/elements/query/load-failed';
import { Cell } from '@/elements/table/cells/cells';
import { ApplyCancelType, ApplyStatus, ConnectType, NoticeType, TrackStatus } from '@/enums';
import { t, useTranslation } from '@/i18n';
import { formatDateTime } from '@/lib/time';
import type { Column } from '@/schema/column';
import { Ellipsis, Grid, Row, Text } from '@/ui/layout/layout';
import { Skeleton } from '@/ui/skeleton';
import { Timeline } from '@/ui/timeline';
import { cellText } from '@/values/cell-text';

const mobile: Column<GoodsOrderConnect> = { key: 'mobile', type: 'phone', copyable: true };

interface OrderProps {
  order: GoodsOrder;
}

type OrderKey = Pick<GoodsOrder, 'id' | 'status' | 'applyCount'>;

// What changes with an event is part of the keys, so that both are loaded again then.
export const callsOf = ({ id, status, applyCount }: OrderKey) => ({
  key: ['calls of order', id, status, applyCount] as const,
  load: (options: CallOptions) => goodsOrderApi.connects({ goodsOrderId: id }, options),
});
export const tracksOf = ({ id, status, applyCount }: OrderKey) => ({
  key: ['tracks of order', id, status, applyCount] as const,
  load: (options: CallOptions) => goodsOrderApi.tracks({ goodsOrderId: id }, options),
});

const applyStatus: Column<GoodsOrderApply> = {
  key: 'applyStatus',
  type: 'code',
  enum: ApplyStatus,
};

/** The companies that applied for an order, in two lines each: a table would not fit beside a list. */
export function Applies({ order: { applies } }: OrderProps) {
  const { t } = useTranslation();
  const title = t('source.order.sections.applies');
  return (
    <DetailSection title={title} count={applies.length}>
      <Grid as="ul" gap={2} columns={1} aria-label={title}>
        {applies.map((apply) => (
          <li key={apply.id}>
            <Row gap={3} justify="between">
              <Ellipsis title={cellText(apply.companyName)}>{cellText(apply.companyName)}</Ellipsis>
              <Cell column={applyStatus} row={apply} />
            </Row>
            <Text tone="secondary" digits>
              {[
                formatDateTime(apply.applyTime),
                cellText(apply.connectType, 'code', { enum: ConnectType }),
                apply.cancelType !== null &&
                  cellText(apply.cancelType, 'code', { enum: ApplyCancelType }),
              ]
                .filter(Boolean)
                .join(' · ')}
            </Text>
          </li>
        ))}
      </Grid>
    </DetailSection>
  );
}

const trackEntry = ({ id, trackStatus, trackTime, operator, remark }: GoodsOrderTrack) => ({
  key: `track ${id}`,
  at: trackTime,
  title: cellText(trackStatus, 'code', { enum: TrackStatus }),
  content: [operator, remark].filter(Boolean).join(' · '),
});

const applyEntry = ({ id, applyTime, companyName }: GoodsOrderApply) => ({
  key: `apply ${id}`,
  at: applyTime,
  title: t('source.apply.entry', { companyName: cellText(companyName) }),
  content: '',
});

/** The number of the owner stands above, so a call says another one only. */
const callEntry = (owner: string) => (call: GoodsOrderConnect) => {
  const { id, connectTime, companyName, contact, noticeType, connectType, remark } = call;
  const texts = [cellText(noticeType, 'code', { enum: NoticeType }), remark];
  return {
    key: `call ${id}`,
    at: connectTime,
    title: t('source.connect.entry', {
      companyName,
      result: cellText(connectType, 'code', { enum: ConnectType }),
    }),
    content: (
      <Row gap={2} wrap>
        <span>{contact}</span>
        {call.mobile !== owner && <Cell column={mobile} row={call} />}
        <span>{texts.filter(Boolean).join(' · ')}</span>
      </Row>
    ),
  };
};

/** The events of an order, its acceptances and the calls about it, the latest first. */
export function History({ order }: { order: GoodsOrderDetail }) {
  const { t } = useTranslation();
  const calls = useRecordPart(callsOf(order));
  const tracks = useRecordPart(tracksOf(order));
  const entries = [
    ...(calls.data?.items ?? []).map(callEntry(order.mobile)),
    ...(tracks.data?.items ?? []).toReversed().map(trackEntry),
    ...order.applies.map(applyEntry),
  ].toSorted((one, other) => other.at.localeCompare(one.at));
  const title = t('source.order.sections.history');
  const isLoading = [calls, tracks].some(({ data, hasFailed }) => !data && !hasFailed);
  const isComplete = calls.data !== undefined && tracks.data !== undefined;
  return (
    <DetailSection title={title} count={isComplete ? entries.length : undefined}>
      {calls.hasFailed && (
        <RetryLine text={t('source.connect.failed')} onRetry={() => calls.reload()} />
      )}
      {tracks.hasFailed && (
        <RetryLine text={t('source.track.failed')} onRetry={() => tracks.reload()} />
      )}
      {isLoading ? (
        <Skeleton shape="record" />
      ) : (
        <Timeline
          label={title}
          entries={entries.map(({ at, ...entry }) => ({ ...entry, time: formatDateTime(at) }))}
        />
      )}
    </DetailSection>
  );
}
