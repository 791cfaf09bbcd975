import type { Endpoint } from '@/api/endpoint';
import type { ConnectRecord } from '@/api/platform/platform-consult';
import type { ById, Items } from '@/api/types';
import { QueryBoundary } from '@/elements/query/query-boundary';
import { useLoad } from '@/elements/query/use-load';
import { ConnectType } from '@/enums';
import { useTranslation } from '@/i18n';
import { formatDateTime } from '@/lib/time';
import { Grid, Text } from '@/ui/layout/layout';
import { Timeline } from '@/ui/timeline';
import { cellText } from '@/values/cell-text';
import type { Consult } from './consultation-page';

interface CallListProps {
  title: string;
  items: ConnectRecord[];
}

/** The recorded calls about a consultation, newest first. */
export function CallList({ title, items }: CallListProps) {
  const { t } = useTranslation();
  const resultOf = (connectType: ConnectType) =>
    cellText(connectType, 'code', { enum: ConnectType });
  return (
    <Grid as="section" gap={4}>
      <Text as="h3" strong>
        {t('consultation.calls')}
      </Text>
      {items.length === 0 ? (
        <Text as="p" tone="muted">
          {t('consultation.noCalls')}
        </Text>
      ) : (
        <Timeline
          label={title}
          entries={items.map(({ id, connectType, remark, handler, creationTime }) => ({
            key: id,
            time: formatDateTime(creationTime),
            title: resultOf(connectType),
            content: [handler, remark].filter(Boolean).join(' · '),
          }))}
        />
      )}
    </Grid>
  );
}

interface CallsProps {
  load: Endpoint<ById, Items<ConnectRecord>>;
  consult: Consult;
}

/** Loads the calls about a consultation. */
export function Calls({ load, consult }: CallsProps) {
  const { t } = useTranslation();
  const { id, applicant } = consult;
  const loaded = useLoad(['calls', load.path, id], (signal) => load({ id }, { signal }), {
    fresh: true,
  });
  return (
    <QueryBoundary query={loaded} name={t('consultation.calls')} shape="text">
      {({ items }) => <CallList title={t('consultation.historyOf', { applicant })} items={items} />}
    </QueryBoundary>
  );
}
