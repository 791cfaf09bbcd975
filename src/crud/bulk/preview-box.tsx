import type { ReactNode } from 'react';
import { useTranslation } from '@/i18n';
import { Text } from '@/ui/layout/layout';
import styles from './bulk.module.css';

/** The number of rows that a preview names; a thousand would slow down typing. */
export const maxPreviewRows = 100;

/** A scroll box must take the focus to be scrolled by keyboard. */
const scrollBox = { tabIndex: 0 };

interface PreviewBoxProps {
  label: string;
  /** The number of rows that will change; those after the first hundred are only counted. */
  count: number;
  /** The parts of the table. */
  children: ReactNode;
}

/** A table of rows that will change, in a box that scrolls. */
export function PreviewBox({ label, count, children }: PreviewBoxProps) {
  const { t } = useTranslation();
  return (
    <section {...scrollBox} className={styles.box} aria-label={label}>
      <table className="ui-table">{children}</table>
      {count > maxPreviewRows && (
        <Text as="p" tone="secondary" className={styles.rest}>
          {t('elements.batch.rest', { count: count - maxPreviewRows })}
        </Text>
      )}
    </section>
  );
}
