import { useId, type ReactNode } from 'react';
import { Box, Row, Text } from '@/ui/layout/layout';
import styles from './card.module.css';

interface CardProps {
  title: string;
  /** Renders at the end of the title bar. */
  extra?: ReactNode;
  children: ReactNode;
}

/** A section of a page with a title bar. `CollapsibleCard` is the collapsible one for forms. */
export function Card({ title, extra, children }: CardProps) {
  const id = useId();
  return (
    <Box as="section" panel className={styles.card} aria-labelledby={id}>
      <Row as="header" gap={2} justify="between" wrap className={styles.head}>
        <Text as="h2" strong id={id}>
          {title}
        </Text>
        {extra}
      </Row>
      <div className={styles.body}>{children}</div>
    </Box>
  );
}
