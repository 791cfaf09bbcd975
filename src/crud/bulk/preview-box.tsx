import type { ReactNode } from 'react';
import { t, useTranslation } from '@/i18n';
import { Text } from '@/ui/layout/layout';
import type { RowChange } from './row-changes';
import styles from './bulk.module.css';

/** The number of rows that a preview names; a thousand would slow down typing. */
export const maxPreviewRows = 100;

/** Why rows stay as they are, in the order of the text that counts them. */
const reasons = ['same', 'empty', 'invalid', 'locked'] as const;

/** Says how many rows will change, and why the others stay as they are. */
export function changeCounts(changes: readonly RowChange<unknown>[]): string {
  const countOf = (reason: RowChange<unknown>['left']) =>
    changes.filter(({ left }) => left === reason).length;
  return [
    t('bulk.changing', {
      count: changes.filter(({ fields }) => fields.length > 0).length,
    }),
    ...reasons
      .filter((reason) => countOf(reason) > 0)
      .map((reason) => t(`bulk.${reason}`, { count: countOf(reason) })),
  ].join(' · ');
}

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
