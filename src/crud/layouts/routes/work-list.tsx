import { useState, type ReactNode } from 'react';
import { formatCount } from '@/lib/intl';
import { Button } from '@/ui/button';
import { Grid, Row, Text } from '@/ui/layout/layout';
import { Section } from '@/ui/section';
import styles from './routes.module.css';

/** What there is to do about a table of routes, next to each other below it. */
export const WorkLists = ({ children }: { children: ReactNode }) => (
  <Grid gap={4} align="start" pack="start" className={styles.lists}>
    {children}
  </Grid>
);

/** A line of such a list. */
export const WorkLine = ({ children }: { children: ReactNode }) => (
  <Row as="li" gap={2} wrap className={styles.line}>
    {children}
  </Row>
);

const firstLines = 10;

interface WorkListProps<Item> {
  title: string;
  items: readonly Item[];
  /** What the items leave out, above them. */
  notes: readonly string[];
  notesTone?: 'secondary' | 'warning';
  /** Says that there is nothing to do, and no note. */
  empty: string;
  /** The text of the button that shows the other items. */
  moreText: (count: number) => string;
  /** Returns the `WorkLine` of an item, with a key. */
  children: (item: Item) => ReactNode;
}

/** A list with the number of its items, of which it shows the first ones until asked for more. */
export function WorkList<Item>(props: WorkListProps<Item>) {
  const { title, items, notes, notesTone = 'secondary', empty, moreText, children } = props;
  const [limit, setLimit] = useState(firstLines);
  return (
    <Section
      title={title}
      isPart
      note={items.length > 0 && <Text tone="secondary">{formatCount(items.length)}</Text>}
    >
      {notes.map((note) => (
        <Text as="p" key={note} tone={notesTone}>
          {note}
        </Text>
      ))}
      {items.length === 0 && notes.length === 0 && <p>{empty}</p>}
      <Grid as="ol">{items.slice(0, limit).map(children)}</Grid>
      {items.length > limit && (
        <Button onClick={() => setLimit(items.length)}>{moreText(items.length - limit)}</Button>
      )}
    </Section>
  );
}
