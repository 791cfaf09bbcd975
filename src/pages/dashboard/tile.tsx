import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { formatCount } from '@/lib/intl';
import { Ellipsis, Grid, Row, Text } from '@/ui/layout/layout';
import styles from './dashboard.module.css';

export interface TileProps {
  title: string;
  /** The number of waiting records, or a text in its place; undefined until it is loaded. */
  value: number | string | undefined;
  /** How urgent it is, such as the age of the oldest record. Each part stays on one line; the next may begin another. */
  about?: string | readonly string[];
  /** What a click does, in one verb. */
  verb: string;
  /** The list or the queue that the tile opens. */
  address: string;
  isUrgent?: boolean;
}

/** What waits for the user, with its number, its urgency and the way to it. */
export function Tile({ title, value, about = [], verb, address, isUrgent }: TileProps) {
  const parts = typeof about === 'string' ? [about] : about;
  return (
    <li className={styles.tile} data-empty={value === 0 || undefined}>
      <Link to={address}>
        <Text tone="secondary" className="ui-ellipsis">
          {title}
        </Text>
        <Row as="span" gap={2} justify="between" align="baseline">
          <Text
            as="strong"
            digits
            tone={isUrgent ? 'error' : undefined}
            className={styles.number}
            data-text={typeof value === 'string' || undefined}
          >
            {/* A space is as high as the number that follows. */}
            {typeof value === 'number' ? formatCount(value) : (value ?? '\u00A0')}
          </Text>
          <Text rigid className={styles.verb} data-print="no">
            {verb}
          </Text>
        </Row>
        <Text as="small" tone="muted" size={12}>
          <span className={styles.parts}>
            {parts.map((part) => (
              <Ellipsis key={part}>{part}</Ellipsis>
            ))}
          </span>
        </Text>
      </Link>
    </li>
  );
}

interface TilesProps {
  id: string;
  title: ReactNode;
  children: ReactNode;
}

export function Tiles({ id, title, children }: TilesProps) {
  return (
    <Grid as="section" gap={1} columns={1} aria-labelledby={id}>
      <Text as="h2" size={16} strong id={id}>
        {title}
      </Text>
      <Grid as="ul" gap={3} className={styles.tiles}>
        {children}
      </Grid>
    </Grid>
  );
}
