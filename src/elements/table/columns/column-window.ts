import { useDeferredValue, useEffect, useState, type RefObject } from 'react';

/** Columns are rendered this far beyond both edges, so that a short scroll shows no empty cells. */
const overscanPx = 150;
/** The window moves in steps of this size, so that not every scrolled pixel renders the rows. */
const stepPx = 150;

/**
 * Returns the visible horizontal range of the scroll box in px, with some spare room and rounded to whole steps. It
 * is updated only while it is watched.
 */
export function useColumnWindow(box: RefObject<HTMLElement | null>, isWatched: boolean) {
  // Assume the full window width until the box has been measured.
  const [view, setView] = useState({ from: 0, to: window.innerWidth + overscanPx });
  // A layout effect would be too early: the ref of the box around the rows is not set yet.
  useEffect(() => {
    const { current } = box;
    if (!current || !isWatched) return undefined;
    const update = () => {
      const { scrollLeft, clientWidth } = current;
      const from = Math.floor((scrollLeft - overscanPx) / stepPx) * stepPx;
      const to = Math.ceil((scrollLeft + clientWidth + overscanPx) / stepPx) * stepPx;
      setView((before) => (before.from === from && before.to === to ? before : { from, to }));
    };
    // It also reports the first size, after the layout; reading the size here would force one whenever a tab is shown.
    const observer = new ResizeObserver(update);
    observer.observe(current);
    current.addEventListener('scroll', update, { passive: true });
    return () => {
      observer.disconnect();
      current.removeEventListener('scroll', update);
    };
  }, [box, isWatched]);
  return useDeferredValue(view);
}
