import { useSearchParams } from 'react-router-dom';
import type { ConsumerCompany } from '@/api/company/consumer-company';
import { internalNavigation } from '@/elements/filter/use-address';
import { useTranslation } from '@/i18n';
import { P } from '@/policies';
import { useCan } from '@/stores/app-config';
import { Tabs } from '@/ui/tabs';
import { ConsumerFigures } from './consumer-figures';
import { ConsumerLog } from './consumer-log';
import { ConsumerOrders } from './consumer-orders';

/** The tabs of a customer, of which the URL names the active one. Each is shown only with its permission. */
export function ConsumerParts({ consumer }: { consumer: ConsumerCompany }) {
  const { t } = useTranslation();
  const can = useCan();
  const [params, setParams] = useSearchParams();
  const { id } = consumer;
  const items = [
    { key: 'figures', content: <ConsumerFigures id={id} /> },
    {
      key: 'orders',
      count: consumer.orderCount,
      policy: P.goodsOrder,
      content: <ConsumerOrders baseQuery={{ consumerId: id }} />,
    },
    { key: 'log', policy: P.goodsOrder, content: <ConsumerLog consumer={consumer} /> },
  ];
  const tabs = items.filter(({ policy }) => can(policy));
  return (
    <div>
      <Tabs
        label={t('user.details.tabs.$label')}
        active={tabs.find(({ key }) => key === params.get('tab'))?.key ?? 'figures'}
        onChange={(key) => setParams({ id: String(id), tab: key }, internalNavigation)}
        items={tabs.map(({ key, content, count }) => ({
          key,
          content,
          count,
          label: t(`user.details.tabs.${key}`),
        }))}
      />
    </div>
  );
}
