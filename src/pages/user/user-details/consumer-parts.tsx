import { useState } from 'react';
import type { ConsumerCompany } from '@/api/company/consumer-company';
import { useTranslation } from '@/i18n';
import { P } from '@/policies';
import { useCan } from '@/stores/app-config';
import { Tabs } from '@/ui/tabs';
import { ConsumerFigures } from './consumer-figures';
import { ConsumerLog } from './consumer-log';
import { ConsumerOrders } from './consumer-orders';

/** The tabs of a customer. Each is shown only with its permission. */
export function ConsumerParts({ consumer }: { consumer: ConsumerCompany }) {
  const { t } = useTranslation();
  const can = useCan();
  const [tab, setTab] = useState('figures');
  const { id } = consumer;
  const items = [
    { key: 'figures', content: <ConsumerFigures id={id} /> },
    {
      key: 'orders',
      policy: P.goodsOrder,
      content: <ConsumerOrders baseQuery={{ consumerId: id }} />,
    },
    { key: 'log', policy: P.goodsOrder, content: <ConsumerLog consumer={consumer} /> },
  ];
  return (
    <div>
      <Tabs
        label={t('user.details.tabs.$label')}
        active={tab}
        onChange={setTab}
        items={items
          .filter(({ policy }) => can(policy))
          .map(({ key, content }) => ({ key, content, label: t(`user.details.tabs.${key}`) }))}
      />
    </div>
  );
}
