import { Input } from 'antd';
import type { ControlProps } from '@/schema/field';
import styles from './week-grid.module.css';

/** A time of day, `08:30`, in the browser's own control. */
export const ClockInput = ({ value, label, onChange, ...rest }: ControlProps) => (
  <Input
    {...rest}
    type="time"
    aria-label={rest.id ? undefined : label}
    className={styles.clock}
    value={typeof value === 'string' ? value : ''}
    onChange={({ target }) => onChange?.(target.value || null)}
  />
);
