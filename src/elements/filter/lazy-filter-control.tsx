import { useTranslation } from '@/i18n';
import type { FilterControlProps } from './filter-control';
import { Button } from '@/ui/button';
import styles from './filter-bar.module.css';
import { useFilterControls } from './use-controls';

/** The control of a condition, or a placeholder of the same height until its code has loaded. */
export function LazyFilterControl(props: FilterControlProps) {
  const { t } = useTranslation();
  const { controls, failed, retry } = useFilterControls();
  if (controls) return <controls.FilterControl {...props} />;
  return (
    <div className={styles.slot} aria-busy={!failed}>
      {failed && (
        <p role="alert">
          {t('elements.select.failed')}{' '}
          <Button variant="link" onClick={retry}>
            {t('common.retry')}
          </Button>
        </p>
      )}
    </div>
  );
}
