import type { ReactNode } from 'react';
import styles from './result.module.css';

interface ResultProps {
  title: string;
  text: string;
  /** Facts below the text. */
  children?: ReactNode;
  /** Buttons and links: what can be done now. */
  actions: ReactNode;
}

/** A page that says how something ended and what to do next. */
export function Result({ title, text, children, actions }: ResultProps) {
  return (
    <section className={styles.outcome}>
      <h1>{title}</h1>
      <p>{text}</p>
      {children}
      <div className={styles.actions}>{actions}</div>
    </section>
  );
}
