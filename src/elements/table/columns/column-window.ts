import { useDeferredValue, useEffect, useState, type RefObject } from 'react';

/** Drawn beyond both edges, so that a short way sideways shows nothing empty. */
const sparePx = 150;
/** The view moves by steps of this size: not every pixel draws rows anew. */
const stepPx = 150;

/** From and to in px of what is in view of the box, with what is spare, in whole steps; followed where it is watched. */
export function useColumnWindow(box: RefObject<HTMLElement | null>, isWatched: boolean) {
  // Before there is a box, it is as wide as it can be.
  const [view, setView] = useState({ from: 0, to: window.innerWidth + sparePx });
  // Not earlier: the box around the rows is there only after them.
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
