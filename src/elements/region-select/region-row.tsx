import CheckOutlined from '@ant-design/icons-svg/es/asn/CheckOutlined';
import MinusOutlined from '@ant-design/icons-svg/es/asn/MinusOutlined';
import RightOutlined from '@ant-design/icons-svg/es/asn/RightOutlined';
import { useTranslation } from '@/i18n';
import type { CheckState } from '@/lib/region/region-selection';
import { Icon } from '@/ui/icon';
import type { VisibleRegion } from './use-region-rows';
import styles from './region-tree.module.css';

interface RegionRowProps extends VisibleRegion {
  state: CheckState;
  /** Name of the owner of a region that is already assigned. */
  owner: string | undefined;
  /** Whether Tab reaches this row. */
  isTabStop: boolean;
}

const checkedOf = { none: false, some: 'mixed', all: true } as const;

/** One region of a tree. The tree handles clicks and keys. */
export function RegionRow(props: RegionRowProps) {
  const { region, text, level, isOpen, state, owner, isTabStop } = props;
  const { t } = useTranslation();
  return (
    <div
      role="treeitem"
      data-id={region.id}
      className={styles.row}
      tabIndex={isTabStop ? 0 : -1}
      aria-level={level}
      aria-expanded={isOpen}
      aria-checked={checkedOf[state]}
      aria-disabled={owner !== undefined}
      aria-selected={state === 'all'}
    >
      <span className={styles.fold} data-open={isOpen} data-fold={isOpen !== undefined}>
        {isOpen !== undefined && <Icon icon={RightOutlined} size={12} />}
      </span>
      <span className={styles.mark} aria-hidden="true">
        {state !== 'none' && (
          <Icon icon={state === 'all' ? CheckOutlined : MinusOutlined} size={12} />
        )}
      </span>
      <span className="ui-ellipsis" title={text}>
        {text}
      </span>
      {owner !== undefined && (
        <small className={styles.reason}>{t('elements.regions.takenBy', { owner })}</small>
      )}
    </div>
  );
}
