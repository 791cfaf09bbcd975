import { useDeferredValue, useEffect, useState, type RefObject } from 'react';

/** Columns are rendered this far beyond both edges, so that a short scroll shows no empty cells. */
const sparePx = 150;
/** The window moves in steps of this size, so that not every scrolled pixel renders the rows. */
const stepPx = 150;

/**
 * Returns the visible horizontal range of the scroll box in px, with some spare room and rounded to whole steps. It
 * is updated only while it is watched.
 */
export function useColumnWindow(box: RefObject<HTMLElement | null>, isWatched: boolean) {
  // Assume the full window width until the box has been measured.
  const [view, setView] = useState({ from: 0, to: window.innerWidth + sparePx });
  // A layout effect would be too early: the ref of the box around the rows is not set yet.
  useEffect(() => {
    const { current } = box;
    if (!current || !isWatched) return undefined;
    const look = () => {
      const { scrollLeft, clientWidth } = current;
      const from = Math.floor((scrollLeft - sparePx) / stepPx) * stepPx;
      const to = Math.ceil((scrollLeft + clientWidth + sparePx) / stepPx) * stepPx;
      setView((before) => (before.from === from && before.to === to ? before : { from, to }));
    };
    look();
    const watch = new ResizeObserver(look);
    watch.observe(current);
    current.addEventListener('scroll', look, { passive: true });
    return () => {
      watch.disconnect();
      current.removeEventListener('scroll', look);
    };
  }, [box, isWatched]);
  return useDeferredValue(view);
}
