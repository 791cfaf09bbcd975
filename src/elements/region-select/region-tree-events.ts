import type { KeyboardEvent, MouseEvent } from 'react';
import type { Region } from '@/lib/region/region-tree';
import { moveFocusInList } from '@/elements/select/list-keys';
import type { VisibleRegion } from './use-region-rows';

/** Handlers of the rows of a region tree. */
interface RegionTreeHandlers {
  rowAt: (target: EventTarget) => VisibleRegion | undefined;
  onToggle: (region: Region, isOpen: boolean) => void;
  /** Checks or chooses the region. */
  onActivate: (region: Region) => void;
}

/** Returns the id of the row that contains an element. */
export const regionIdOf = (target: EventTarget) => {
  const row = target instanceof Element ? target.closest('[data-id]') : null;
  return row instanceof HTMLElement ? row.dataset.id : undefined;
};

function focusRow(tree: HTMLElement, { id }: Region) {
  const rows = [...tree.querySelectorAll<HTMLElement>('[data-id]')];
  rows.find((row) => row.dataset.id === String(id))?.focus();
}

export function handleRowClick(
  { target }: MouseEvent,
  { rowAt, onToggle, onActivate }: RegionTreeHandlers,
) {
  const row = rowAt(target);
  const isToggle = target instanceof Element && target.closest('[data-fold="true"]');
  if (row && isToggle) onToggle(row.region, !row.isOpen);
  else if (row) onActivate(row.region);
}

/** Arrow keys move, expand and collapse; Space and Enter check or choose. */
export function handleRowKey(
  event: KeyboardEvent<HTMLElement>,
  { rowAt, onToggle, onActivate }: RegionTreeHandlers,
) {
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
}
