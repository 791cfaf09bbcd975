import type { ComponentProps } from 'react';
import { Row } from '@/ui/layout/layout';
import styles from './top-bar.module.css';

/** A button of the top bar. */
export function BarButton(props: Omit<ComponentProps<'button'>, 'className' | 'type' | 'ref'>) {
  return (
    <Row
      as="button"
      justify="center"
      inline
      tone="secondary"
      rigid
      className={styles.button}
      type="button"
      {...props}
    />
  );
}
