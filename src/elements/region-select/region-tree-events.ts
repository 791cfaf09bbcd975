import type { KeyboardEvent, MouseEvent } from 'react';
import type { Region } from '@/lib/region/region-tree';
import { moveFocusInList } from '@/elements/select/list-keys';
import type { VisibleRegion } from './use-region-rows';

/** Handlers of the rows of a region tree. */
interface RegionTreeHandlers {
  rowAt: (target: EventTarget) => VisibleRegion | undefined;
  fold: (region: Region, isOpen: boolean) => void;
  /** Checks or chooses the region. */
  act: (region: Region) => void;
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

export function clickRow({ target }: MouseEvent, { rowAt, fold, act }: RegionTreeHandlers) {
  const row = rowAt(target);
  const isFold = target instanceof Element && target.closest('[data-fold="true"]');
  if (row && isFold) fold(row.region, !row.isOpen);
  else if (row) act(row.region);
}

/** Arrow keys move, expand and collapse; Space and Enter check or choose. */
export function pressKey(
  event: KeyboardEvent<HTMLElement>,
  { rowAt, fold, act }: RegionTreeHandlers,
) {
  const { key, target, currentTarget } = event;
  const row = rowAt(target);
  if (!row || !(target instanceof Element) || moveFocusInList(event, target)) return;
  const { region, isOpen } = row;
  if (key === 'ArrowRight' && isOpen === false) fold(region, true);
  if (key === 'ArrowLeft' && isOpen) fold(region, false);
  else if (key === 'ArrowLeft' && region.parent) focusRow(currentTarget, region.parent);
  if (key === ' ' || key === 'Enter') {
    event.preventDefault();
    act(region);
  }
}
