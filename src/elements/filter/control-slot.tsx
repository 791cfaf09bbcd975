import { useTranslation } from 'react-i18next';
import type { FilterControlProps } from './filter-control';
import styles from './filter-bar.module.css';
import { useControls } from './use-controls';

/** A condition's control; keeps its place free until the control's code is here. */
export function ControlSlot(props: FilterControlProps) {
  const { t } = useTranslation();
  const { controls, failed, retry } = useControls();
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
