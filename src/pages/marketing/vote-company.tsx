import { useEffect } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { voteApi, type Vote } from '@/api/company/vote';
import { isNotFound } from '@/api/errors';
import { CrudList } from '@/crud/crud-list';
import { RequirePolicy } from '@/elements/access/require-access';
import { QueryBoundary } from '@/elements/query/query-boundary';
import { useLoad } from '@/elements/query/use-load';
import { useTabTitle } from '@/elements/tab/tab-context';
import { VoteStatus } from '@/enums';
import { useTranslation } from '@/i18n';
import { formatDateTime } from '@/lib/time';
import { paths } from '@/paths';
import { P } from '@/policies';
import { addRecentRecord } from '@/stores/recent';
import { Row, Stack, Text } from '@/ui/layout/layout';
import { cellText } from '@/values/cell-text';
import { candidatesOf } from './vote-company/vote-candidates';
import styles from './shared/marketing.module.css';

function Candidates({ vote }: { vote: Vote }) {
  const { t } = useTranslation();
  const { title, substationName, startTime, endTime, status } = vote;
  const facts = {
    substationName: cellText(substationName),
    startTime: formatDateTime(startTime),
    endTime: formatDateTime(endTime),
    status: cellText(status, 'code', { enum: VoteStatus }),
  };
  return (
    <Stack className={styles.candidates}>
      <Row
        as="p"
        gap={4}
        lineGap={1}
        align="stretch"
        wrap
        panel
        tone="secondary"
        className={styles.facts}
      >
        <Text as="strong" strong>
          {cellText(title)}
        </Text>
        <span>{t('marketing.voteCompany.facts', facts)}</span>
      </Row>
      <CrudList page={candidatesOf(vote)} baseQuery={{ voteId: vote.id }} />
    </Stack>
  );
}

function VotePage() {
  const { id = '', name = '' } = useParams();
  const { pathname } = useLocation();
  const vote = useLoad(['vote', id], (signal) =>
    voteApi.one({ id }, { signal, quiet: isNotFound }),
  );
  const title = vote.data?.title;
  useTabTitle(title ?? name);
  useEffect(() => {
    if (title !== undefined) addRecentRecord({ path: pathname, title, kind: 'vote' });
  }, [pathname, title]);
  return (
    <QueryBoundary query={vote} listPath={paths.votes()}>
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
