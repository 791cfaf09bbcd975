import type { Id } from '@/api/types';
import { useTranslation } from '@/i18n';
import {
  checkState,
  ownerOf,
  toggleRegion,
  type RegionSelection,
} from '@/lib/region/region-selection';
import { regionOf, type Region, type RegionTree } from '@/lib/region/region-tree';
import { RegionRow } from './region-row';
import { useRegionRows } from './use-region-rows';
import { useRegionTree } from './use-region-tree';
import styles from './region-tree.module.css';

interface ChecksTreeProps {
  tree: RegionTree;
  keyword: string;
  label: string;
  value: readonly Id[];
  levels: readonly number[];
  owners: ReadonlyMap<string, string>;
  /** Missing: the tree is read-only. */
  onChange?: (ids: Id[]) => void;
}

/** Scrolls the first checked row into view once the tree has a size; a popup mounts it before it is drawn. */
function showChecked(tree: HTMLElement | null) {
  if (!tree) return undefined;
  const observer = new ResizeObserver(() => {
    if (!tree.clientHeight) return;
    observer.disconnect();
    const first = tree.querySelector<HTMLElement>('[aria-checked="true"]');
    if (first) tree.scrollTop = first.offsetTop - tree.offsetTop - first.offsetHeight;
  });
  observer.observe(tree);
  return () => observer.disconnect();
}

/** The rows of a region tree with checkboxes. */
export function RegionChecksTree(props: ChecksTreeProps) {
  const { tree, keyword, label, value, levels, owners, onChange } = props;
  const { t } = useTranslation();
  const { rows, toggle: onToggle } = useRegionRows(tree, levels, keyword, value);
  const checks: RegionSelection = { checked: new Set(value.map(String)), owners, levels };
  const check = (region: Region) => {
    if (ownerOf(region, checks)) return;
    onChange?.(toggleRegion(value, region, checks, (id) => regionOf(tree, id)));
  };
  const { tabStopRow, treeProps } = useRegionTree({
    rows: rows ?? [],
    onToggle,
    onActivate: check,
  });
  if (!rows?.length) {
    return (
      <output className={styles.note}>
        {t(rows ? 'elements.select.noHits' : 'elements.select.searching')}
      </output>
    );
  }
  return (
    <div
      {...treeProps}
      ref={showChecked}
      aria-label={label}
      aria-multiselectable="true"
      aria-disabled={!onChange}
      className={styles.tree}
    >
      {rows.map((row) => (
        <RegionRow
          key={String(row.region.id)}
          {...row}
          state={checkState(row.region, checks)}
          owner={ownerOf(row.region, checks)}
          isTabStop={row === tabStopRow}
        />
      ))}
    </div>
  );
}
