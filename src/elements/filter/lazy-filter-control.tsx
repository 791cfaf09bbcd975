import { RetryLine } from '@/elements/query/load-failed';
import { t } from '@/i18n';
import { loadable } from '@/ui/loadable';
import styles from './filter-bar.module.css';

/** The control of a condition, or a placeholder of the same height until its code has loaded. */
export const LazyFilterControl = loadable(
  async () => (await import('./filter-control')).FilterControl,
  () => <div className={styles.slot} aria-busy="true" />,
  (_props, retry) => (
    <div className={styles.slot}>
      <RetryLine text={t('elements.select.failed')} onRetry={retry} />
    </div>
  ),
);

/** Loads the code of the controls in advance. The first control that is drawn handles a failure. */
export const preloadControls = () => {
  LazyFilterControl.preload().catch(() => undefined);
};
