import type { PointerEvent } from 'react';

/** Says on hover what a cell has no room for. One listener on the table is cheaper than a title on every cell. */
export function showOverflowTitle({ target }: PointerEvent) {
  const cell = target instanceof Element ? target.closest('td') : null;
  if (cell) cell.title = cell.scrollWidth > cell.clientWidth ? (cell.textContent ?? '') : '';
}
