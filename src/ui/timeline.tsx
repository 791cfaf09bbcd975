import type { ReactNode } from 'react';
import { useTranslation } from '@/i18n';
import { Stack, Text } from '@/ui/layout/layout';
import styles from './timeline.module.css';

interface TimelineEntry {
  key: string | number;
  /** Formatted time. */
  time: string;
  title: string;
  content?: ReactNode;
}

/** Events as a vertical timeline, the latest first. */
export function Timeline({ label, entries }: { label: string; entries: readonly TimelineEntry[] }) {
  const { t } = useTranslation();
  if (entries.length === 0)
    return (
      <Text as="p" align="center" padding={4} tone="muted">
        {t('elements.table.empty')}
      </Text>
    );
  return (
    <Stack as="ol" className={styles.timeline} aria-label={label}>
      {entries.map(({ key, time, title, content }) => (
        <li key={key}>
          <Text as="time" tone="secondary" digits>
            {time}
          </Text>
          <Text as="strong" medium>
            {title}
          </Text>
          {content && (
            <Text as="div" tone="secondary" breaks className={styles.content}>
              {content}
            </Text>
          )}
        </li>
      ))}
    </Stack>
  );
}
