import { useState, type FocusEvent, type KeyboardEvent, type MouseEvent } from 'react';
import { moveFocusInList } from '@/elements/select/list-keys';
import type { Region } from '@/lib/region/region-tree';
import type { VisibleRegion } from './use-region-rows';

interface RegionTreeOptions {
  rows: readonly VisibleRegion[];
  /** The region whose row Tab reaches first; the first row when missing. */
  chosen?: Region;
  onToggle: (region: Region, isOpen: boolean) => void;
  /** Checks or chooses the region. */
  onActivate: (region: Region) => void;
}

/** Returns the id of the row that contains an element. */
const regionIdOf = (target: EventTarget) => {
  const row = target instanceof Element ? target.closest('[data-id]') : null;
  return row instanceof HTMLElement ? row.dataset.id : undefined;
};

function focusRow(tree: HTMLElement, { id }: Region) {
  const rows = [...tree.querySelectorAll<HTMLElement>('[data-id]')];
  rows.find((row) => row.dataset.id === String(id))?.focus();
}

/**
 * The props of the element around the rows of a region tree, and the row that Tab reaches. Arrow keys move, expand and
 * collapse; Space and Enter check or choose.
 */
export function useRegionTree({ rows, chosen, onToggle, onActivate }: RegionTreeOptions) {
  const [tabStopId, setTabStopId] = useState<string>();
  const rowAt = (target: EventTarget) =>
    rows.find(({ region }) => String(region.id) === regionIdOf(target));
  const tabStopRow =
    rows.find(({ region }) => String(region.id) === tabStopId) ??
    rows.find(({ region }) => region === chosen) ??
    rows[0];
  const onClick = ({ target }: MouseEvent) => {
    const row = rowAt(target);
    const isToggle = target instanceof Element && target.closest('[data-fold="true"]');
    if (row && isToggle) onToggle(row.region, !row.isOpen);
    else if (row) onActivate(row.region);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { key, target, currentTarget } = event;
    const row = rowAt(target);
    if (!row || !(target instanceof Element) || moveFocusInList(event, target)) return;
    const { region, isOpen } = row;
    if (key === 'ArrowRight' && isOpen === false) onToggle(region, true);
    if (key === 'ArrowLeft' && isOpen) onToggle(region, false);
    else if (key === 'ArrowLeft' && region.parent) focusRow(currentTarget, region.parent);
    if (key === ' ' || key === 'Enter') {
      event.preventDefault();
      onActivate(region);
    }
  };
  const onFocus = ({ target }: FocusEvent) => setTabStopId(regionIdOf(target));
  return { tabStopRow, treeProps: { role: 'tree', tabIndex: -1, onClick, onKeyDown, onFocus } };
}
