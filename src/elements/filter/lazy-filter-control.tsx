import { RetryLine } from '@/elements/query/load-failed';
import { useTranslation } from '@/i18n';
import type { FilterControlProps } from './filter-control';
import { useFilterControls } from './use-controls';
import styles from './filter-bar.module.css';

/** The control of a condition, or a placeholder of the same height until its code has loaded. */
export function LazyFilterControl(props: FilterControlProps) {
  const { t } = useTranslation();
  const { controls, failed, retry } = useFilterControls();
  if (controls) return <controls.FilterControl {...props} />;
  return (
    <div className={styles.slot} aria-busy={!failed}>
      {failed && <RetryLine text={t('elements.select.failed')} onRetry={retry} />}
    </div>
  );
}
