import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { ById, Page } from '@/api/types';
import { QueryBoundary } from '@/elements/query/query-boundary';
import type { LoadResult } from '@/elements/query/use-load';
import { useTranslation } from '@/i18n';
import { Row, Text } from '@/ui/layout/layout';
import { Section } from '@/ui/section';
import styles from './dashboard.module.css';

interface Line {
  address: string;
  name: string;
  about: string;
  /** How long it waits, or until when it lasts. */
  time: string;
}

interface RecordsProps<Row> {
  title: string;
  load: Omit<LoadResult<Pick<Page<Row>, 'items'> & Partial<Page<Row>>>, 'applySaved'>;
  lineOf: (row: Row) => Line;
  /** Opens the list of all of them, where it has more. */
  address?: string;
}

/** Records of one kind, the most urgent first. Without any there is nothing to show. */
export function Records<Row extends ById>(props: RecordsProps<Row>): ReactNode {
  const { title, load, lineOf, address } = props;
  const { t } = useTranslation();
  const { items: shown = [], totalCount = 0 } = load.data ?? {};
  if (load.data && shown.length === 0) return null;
  return (
    <Section
      title={title}
      className={styles.lines}
      extra={
        address &&
        totalCount > shown.length && (
          <Link to={address}>{t('dashboard.own.all', { count: totalCount })}</Link>
        )
      }
    >
      <QueryBoundary query={load} name={title} shape="records">
        {({ items }) => (
          <ul>
            {items.map((row) => {
              const { address, name, about, time } = lineOf(row);
              return (
                <Row key={row.id} as="li" gap={3} justify="between" align="baseline">
                  <Text breaks>
                    <Link to={address}>{name}</Link>{' '}
                    <Text tone="secondary" className={styles.whole}>
                      {about}
                    </Text>
                  </Text>
                  <Text digits rigid tone="secondary">
                    {time}
                  </Text>
                </Row>
              );
            })}
          </ul>
        )}
      </QueryBoundary>
    </Section>
  );
}
