import type { ReactNode } from 'react';
import styles from './import.module.css';

interface CheckProps {
  checked: boolean;
  onChange: (checked: boolean) => void;
  children: ReactNode;
}

export const Check = ({ checked, onChange, children }: CheckProps) => (
  <label className={styles.only}>
    <input type="checkbox" checked={checked} onChange={({ target }) => onChange(target.checked)} />
    {children}
  </label>
);
