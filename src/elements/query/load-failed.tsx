import { useTranslation } from '@/i18n';
import { Button } from '@/ui/button';
import styles from './query-boundary.module.css';

interface LoadFailedProps {
  text?: string;
  /** Another element has announced the failure to screen readers. */
  isAnnounced?: boolean;
  onRetry?: () => void;
}

/** Takes the place of what could not be loaded, and offers to load it again. */
export function LoadFailed({ text, isAnnounced = false, onRetry }: LoadFailedProps) {
  const { t } = useTranslation();
  return (
    <p role={isAnnounced ? undefined : 'alert'} className={styles.failed}>
      {text ?? t('elements.load.failed')}
      {onRetry && <Button onClick={onRetry}>{t('common.retry')}</Button>}
    </p>
  );
}
