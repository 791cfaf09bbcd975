import type { ReactNode } from 'react';
import styles from './save-bar.module.css';

interface SaveBarProps {
  dirty: boolean;
  /** What became of what is edited above. */
  state: ReactNode;
  /** Where the bar stands, and what room it takes. */
  className?: string;
  /** The buttons. */
  children: ReactNode;
}

/** Below what is edited: whether something waits to be saved, and the buttons that do it. */
export const SaveBar = ({ dirty, state, className = '', children }: SaveBarProps) => (
  <div className={`${styles.bar} ${className}`}>
    <output data-dirty={dirty}>{state}</output>
    {children}
  </div>
);
