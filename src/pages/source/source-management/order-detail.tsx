import { useState } from 'react';
import {
  goodsOrderApi,
  type GoodsOrder,
  type GoodsOrderConnect,
  type GoodsOrderDetail,
} from '@/api/company/goods-order';
import { RecordPager } from '@/crud/record-pager';
import { RecordPopup } from '@/crud/record-popup';
import { useAdjacentRecords } from '@/crud/use-adjacent-records';
import { ContentView } from '@/elements/form/page/detail-view';
import { QueryBoundary } from '@/elements/query/query-boundary';
import { useLoad } from '@/elements/query/use-load';
import { RecordList } from '@/elements/table/record-list';
import { AssignType, ConnectType, GoodsOrderStatus, NoticeType, TrackStatus } from '@/enums';
import { useTranslation } from '@/i18n';
import { formatDateTime } from '@/lib/time';
import type { Column } from '@/schema/column';
import { Tabs } from '@/ui/tabs';
import { Timeline } from '@/ui/timeline';
import { cellText } from '@/values/cell-text';
import { OrderApplies } from './order-applies';

const columns: Column<GoodsOrderDetail>[] = [
  { key: 'orderNo', copyable: true },
  { key: 'status', type: 'code', enum: GoodsOrderStatus },
  { key: 'assignType', type: 'code', enum: AssignType },
  { key: 'substationName' },
  { key: 'fromRegionName' },
  { key: 'fromAddress' },
  { key: 'toRegionName' },
  { key: 'toAddress' },
  { key: 'goodsName' },
  { key: 'weight', type: 'number' },
  { key: 'volume', type: 'number' },
  { key: 'pieces', type: 'number' },
  { key: 'packing' },
  { key: 'vehicleType' },
  { key: 'loadingTime', type: 'dateTime' },
  { key: 'expectedPrice', type: 'money' },
  { key: 'insuredAmount', type: 'money' },
  { key: 'consumerName' },
  { key: 'mobile', type: 'phone', copyable: true },
  { key: 'consignee' },
  { key: 'consigneeMobile', type: 'phone', copyable: true },
  { key: 'dealCompanyName' },
  { key: 'dealTime', type: 'dateTime' },
  { key: 'cancelTime', type: 'dateTime' },
  { key: 'creationTime', type: 'dateTime' },
  { key: 'remark' },
];
const callColumns: Column<GoodsOrderConnect>[] = [
  { key: 'connectTime', type: 'dateTime', width: 144, card: 'detail' },
  { key: 'companyName', width: 192, card: 'title' },
  { key: 'contact', width: 80 },
  { key: 'mobile', type: 'phone', copyable: true },
  { key: 'noticeType', type: 'code', enum: NoticeType, width: 80 },
  { key: 'connectType', type: 'code', enum: ConnectType, width: 88, card: 'detail' },
  { key: 'remark', width: 120 },
];

interface OrderProps {
  order: GoodsOrder;
}

function Tracks({ order }: OrderProps) {
  const { t } = useTranslation();
  const tracks = useLoad(['tracks', order.id], (signal) =>
    goodsOrderApi.tracks({ goodsOrderId: order.id }, { signal }),
  );
  return (
    <QueryBoundary query={tracks}>
      {({ items }) => (
        <Timeline
          label={t('source.order.tabs.tracks')}
          entries={items.toReversed().map(({ id, trackStatus, trackTime, operator, remark }) => ({
            key: id,
            time: formatDateTime(trackTime),
            title: cellText(trackStatus, 'code', { enum: TrackStatus }),
            content: [operator, remark].filter(Boolean).join(' · '),
          }))}
        />
      )}
    </QueryBoundary>
  );
}

function Calls({ order }: OrderProps) {
  const calls = useLoad(['calls', order.id], (signal) =>
    goodsOrderApi.connects({ goodsOrderId: order.id }, { signal }),
  );
  return (
    <QueryBoundary query={calls}>
      {({ items }) => <RecordList name="source.connect" columns={callColumns} rows={items} />}
    </QueryBoundary>
  );
}

/** The details of one order: its data, the applications, the tracking and the calls. */
export function OrderDetail({ order: opened, onClose }: OrderProps & { onClose: () => void }) {
  const { t } = useTranslation();
  const [tab, setTab] = useState('data');
  const [order, setOrder] = useState(opened);
  const adjacent = useAdjacentRecords(goodsOrderApi.list, order.id);
  const items = (detail: GoodsOrderDetail) => [
    {
      key: 'data',
      content: (
        // Three columns would break the number of the order into two lines.
        <ContentView name="source.order" columns={columns} row={detail} perLine={2} />
      ),
    },
    { key: 'applies', content: <OrderApplies applies={detail.applies} /> },
    { key: 'tracks', content: <Tracks order={order} /> },
    { key: 'connects', content: <Calls order={order} /> },
  ];
  return (
    <RecordPopup
      title={t('source.order.detailOf', { orderNo: order.orderNo })}
      load={(signal) => goodsOrderApi.one({ id: order.id }, { signal })}
      onClose={onClose}
      pager={adjacent && <RecordPager adjacent={adjacent} onNavigate={setOrder} />}
    >
      {(detail) => (
        <Tabs
          label={t('source.order.tabs.$label')}
          active={tab}
          onChange={setTab}
          items={items(detail).map((item) => ({
            ...item,
            label: t(`source.order.tabs.${item.key}`),
          }))}
        />
      )}
    </RecordPopup>
  );
}
