import type { ReactNode } from 'react';
import styles from './result.module.css';

interface ResultProps {
  title: string;
  text: string;
  /** Details below the text. */
  children?: ReactNode;
  /** Buttons and links for what to do next. */
  actions: ReactNode;
}

/** A page with the result of an operation and what to do next. */
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
