import type { ReactNode } from 'react';
import { Stack } from '@/ui/layout/layout';
import styles from './layout-box.module.css';

interface LayoutBoxProps {
  /** What the layout is, for screen readers. */
  title: string;
  children: ReactNode;
}

/** A layout below the head of its list: it scrolls by itself, and on a phone with the page. */
export function LayoutBox({ title, children }: LayoutBoxProps) {
  return (
    <Stack gap={2} className={styles.box} data-print="flow">
      <h2 className="visually-hidden">{title}</h2>
      {children}
    </Stack>
  );
}
