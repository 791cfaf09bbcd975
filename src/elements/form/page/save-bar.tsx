import type { ReactNode } from 'react';
import styles from './save-bar.module.css';

interface SaveBarProps {
  dirty: boolean;
  /** The state of the edited data, e.g. "unsaved changes". */
  state: ReactNode;
  /** The buttons begin where the fields of a form begin. */
  isUnderFields?: boolean;
  /** Class for the position and size of the bar. */
  className?: string;
  /** The buttons. */
  children: ReactNode;
}

/** A bar with the state of the edited data and the buttons that save it. */
export const SaveBar = ({
  dirty,
  state,
  isUnderFields = false,
  className = '',
  children,
}: SaveBarProps) => (
  <div className={`${styles.bar} ${className}`} data-under={isUnderFields ? 'fields' : undefined}>
    <output data-dirty={dirty}>{state}</output>
    {children}
  </div>
);
