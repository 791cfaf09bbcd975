import { useEffect } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { voteApi, type Vote } from '@/api/company/vote';
import { isNotFound } from '@/api/errors';
import { CrudList } from '@/crud/crud-list';
import { RequirePolicy } from '@/elements/access/require-access';
import { QueryBoundary } from '@/elements/query/query-boundary';
import { useLoad } from '@/elements/query/use-load';
import { useTabTitle } from '@/elements/tab/tab-context';
import { useTranslation } from '@/i18n';
import { paths } from '@/paths';
import { P } from '@/policies';
import { addRecentRecord } from '@/stores/recent';
import { Stack } from '@/ui/layout/layout';
import { candidatesOf } from './vote-company/vote-candidates';
import { VoteHead } from './vote-company/vote-head';
import styles from './shared/marketing.module.css';

const Candidates = ({ vote }: { vote: Vote }) => (
  <Stack className={styles.candidates}>
    <VoteHead vote={vote} />
    <CrudList page={candidatesOf(vote)} baseQuery={{ voteId: vote.id }} />
  </Stack>
);

function VotePage() {
  const { t } = useTranslation();
  const { id = '', name = '' } = useParams();
  const { pathname } = useLocation();
  const vote = useLoad([voteApi.one.path, id], (signal) =>
    voteApi.one({ id }, { signal, quiet: isNotFound }),
  );
  const title = vote.data?.title;
  useTabTitle(title ?? name);
  useEffect(() => {
    if (title !== undefined) addRecentRecord({ path: pathname, title, kind: 'vote' });
  }, [pathname, title]);
  return (
    <QueryBoundary query={vote} name={t('routes./marketing/vote-company')} listPath={paths.votes()}>
      {(data) => <Candidates vote={data} />}
    </QueryBoundary>
  );
}

/** The companies of a vote, sorted by votes. Every user may open the page, but the list needs a permission. */
export default function VoteCompanies() {
  return (
    <RequirePolicy policy={P.vote}>
      <VotePage />
    </RequirePolicy>
  );
}
