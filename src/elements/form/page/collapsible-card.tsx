import { useState, type ReactNode } from 'react';
import styles from './collapsible-card.module.css';

interface CollapsibleCardProps {
  title: ReactNode;
  /** Without both of these the card keeps its own state, closed at first. */
  open?: boolean;
  onToggle?: (open: boolean) => void;
  children: ReactNode;
}

/** A card whose content shows when its head is pressed; closed, it keeps what was typed in it. */
export function CollapsibleCard({ title, open, onToggle, children }: CollapsibleCardProps) {
  const [own, setOwn] = useState(false);
  return (
    <details
      className={styles.card}
      open={open ?? own}
      onToggle={({ currentTarget }) => (onToggle ?? setOwn)(currentTarget.open)}
    >
      <summary className={styles.head}>{title}</summary>
      <div className={styles.body}>{children}</div>
    </details>
  );
}
