import { useEffect, type RefObject } from 'react';
import { tableResizeMs } from '@/config/limits';

/**
 * While the window is being resized a table keeps its height, so that its rows are not laid out again for every step of
 * the pointer; it takes the new one once, a moment after the last step.
 */
export function useFrozenHeight(box: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const { current } = box;
    if (!current) return undefined;
    let timer: number | undefined;
    // Not read here: the whole page would be laid out for it, each time its tab is shown.
    let heightPx: number | undefined;
    const settle = () => {
      timer = undefined;
      current.style.height = '';
    };
    const onResize = () => {
      if (heightPx === undefined) return;
      current.style.height = `${heightPx}px`;
      window.clearTimeout(timer);
      timer = window.setTimeout(settle, tableResizeMs);
    };
    // Tells of every other change as well, after it: a window that is resized is known before.
    const watch = new ResizeObserver(() => {
      if (timer === undefined) heightPx = current.offsetHeight;
    });
    watch.observe(current);
    window.addEventListener('resize', onResize);
    return () => {
      watch.disconnect();
      window.removeEventListener('resize', onResize);
      window.clearTimeout(timer);
      settle();
    };
  }, [box]);
}
