import { useEffect, useState, type RefObject } from 'react';

const none = { before: false, after: false };

/** Whether a horizontally scrolling row has hidden items before and after the visible ones. */
export function useOverflow(row: RefObject<HTMLElement | null>) {
  const [hidden, setHidden] = useState(none);
  useEffect(() => {
    const { current } = row;
    if (!current) return undefined;
    const measure = () => {
      const { scrollLeft, clientWidth, scrollWidth } = current;
      const before = scrollLeft > 1;
      const after = scrollLeft + clientWidth < scrollWidth - 1;
      setHidden((now) => (now.before === before && now.after === after ? now : { before, after }));
    };
    const observer = new ResizeObserver(measure);
    for (const box of [current, ...current.children]) observer.observe(box);
    current.addEventListener('scroll', measure, { passive: true });
    return () => {
      observer.disconnect();
      current.removeEventListener('scroll', measure);
    };
  }, [row]);
  return hidden;
}
