import { useTranslation } from '@/i18n';
import { Button } from '@/ui/button';
import styles from './query-boundary.module.css';

/** Takes the place of what could not be loaded, and offers to load it again. */
export function LoadFailed({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation();
  return (
    <p role="alert" className={styles.failed}>
      {t('elements.load.failed')}
      <Button onClick={onRetry}>{t('common.retry')}</Button>
    </p>
  );
}
