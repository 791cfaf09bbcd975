import type { ComponentProps } from 'react';
import styles from './icon-button.module.css';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'type' | 'style' | 'aria-label'> {
  /** Accessible name, because the icon has none. */
  label: string;
}

/** A square button with an icon. The styles of a `className` take precedence over its own. */
export const IconButton = ({ label, className = '', ...rest }: IconButtonProps) => (
  <button
    type="button"
    data-print="no"
    {...rest}
    aria-label={label}
    className={`${styles.button} ${className}`}
  />
);
