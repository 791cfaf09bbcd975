import type { PointerEvent } from 'react';

/** Sets the tooltip of a truncated cell on hover. One listener on the table is cheaper than a title on every cell. */
export function showOverflowTitle({ target }: PointerEvent) {
  const cell = target instanceof Element ? target.closest('td') : null;
  if (cell) cell.title = cell.scrollWidth > cell.clientWidth ? (cell.textContent ?? '') : '';
}
