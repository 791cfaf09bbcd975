import type { ComponentProps } from 'react';
import styles from './text-input.module.css';

/** A native text input without antd. The styles of a `className` take precedence over its own. */
export const TextInput = ({ className = '', ...rest }: Omit<ComponentProps<'input'>, 'style'>) => (
  <input {...rest} className={`${styles.input} ${className}`} />
);

/** A native select that looks like the input, with the arrow of antd's select. */
export const NativeSelect = ({
  className = '',
  ...rest
}: Omit<ComponentProps<'select'>, 'style'>) => (
  <span className={styles.select}>
    <select {...rest} className={`${styles.input} ${className}`} />
  </span>
);
