import type { ReactNode } from 'react';
import { Row } from '@/ui/layout/layout';
import styles from './banner.module.css';

interface BannerLineProps {
  /** What the line is about, which decides its colour. */
  kind: 'offline' | 'back' | 'version' | 'batch';
  children: ReactNode;
}

/** A line across the page, below the top bar. */
export function BannerLine({ kind, children }: BannerLineProps) {
  return (
    <Row
      as="span"
      gap={3}
      lineGap={1}
      justify="center"
      wrap
      className={styles.banner}
      data-kind={kind}
    >
      {children}
    </Row>
  );
}
