import { consumerCompany, type ConsumerCompany } from '@/api/company/consumer-company';
import { goodsOrderApi } from '@/api/company/goods-order';
import type { CallOptions } from '@/api/endpoint';
import { firstPage } from '@/config/limits';
import { declareColumns } from '@/crud/declare';
import { RecordSection } from '@/crud/record/record-section';
import { DetailView } from '@/elements/details/detail-view';
import { Figures } from '@/elements/details/figures';
import { RecordHead } from '@/elements/details/record-head';
import { Cell } from '@/elements/table/cells/cells';
import { ConsumerType } from '@/enums';
import { t, useTranslation } from '@/i18n';
import { OrderTimeline } from '@/pages/user/shared/order-timeline';
import { paths } from '@/paths';
import { P } from '@/policies';
import type { RecordBody } from '@/schema/crud';
import { can, useCan } from '@/stores/app-config';
import { Grid, Tag } from '@/ui/layout/layout';
import { cellText } from '@/values/cell-text';

const limit = 5;

/** The latest orders of a customer. */
const ordersOf = ({ id, orderCount, dealCount }: ConsumerCompany) => ({
  // What an order changes is part of the key, so that they are loaded again then.
  key: ['orders of consumer', id, orderCount, dealCount] as const,
  load: (options: CallOptions) =>
    goodsOrderApi.list(
      { consumerId: id, page: firstPage, limit, sort: 'creationTime descending' },
      options,
    ),
});

const name = 'user.consumer';
const marks = declareColumns(consumerCompany, ['status']);
const contacts = declareColumns(consumerCompany, [{ key: 'mobile', copyable: true }]);
const figures = declareColumns(consumerCompany, ['orderCount', 'dealCount']);
const facts = declareColumns(consumerCompany, [
  { key: 'companyName' },
  { key: 'regionName' },
  'lastOrderTime',
  'creationTime',
]);

/** A customer: status, number and figures, and what the latest orders say. */
function ConsumerRecord({ consumer }: { consumer: ConsumerCompany }) {
  useTranslation();
  const isGranted = useCan()(P.goodsOrder);
  const cell = (column: (typeof marks)[number]) => (
    <Cell key={column.key} column={column} row={consumer} />
  );
  return (
    <Grid gap={4} columns={1}>
      <RecordHead
        marks={
          <>
            {marks.map(cell)}
            <Tag>{cellText(consumer.consumerType, 'code', { enum: ConsumerType })}</Tag>
          </>
        }
        facts={contacts.map(cell)}
      />
      <Figures name={name} columns={figures} row={consumer} />
      <DetailView name={name} columns={facts} row={consumer} perLine={2} />
      {isGranted && (
        <RecordSection
          title={t('user.details.tabs.log')}
          part={ordersOf(consumer)}
          records={t('user.details.tabs.orders')}
          to={`${paths.userDetails(String(consumer.id))}&tab=orders`}
        >
          {(orders, total) => (
            <OrderTimeline consumer={consumer} orders={orders} isWhole={total <= orders.length} />
          )}
        </RecordSection>
      )}
    </Grid>
  );
}

export const consumerBody: RecordBody<ConsumerCompany> = {
  parts: (consumer) => (can(P.goodsOrder) ? [ordersOf(consumer)] : []),
  content: (consumer) => <ConsumerRecord consumer={consumer} />,
};
