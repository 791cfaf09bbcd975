import { useTranslation } from '@/i18n';
import { formatClock } from '@/lib/time';
import { tryAgain } from '@/stores/renewal/dismissed-sign-in';
import { Button } from '@/ui/button';
import { Row, Text } from '@/ui/layout/layout';
import styles from './list-status.module.css';

interface ListStatusProps {
  /** Number of matching rows; undefined until the first response. */
  total?: number;
  /** The server does not return the number of rows. */
  isTotalUnknown?: boolean;
  /** The pager shows the number of rows; here only screen readers read it. */
  isTotalInPager?: boolean;
  /** Number of rows on screen. */
  shown: number;
  /** Time in ms at which the rows on screen were loaded. */
  updatedAt?: number;
  failed: boolean;
  /**
   * The rows on screen belong to earlier conditions. The status line says so, because a message over the table would
   * cover rows.
   */
  stale?: boolean;
  /** The rows on screen are from memory, and this old. A failure says when they were loaded instead. */
  minutes?: number;
  fetching: boolean;
  /** Further messages about the conditions. */
  notes?: readonly string[];
  /** Loads again while older rows are on screen; without rows the list itself offers that. */
  onRetry: () => void;
  /** Returns to the conditions whose rows are still on screen. */
  onBack?: () => void;
}

/** Shows how many rows the list has. After a failure it says how old they are, and offers to retry or to go back. */
export function ListStatus(props: ListStatusProps) {
  const { total, isTotalUnknown, isTotalInPager, shown, updatedAt = 0 } = props;
  const { failed, stale, minutes, fetching, notes = [], onRetry, onBack } = props;
  const { t } = useTranslation();
  return (
    <Row gap={3} lineGap={0} wrap tone="secondary" digits className={styles.status}>
      <Row as="output" gap={2} lineGap={1} align="stretch" wrap>
        {total !== undefined && (
          <span className={isTotalInPager ? 'visually-hidden' : undefined}>
            {isTotalUnknown
              ? t('elements.table.countShown', { shown })
              : t('elements.table.count', { total })}
          </span>
        )}
        {stale && !(failed && minutes) && (
          <span className={styles.stale}>
            {minutes
              ? t('elements.table.remembered', { count: minutes })
              : t('elements.table.stale')}
          </span>
        )}
        {notes.map((note) => (
          <span key={note} className={styles.note}>
            {note}
          </span>
        ))}
        {failed && (
          <Text
            tone="error"
            // Without rows the list says it in their place.
            className={total === undefined ? 'visually-hidden' : styles.failed}
          >
            {total === undefined
              ? t('elements.table.notLoaded')
              : t('elements.table.notRefreshed', { time: formatClock(updatedAt) })}
          </Text>
        )}
      </Row>
      {failed && total !== undefined && (
        <Button variant="link" disabled={fetching} onClick={tryAgain(onRetry)}>
          {t('common.retry')}
        </Button>
      )}
      {failed && onBack && (
        <Button variant="link" onClick={onBack}>
          {t('elements.table.back')}
        </Button>
      )}
      {fetching && <progress className={styles.progress} aria-label={t('common.loading')} />}
    </Row>
  );
}
