import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { consumerCompanyApi, type ConsumerCompany } from '@/api/company/consumer-company';
import type { Id } from '@/api/types';
import { RecordNotFound } from '@/elements/access/record-not-found';
import { RequirePolicy } from '@/elements/access/require-access';
import { QueryBoundary } from '@/elements/query/query-boundary';
import { useLoad } from '@/elements/query/use-load';
import { useTabTitle } from '@/elements/tab/tab-context';
import { useTranslation } from '@/i18n';
import { paths } from '@/paths';
import { P } from '@/policies';
import { addRecentRecord } from '@/stores/recent';
import { Grid } from '@/ui/layout/layout';
import { ConsumerParts } from './user-details/consumer-parts';
import { ConsumerProfile } from './user-details/consumer-profile';

function Details({ consumer, onChanged }: { consumer: ConsumerCompany; onChanged: () => void }) {
  const { id, name } = consumer;
  useTabTitle(name);
  useEffect(() => {
    addRecentRecord({ path: paths.userDetails(String(id)), title: name, kind: 'user' });
  }, [id, name]);
  return (
    <Grid gap={2} padding={2}>
      <ConsumerProfile consumer={consumer} onChanged={onChanged} />
      <ConsumerParts consumer={consumer} />
    </Grid>
  );
}

function OfId({ id }: { id: Id }) {
  const { t } = useTranslation();
  const load = useLoad(['consumer', id], async (signal) => {
    const { items } = await consumerCompanyApi.list({ id, page: 1, limit: 1 }, { signal });
    return items[0] ?? null;
  });
  return (
    <QueryBoundary query={load} name={t('user.details.tabs.$label')} shape="record">
      {(consumer) =>
        consumer ? (
          <Details consumer={consumer} onChanged={load.reload} />
        ) : (
          <RecordNotFound listPath={paths.users()} />
        )
      }
    </QueryBoundary>
  );
}

/** The details of the customer whose id is in the URL. Every user may open the page; its parts need permissions. */
export default function UserDetails() {
  const [query] = useSearchParams();
  const id = query.get('id');
  return (
    <RequirePolicy policy={P.consumer}>
      {id ? <OfId key={id} id={id} /> : <RecordNotFound listPath={paths.users()} />}
    </RequirePolicy>
  );
}
