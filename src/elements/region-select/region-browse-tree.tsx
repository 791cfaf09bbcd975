import RightOutlined from '@ant-design/icons-svg/es/asn/RightOutlined';
import type { Region } from '@/lib/region/region-tree';
import { Icon } from '@/ui/icon';
import type { VisibleRegion } from './use-region-rows';
import { useRegionTree } from './use-region-tree';
import styles from './region-tree.module.css';

interface BrowseTreeProps {
  label: string;
  rows: readonly VisibleRegion[];
  chosen: Region | undefined;
  onChoose: (region: Region) => void;
  onToggle: (region: Region, isOpen: boolean) => void;
}

/** A tree of regions to browse. The style sheet lets the browser skip the rendering of rows out of view. */
export function RegionBrowseTree({ label, rows, chosen, onChoose, onToggle }: BrowseTreeProps) {
  const { tabStopRow, treeProps } = useRegionTree({ rows, chosen, onToggle, onActivate: onChoose });
  return (
    <div {...treeProps} aria-label={label} className={styles.browse}>
      {rows.map(({ region, text, level, isOpen }) => (
        <div
          key={String(region.id)}
          role="treeitem"
          data-id={region.id}
          className={styles.row}
          tabIndex={region === tabStopRow?.region ? 0 : -1}
          aria-level={level}
          aria-expanded={isOpen}
          aria-selected={region === chosen}
        >
          <span className={styles.fold} data-open={isOpen} data-fold={isOpen !== undefined}>
            {isOpen !== undefined && <Icon icon={RightOutlined} size={12} />}
          </span>
          <span className="ui-ellipsis" title={text}>
            {text}
          </span>
          {isOpen !== undefined && (
            <small className={styles.reason}>{region.children.length}</small>
          )}
        </div>
      ))}
    </div>
  );
}
