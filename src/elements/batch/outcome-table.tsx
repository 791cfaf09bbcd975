import type { ReactNode } from 'react';
import type { Id } from '@/api/types';
import { useTranslation } from '@/i18n';
import styles from './outcome-table.module.css';

interface Outcome {
  id: Id;
  name: string;
  outcome: ReactNode;
}

/** What became of each record of a batch. */
export function OutcomeTable({ rows }: { rows: Outcome[] }) {
  const { t } = useTranslation();
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{t('elements.batch.record')}</th>
          <th scope="col">{t('elements.batch.outcome')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, name, outcome }) => (
          <tr key={id}>
            <td>{name}</td>
            <td>{outcome}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
