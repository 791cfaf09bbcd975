import type { ReactNode } from 'react';
import { useTranslation } from '@/i18n';
import { formatCount } from '@/lib/intl';
import { Text } from '@/ui/layout/layout';
import { Section } from '@/ui/section';

interface DetailSectionProps {
  title: string;
  /** The section of a page, in a card, instead of one in a popup. */
  isPage?: boolean;
  /** Number of records in the section, shown unless `extra` says it. Without any, a line of text stands in their place. */
  count?: number;
  /** At the end of the heading, e.g. a link to all records. */
  extra?: ReactNode;
  children: ReactNode;
}

/** A part of the details of a record with a heading. */
export function DetailSection(props: DetailSectionProps) {
  const { title, isPage = false, count, extra, children } = props;
  const { t } = useTranslation();
  return (
    <Section
      title={title}
      isPart={!isPage}
      note={
        count !== undefined &&
        count > 0 &&
        !extra && (
          <Text tone="secondary" digits>
            {formatCount(count)}
          </Text>
        )
      }
      // Of no records there is nothing more to see, and nothing to print.
      extra={count !== 0 && extra}
      isPrinted={count !== 0}
    >
      {count === 0 ? (
        <Text as="p" tone="muted">
          {t('elements.table.empty')}
        </Text>
      ) : (
        children
      )}
    </Section>
  );
}
