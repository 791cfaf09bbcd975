import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { ById } from '@/api/types';
import { QueryBoundary } from '@/elements/query/query-boundary';
import type { LoadResult } from '@/elements/query/use-load';
import { Ellipsis, Row, Text } from '@/ui/layout/layout';
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
  load: Omit<LoadResult<{ items: Row[] }>, 'applySaved'>;
  lineOf: (row: Row) => Line;
}

/** Records of one kind, the most urgent first. Without any there is nothing to show. */
export function Records<Row extends ById>({ title, load, lineOf }: RecordsProps<Row>): ReactNode {
  if (load.data?.items.length === 0) return null;
  return (
    <Section title={title} className={styles.lines}>
      <QueryBoundary query={load} name={title}>
        {({ items }) => (
          <ul>
            {items.map((row) => {
              const { address, name, about, time } = lineOf(row);
              return (
                <Row key={row.id} as="li" gap={3} justify="between">
                  <Ellipsis shrink title={`${name} ${about}`}>
                    <Link to={address}>{name}</Link> <Text tone="secondary">{about}</Text>
                  </Ellipsis>
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
