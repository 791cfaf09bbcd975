import type { ConnectRecord } from '@/api/platform/platform-consult';
import { ConnectType } from '@/enums';
import { useTranslation } from '@/i18n';
import { formatDateTime } from '@/lib/time';
import { Grid, Text } from '@/ui/layout/layout';
import { Timeline } from '@/ui/timeline';
import { cellText } from '@/values/cell-text';

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
