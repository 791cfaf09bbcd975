import { useTranslation } from 'react-i18next';
import type { CheckState } from '@/lib/region/region-selection';
import { ChevronRightIcon } from '@/ui/icons';
import styles from './region-tree.module.css';
import type { VisibleRegion } from './use-region-rows';

export interface RegionRowProps extends VisibleRegion {
  state: CheckState;
  /** Name of the owner of a region that is already assigned. */
  owner: string | undefined;
  /** Whether Tab reaches this row. */
  isStop: boolean;
}

const checkedOf = { none: false, some: 'mixed', all: true } as const;

/** One region of a tree. The tree handles clicks and keys. */
export function RegionRow(props: RegionRowProps) {
  const { region, text, level, isOpen, state, owner, isStop } = props;
  const { t } = useTranslation();
  return (
    <div
      role="treeitem"
      data-id={region.id}
      className={styles.row}
      tabIndex={isStop ? 0 : -1}
      aria-level={level}
      aria-expanded={isOpen}
      aria-checked={checkedOf[state]}
      aria-disabled={owner !== undefined}
      aria-selected={state === 'all'}
    >
      <span className={styles.fold} data-open={isOpen} data-fold={isOpen !== undefined}>
        {isOpen !== undefined && <ChevronRightIcon />}
      </span>
      <span className={styles.mark} aria-hidden="true">
        {state !== 'none' && (
          <svg width="12" height="12" viewBox="0 0 16 16" fill="none" stroke="currentColor">
            <path d={state === 'all' ? 'm3 8 4 4 6-8' : 'M3 8h10'} strokeWidth="2" />
          </svg>
        )}
      </span>
      <span className={styles.name} title={text}>
        {text}
      </span>
      {owner !== undefined && (
        <small className={styles.reason}>{t('elements.regions.takenBy', { owner })}</small>
      )}
    </div>
  );
}
