import type { ReactNode } from 'react';
import { Grid, Row, Text } from '@/ui/layout/layout';
import styles from './record-head.module.css';

interface RecordHeadProps {
  /** None in a panel whose own title is the name. */
  title?: string;
  /** The heading of a page, in a card, instead of a heading in a popup. */
  isPage?: boolean;
  picture?: ReactNode;
  /** The status and the tags next to the title. */
  marks?: ReactNode;
  /** The most important values, in one line. Empty ones are left out. */
  facts: readonly ReactNode[];
  /** What can be done with the record, at the end of the head. */
  children?: ReactNode;
}

/** The head of the details of one record: what it is, its status, and one line of values. */
export function RecordHead(props: RecordHeadProps) {
  const { title, isPage = false, picture, marks, facts, children } = props;
  return (
    <Row
      // In a drawer, which stands outside of the page, a header would be a second banner.
      as={isPage ? 'header' : 'div'}
      gap={4}
      lineGap={2}
      wrap
      panel={isPage}
      padding={isPage ? 4 : undefined}
    >
      {picture}
      <Grid gap={1} columns={1} breaks grow className={styles.words}>
        <Row gap={3} lineGap={1} wrap className={styles.title}>
          {title !== undefined && (
            <Text
              as={isPage ? 'h1' : 'h3'}
              size={20}
              strong
              shrink
              data-print={isPage ? 'title' : undefined}
            >
              {title}
            </Text>
          )}
          {marks}
        </Row>
        <div className={styles.facts}>
          <Row lineGap={1} wrap tone="secondary" digits>
            {facts.filter(Boolean).map((fact, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- the values have no other key and never move
              <span key={index}>{fact}</span>
            ))}
          </Row>
        </div>
      </Grid>
      {children}
    </Row>
  );
}
