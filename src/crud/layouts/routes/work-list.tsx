import type { ReactNode } from 'react';
import { Grid, Row } from '@/ui/layout/layout';
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
