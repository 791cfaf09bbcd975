import { useState } from 'react';
import { useTranslation } from '@/i18n';
import type { Id } from '@/api/types';
import {
  checkState,
  ownerOf,
  toggleRegion,
  type RegionSelection,
} from '@/lib/region/region-selection';
import { regionOf, type Region, type RegionTree } from '@/lib/region/region-tree';
import { RegionRow } from './region-row';
import { handleRowClick, regionIdOf, handleRowKey } from './region-tree-events';
import styles from './region-tree.module.css';
import { useRegionRows } from './use-region-rows';

interface ChecksTreeProps {
  tree: RegionTree;
  keyword: string;
  label: string;
  value: readonly Id[];
  levels: readonly number[];
  taken: ReadonlyMap<string, string>;
  /** Missing: the tree is read-only. */
  onChange?: (ids: Id[]) => void;
}

/** Scrolls the first checked row into view when the tree mounts. */
function showChecked(tree: HTMLElement | null) {
  const first = tree?.querySelector<HTMLElement>('[aria-checked="true"]');
  if (tree && first) tree.scrollTop = first.offsetTop - tree.offsetTop - first.offsetHeight;
}

/** The rows of a region tree with checkboxes. */
export function RegionChecksTree(props: ChecksTreeProps) {
  const { tree, keyword, label, value, levels, taken, onChange } = props;
  const { t } = useTranslation();
  const { rows, toggle: onToggle } = useRegionRows(tree, levels, keyword, value);
  /** Id of the row that Tab reaches. */
  const [tabStopId, setTabStopId] = useState<string>();
  if (!rows?.length) {
    return (
      <output className={styles.note}>
        {t(rows ? 'elements.select.noHits' : 'elements.select.searching')}
      </output>
    );
  }
  const checks: RegionSelection = { checked: new Set(value.map(String)), taken, levels };
  const check = (region: Region) => {
    if (ownerOf(region, checks)) return;
    onChange?.(toggleRegion(value, region, checks, (id) => regionOf(tree, id)));
  };
  const rowAt = (target: EventTarget) =>
    rows.find(({ region }) => String(region.id) === regionIdOf(target));
  const handlers = { rowAt, onToggle, onActivate: check };
  const tabStopRow = rows.find(({ region }) => String(region.id) === tabStopId) ?? rows[0];
  return (
    <div
      ref={showChecked}
      role="tree"
      tabIndex={-1}
      aria-label={label}
      aria-multiselectable="true"
      aria-disabled={!onChange}
      className={styles.tree}
      onClick={(event) => handleRowClick(event, handlers)}
      onKeyDown={(event) => handleRowKey(event, handlers)}
      onFocus={({ target }) => setTabStopId(regionIdOf(target))}
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
