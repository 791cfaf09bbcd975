import { useTranslation } from 'react-i18next';
import { Button } from '@/ui/button';
import { formatClock } from '@/lib/format';
import styles from './list-status.module.css';

interface ListStatusProps {
  /** Rows that meet the conditions; missing until the first answer. */
  total?: number;
  /** The server does not say how many there are. */
  isTotalUnknown?: boolean;
  /** Rows on screen. */
  shown: number;
  /** When the rows on screen came, in ms. */
  updatedAt?: number;
  failed: boolean;
  /** The rows on screen belong to earlier conditions; said here, where it lies over none of them. */
  stale?: boolean;
  fetching: boolean;
  /** What else there is to know of the conditions. */
  notes?: readonly string[];
  onRetry: () => void;
  /** Back to the conditions whose rows are still on screen. */
  onBack?: () => void;
}

/** Says what the list really shows and how old it is; after a failure also that, and the ways on. */
export function ListStatus(props: ListStatusProps) {
  const { total, isTotalUnknown, shown, updatedAt, failed, stale, fetching } = props;
  const { notes = [], onRetry, onBack } = props;
  const { t } = useTranslation();
  const time = updatedAt === undefined ? '' : ` · ${formatClock(updatedAt)}`;
  return (
    <div className={styles.status}>
      <output>
        {total !== undefined &&
          t(isTotalUnknown ? 'elements.table.countShown' : 'elements.table.count', {
            shown,
            total,
          }) + time}
        {stale && <span className={styles.stale}>{t('elements.table.stale')}</span>}
        {notes.map((note) => (
          <span key={note} className={styles.note}>
            {note}
          </span>
        ))}
        {failed && (
          <span className={styles.failed}>
            {t(total === undefined ? 'elements.table.notLoaded' : 'elements.table.notRefreshed')}
          </span>
        )}
      </output>
      {failed && (
        <Button variant="link" disabled={fetching} onClick={onRetry}>
          {t('common.retry')}
        </Button>
      )}
      {failed && onBack && (
        <Button variant="link" onClick={onBack}>
          {t('elements.table.back')}
        </Button>
      )}
      {fetching && <progress className={styles.progress} aria-label={t('common.loading')} />}
    </div>
  );
}
