import { useState, type KeyboardEvent, type MouseEvent } from 'react';
import type { Region } from '@/lib/region-tree';
import { DeeperIcon } from './icons';
import { walkList } from './list-keys';
import styles from './region-tree.module.css';
import type { ShownRegion } from './use-region-rows';

interface BrowseTreeProps {
  label: string;
  rows: readonly ShownRegion[];
  chosen: Region | undefined;
  onChoose: (region: Region) => void;
  onFold: (region: Region, isOpen: boolean) => void;
}

const idAt = (target: EventTarget) => {
  const row = target instanceof Element ? target.closest('[data-id]') : null;
  return row instanceof HTMLElement ? row.dataset.id : undefined;
};

function focusRow(tree: HTMLElement, { id }: Region) {
  const rows = [...tree.querySelectorAll<HTMLElement>('[data-id]')];
  rows.find((row) => row.dataset.id === String(id))?.focus();
}

/** A tree of regions to look around in; of thousands of open rows the browser draws only those in view. */
export function RegionBrowseTree({ label, rows, chosen, onChoose, onFold }: BrowseTreeProps) {
  /** The row that Tab comes back to. */
  const [stop, setStop] = useState<string>();
  const rowAt = (target: EventTarget) =>
    rows.find(({ region }) => String(region.id) === idAt(target));
  const stopRow =
    rows.find(({ region }) => String(region.id) === stop) ??
    rows.find(({ region }) => region === chosen) ??
    rows[0];
  const onClick = ({ target }: MouseEvent) => {
    const row = rowAt(target);
    if (!row) return;
    const isFold = target instanceof Element && target.closest('[data-fold="true"]');
    if (isFold) onFold(row.region, !row.isOpen);
    else onChoose(row.region);
  };
  /** Arrows walk, open and close; the space bar and Enter choose. */
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { key, target, currentTarget } = event;
    const row = rowAt(target);
    if (!row || !(target instanceof Element) || walkList(event, target)) return;
    const { region, isOpen } = row;
    if (key === 'ArrowRight' && isOpen === false) onFold(region, true);
    if (key === 'ArrowLeft' && isOpen) onFold(region, false);
    else if (key === 'ArrowLeft' && region.parent) focusRow(currentTarget, region.parent);
    if (key !== ' ' && key !== 'Enter') return;
    event.preventDefault();
    onChoose(region);
  };
  return (
    <div
      role="tree"
      tabIndex={-1}
      aria-label={label}
      className={styles.browse}
      onClick={onClick}
      onKeyDown={onKeyDown}
      onFocus={({ target }) => setStop(idAt(target))}
    >
      {rows.map(({ region, text, level, isOpen }) => (
        <div
          key={String(region.id)}
          role="treeitem"
          data-id={region.id}
          className={styles.row}
          tabIndex={region === stopRow?.region ? 0 : -1}
          aria-level={level}
          aria-expanded={isOpen}
          aria-selected={region === chosen}
        >
          <span className={styles.fold} data-open={isOpen} data-fold={isOpen !== undefined}>
            {isOpen !== undefined && <DeeperIcon />}
          </span>
          <span className={styles.name} title={text}>
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
