import { useEffect, useLayoutEffect, useRef } from 'react';

/**
 * The values of `data-fit` in the order tried: everything, short values, and also no text "any" of unset chips. With
 * short values all chips before the one that was just set stay where they are.
 */
const fits = ['', 'short', 'labels'];

function isOneLine(chips: Element) {
  const { firstElementChild: first, lastElementChild: last, scrollWidth, clientWidth } = chips;
  const isWrapped = first?.getBoundingClientRect().top !== last?.getBoundingClientRect().top;
  return !isWrapped && scrollWidth <= clientWidth;
}

/** Sets `data-fit` of the conditions to the first fit whose chips stay in one line; without one, the chips wrap. */
export function useChipsFit() {
  const conditions = useRef<HTMLDivElement>(null);
  const chips = useRef<HTMLDivElement>(null);
  const measured = useRef({ text: '', widthPx: 0 });
  const fit = useRef(() => {
    if (!conditions.current || !chips.current) return;
    measured.current = {
      text: chips.current.textContent,
      widthPx: conditions.current.clientWidth,
    };
    for (const name of fits) {
      conditions.current.dataset.fit = name;
      if (isOneLine(chips.current)) return;
    }
  });
  // Compares the texts first: effects also run when a hidden tab is shown, and measuring would lay out the whole page.
  useLayoutEffect(() => {
    if (chips.current?.textContent !== measured.current.text) fit.current();
  });
  useEffect(() => {
    const { current } = conditions;
    if (!current) return undefined;
    let frame = 0;
    const observer = new ResizeObserver(() => {
      if (current.clientWidth === measured.current.widthPx) return;
      cancelAnimationFrame(frame);
      // In the next frame, because the browser reports a change of size within an observer as an error.
      frame = requestAnimationFrame(fit.current);
    });
    observer.observe(current);
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
    };
  }, []);
  return { conditions, chips };
}
