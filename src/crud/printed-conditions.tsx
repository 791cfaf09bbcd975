import { useTranslation } from 'react-i18next';
import { conditionTexts } from '@/elements/export/conditions-text';
import type { Conditions } from '@/elements/filter/conditions';
import styles from './crud-list.module.css';
import type { AnyFilter } from '@/schema/filter';

interface PrintedConditionsProps {
  /** The page's name, for labels. */
  name: string;
  filters: AnyFilter[];
  conditions: Conditions;
}

/** What the rows on a sheet of paper were searched by: the controls that say so on a screen are not printed. */
export function PrintedConditions({ name, filters, conditions }: PrintedConditionsProps) {
  const { t } = useTranslation();
  const texts = conditionTexts(name, filters, conditions.values, conditions.names);
  if (!texts.length) return null;
  return (
    <ul className={styles.printed} data-print="only" aria-label={t('elements.filter.title')}>
      {texts.map(({ label, text }) => (
        <li key={label}>{t('elements.filter.chip', { label, value: text })}</li>
      ))}
    </ul>
  );
}
