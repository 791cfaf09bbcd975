import { useEffect, useState, type RefObject } from 'react';
import styles from './table.module.css';

const noEdges = { hasStart: false, hasEnd: false, heightPx: 0, scrollbarPx: 0 };

/** Measures at which sides of the scroll box further columns are hidden. */
function measureEdges(box: HTMLElement): typeof noEdges {
  const { scrollLeft, clientWidth, clientHeight, scrollWidth, scrollHeight, offsetWidth } = box;
  const table = box.firstElementChild;
  return {
    hasStart: scrollLeft > 0,
    hasEnd: scrollLeft + clientWidth < scrollWidth - 1,
    heightPx: Math.min(clientHeight, table?.clientHeight ?? scrollHeight),
    scrollbarPx: offsetWidth - clientWidth,
  };
}

/** Shadows at the pinned columns while further columns are hidden below them. */
export function TableEdges({ box }: { box: RefObject<HTMLElement | null> }) {
  const [edges, setEdges] = useState(noEdges);
  useEffect(() => {
    const { current } = box;
    if (!current) return undefined;
    const update = () => {
      const found = measureEdges(current);
      setEdges((before) => (JSON.stringify(before) === JSON.stringify(found) ? before : found));
    };
    const observer = new ResizeObserver(update);
    observer.observe(current);
    if (current.firstElementChild) observer.observe(current.firstElementChild);
    current.addEventListener('scroll', update, { passive: true });
    return () => {
      observer.disconnect();
      current.removeEventListener('scroll', update);
    };
  }, [box]);
  const { hasStart, hasEnd, heightPx, scrollbarPx } = edges;
  return (
    <>
      {hasStart && <span className={styles.edge} data-side="start" style={{ height: heightPx }} />}
      {hasEnd && (
        <span
          className={styles.edge}
          data-side="end"
          style={{ height: heightPx, marginRight: scrollbarPx }}
        />
      )}
    </>
  );
}
