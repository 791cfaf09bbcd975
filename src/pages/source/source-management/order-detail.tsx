import {
  goodsOrder,
  goodsOrderApi,
  type GoodsOrder,
  type GoodsOrderDetail,
} from '@/api/company/goods-order';
import { declareBody } from '@/crud/declare';
import { DetailGroup, DetailPair, DetailView } from '@/elements/details/detail-view';
import { RecordHead } from '@/elements/details/record-head';
import { AssignType, GoodsOrderStatus } from '@/enums';
import { useTranslation } from '@/i18n';
import { cityRoute } from '@/lib/place-names';
import { formatMonthTime } from '@/lib/time';
import type { Column } from '@/schema/column';
import { Grid } from '@/ui/layout/layout';
import { Steps } from '@/ui/steps';
import { cellText } from '@/values/cell-text';
import { Status } from '@/values/cell/text-cells';
import { Applies, callsOf, History, tracksOf } from './order-parts';

const name = 'source.order';

const from: Column<GoodsOrderDetail>[] = [
  { key: 'fromAddress' },
  { key: 'consumerName' },
  { key: 'mobile', type: 'phone', copyable: true },
];
const to: Column<GoodsOrderDetail>[] = [
  { key: 'toAddress' },
  { key: 'consignee' },
  { key: 'consigneeMobile', type: 'phone', copyable: true },
];
const facts: Column<GoodsOrderDetail>[] = [
  { key: 'substationName' },
  { key: 'assignType', type: 'code', enum: AssignType },
  { key: 'packing' },
  { key: 'vehicleType' },
  { key: 'expectedPrice', type: 'money' },
  { key: 'insuredAmount', type: 'money' },
  { key: 'remark' },
  { key: 'dealCompanyName' },
];
/** Only a dealt order has a company. */
const factsOf = ({ dealCompanyName }: GoodsOrderDetail) =>
  facts.filter(({ key }) => key !== 'dealCompanyName' || dealCompanyName !== null);

interface OrderProps {
  order: GoodsOrderDetail;
}

function Head({ order }: OrderProps) {
  const { t } = useTranslation();
  const { status, goodsName, fromRegionName, toRegionName } = order;
  const figure = (key: 'weight' | 'volume' | 'pieces', options?: { decimals: number }) =>
    t(`${name}.figures.${key}`, { [key]: cellText(order[key], 'number', options) });
  return (
    <RecordHead
      title={cityRoute(cellText(fromRegionName), cellText(toRegionName))}
      marks={
        <Status
          text={cellText(status, 'code', { enum: GoodsOrderStatus })}
          tone={GoodsOrderStatus.$tone(status)}
        />
      }
      facts={[
        cellText(goodsName),
        figure('weight', goodsOrder.properties.weight.options),
        figure('volume', goodsOrder.properties.volume.options),
        figure('pieces'),
        t(`${name}.figures.loading`, { time: formatMonthTime(order.loadingTime) }),
      ]}
    />
  );
}

/** From the order to the deal, or to its cancellation; with the times of the steps that are done. */
function Progress({ order }: OrderProps) {
  const { t } = useTranslation();
  const { applies, status, creationTime, dealTime, cancelTime } = order;
  const isCancelled = status === GoodsOrderStatus.cancelled;
  const first = applies[0];
  const steps = [
    { key: 'ordered', time: creationTime },
    // An order may be cancelled before any company has accepted it.
    ...(isCancelled && !first ? [] : [{ key: 'accepted', time: first?.applyTime }]),
    isCancelled ? { key: 'cancelled', time: cancelTime } : { key: 'dealt', time: dealTime },
  ];
  const open = first ? steps.length - 1 : 1;
  const next = status === GoodsOrderStatus.pending ? open : steps.length;
  const textOf = (key: string, index: number) => {
    if (index < next) return t(`${name}.steps.${key}`);
    return t(`${name}.steps.${index === next ? 'awaited' : 'later'}.${key}`);
  };
  return (
    <Steps
      label={t(`${name}.steps.$label`)}
      steps={steps.map(({ key, time }, index) => ({
        key,
        label: textOf(key, index),
        note: time && formatMonthTime(time),
        isEnd: key === 'cancelled',
      }))}
      index={next}
    />
  );
}

/** The details of one order, in one scroll: its route and figures, both ends, the applications, and one timeline of events and calls. */
const OrderDetail = ({ order }: OrderProps) => (
  <Grid gap={4} columns={1}>
    <Head order={order} />
    <Progress order={order} />
    <DetailGroup>
      <DetailPair>
        <DetailView name={name} columns={from} row={order} perLine={1} />
        <DetailView name={name} columns={to} row={order} perLine={1} />
      </DetailPair>
      <DetailView name={name} columns={factsOf(order)} row={order} perLine={2} />
    </DetailGroup>
    <Applies order={order} />
    <History order={order} />
  </Grid>
);

export const orderBody = declareBody({
  load: ({ id }: GoodsOrder, options) => goodsOrderApi.one({ id }, options),
  parts: (order) => [callsOf(order), tracksOf(order)],
  content: (_order, detail) => <OrderDetail order={detail} />,
});
