import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';

/**
 * Brings the row of the open record into view, and gives it the focus, unless the user works elsewhere: then the arrow
 * keys lead to the next record. When the record closes, its row has the focus again.
 */
export function useShownRow(
  id: string,
  /** Negative when the page of the list does not have the record. */
  index: number,
  box: RefObject<HTMLElement | null>,
) {
  const isListed = index >= 0;
  const row = useRef<HTMLElement>(null);
  const focusRow = useEffectEvent(() => {
    const { activeElement: active, body } = document;
    if (active === body || row.current?.closest('table')?.contains(active))
      row.current?.focus({ preventScroll: true });
  });
  const find = useEffectEvent(() => {
    row.current = box.current?.querySelector<HTMLElement>(`tr[data-index="${index}"]`) ?? null;
  });
  // A reload of the rows moves neither the focus nor the table.
  useEffect(() => {
    if (!isListed) return;
    find();
    focusRow();
    row.current?.scrollIntoView?.({ block: 'nearest' });
  }, [id, isListed]);
  useEffect(() => () => focusRow(), []);
}
