import { useLayoutEffect, useRef, type FocusEvent, type RefObject } from 'react';

interface FocusedRow {
  element: HTMLElement;
  index: number;
  /** Index of the cell from the end, where -1 is the last one: an expanded card has one more in the middle. */
  cell: number;
}

/** The rows of a table and the cards of a list. */
const rowSelector = ':is(tr, li)[data-index]';
const controls = 'button, a[href], input, select, textarea';

/**
 * When the row or card with the focus leaves the list, e.g. because it no longer meets the conditions after a change in
 * it, the one that takes its place gets the focus, in the same cell.
 */
export function useRowFocus(rows: readonly unknown[], box: RefObject<HTMLElement | null>) {
  const focused = useRef<FocusedRow>(null);
  useLayoutEffect(() => {
    const { current: lost } = focused;
    if (!lost || lost.element.isConnected || document.activeElement !== document.body) return;
    focused.current = null;
    const index = Math.min(lost.index, rows.length - 1);
    const next = box.current?.querySelector<HTMLElement>(`${rowSelector}[data-index="${index}"]`);
    const cell = next && [...next.children].at(lost.cell);
    const control = cell?.querySelector<HTMLElement>(controls);
    (control ?? next)?.focus({ preventScroll: true });
  }, [rows, box]);
  return {
    onFocus: ({ target }: FocusEvent) => {
      const element = target.closest<HTMLElement>(rowSelector);
      const cells = [...(element?.children ?? [])];
      focused.current = element && {
        element,
        index: Number(element.dataset.index),
        cell: cells.findIndex((cell) => cell.contains(target)) - cells.length,
      };
    },
    onBlur: ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget) focused.current = null;
    },
  };
}
