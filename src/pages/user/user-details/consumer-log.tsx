import type { ConsumerCompany } from '@/api/company/consumer-company';
import { goodsOrderApi } from '@/api/company/goods-order';
import { QueryBoundary } from '@/elements/query/query-boundary';
import { useLoad } from '@/elements/query/use-load';
import { useTranslation } from '@/i18n';
import { OrderTimeline } from '@/pages/user/shared/order-timeline';
import { Box } from '@/ui/layout/layout';

/** The number of orders from which the log of a customer is built. */
const consumerLogOrders = 50;

/** The latest actions of a customer. */
export function ConsumerLog({ consumer }: { consumer: ConsumerCompany }) {
  const { t } = useTranslation();
  const { id } = consumer;
  const load = useLoad(['consumer-log', id], (signal) =>
    goodsOrderApi.list(
      { consumerId: id, page: 1, limit: consumerLogOrders, sort: 'creationTime descending' },
      { signal },
    ),
  );
  return (
    <QueryBoundary query={load} name={t('user.details.tabs.log')}>
      {({ items, totalCount }) => (
        <Box panel padding={4}>
          <OrderTimeline consumer={consumer} orders={items} isWhole={totalCount <= items.length} />
        </Box>
      )}
    </QueryBoundary>
  );
}
