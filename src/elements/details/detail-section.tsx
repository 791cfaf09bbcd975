import { useId, type ReactNode } from 'react';
import { useTranslation } from '@/i18n';
import { formatCount } from '@/lib/intl';
import { Row, Stack, Text } from '@/ui/layout/layout';

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
  const id = useId();
  return (
    <Stack
      as="section"
      gap={isPage ? 3 : 2}
      shrink
      panel={isPage}
      padding={isPage ? 4 : undefined}
      aria-labelledby={id}
    >
      <Row gap={2} justify="between" touch={24}>
        <Row gap={2} align="baseline">
          <Text as={isPage ? 'h2' : 'h3'} size={isPage ? 16 : undefined} strong id={id}>
            {title}
          </Text>
          {count !== undefined && count > 0 && !extra && (
            <Text tone="secondary" digits>
              {formatCount(count)}
            </Text>
          )}
        </Row>
        {extra}
      </Row>
      {count === 0 ? (
        <Text as="p" tone="muted">
          {t('elements.table.empty')}
        </Text>
      ) : (
        children
      )}
    </Stack>
  );
}
