import { useId, type ReactNode } from 'react';
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
    <section className={styles.card} aria-labelledby={id}>
      <header className={styles.head}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {extra}
      </header>
      <div className={styles.body}>{children}</div>
    </section>
  );
}
