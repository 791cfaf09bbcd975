import type { ReactNode } from 'react';
import { Row } from '@/ui/layout/layout';
import styles from './import.module.css';

interface CheckProps {
  checked: boolean;
  onChange: (checked: boolean) => void;
  children: ReactNode;
}

export const Check = ({ checked, onChange, children }: CheckProps) => (
  <Row as="label" gap={2} touch={24} below={2} className={styles.only}>
    <input type="checkbox" checked={checked} onChange={({ target }) => onChange(target.checked)} />
    {children}
  </Row>
);
