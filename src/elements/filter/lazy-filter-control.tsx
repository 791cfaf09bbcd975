import { useTranslation } from 'react-i18next';
import type { FilterControlProps } from './filter-control';
import styles from './filter-bar.module.css';
import { useFilterControls } from './use-controls';

/** A condition's control; keeps its place free until the control's code is here. */
export function LazyFilterControl(props: FilterControlProps) {
  const { t } = useTranslation();
  const { controls, failed, retry } = useFilterControls();
  if (controls) return <controls.FilterControl {...props} />;
  return (
    <div className={styles.slot} aria-busy={!failed}>
      {failed && (
        <p role="alert">
          {t('elements.select.failed')}{' '}
          <button type="button" className={styles.link} onClick={retry}>
            {t('common.retry')}
          </button>
        </p>
      )}
    </div>
  );
}
