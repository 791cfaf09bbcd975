import { useLayoutEffect, useRef, type FocusEvent, type RefObject } from 'react';

interface FocusedRow {
  element: HTMLTableRowElement;
  index: number;
  /** Index of the cell; -1 when the row itself has the focus. */
  cell: number;
}

const controls = 'button, a[href], input, select, textarea';

/**
 * When the row with the focus leaves the list, e.g. because it no longer meets the conditions after a change in it, the
 * row that takes its place gets the focus, in the same column.
 */
export function useRowFocus(rows: readonly unknown[], box: RefObject<HTMLElement | null>) {
  const focused = useRef<FocusedRow>(null);
  useLayoutEffect(() => {
    const { current: lost } = focused;
    if (!lost || lost.element.isConnected || document.activeElement !== document.body) return;
    focused.current = null;
    const index = Math.min(lost.index, rows.length - 1);
    const next = box.current?.querySelector<HTMLTableRowElement>(`tr[data-index="${index}"]`);
    const control = next?.cells[lost.cell]?.querySelector<HTMLElement>(controls);
    (control ?? next)?.focus({ preventScroll: true });
  }, [rows, box]);
  return {
    onFocus: ({ target }: FocusEvent) => {
      const element = target.closest<HTMLTableRowElement>('tr[data-index]');
      focused.current = element && {
        element,
        index: Number(element.dataset.index),
        cell: target.closest('td')?.cellIndex ?? -1,
      };
    },
    onBlur: ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget) focused.current = null;
    },
  };
}
