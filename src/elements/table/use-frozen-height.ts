import { useEffect, type RefObject } from 'react';

/** The delay between the last resize of the window and the new height of a table. */
export const tableResizeMs = 300;

/**
 * Keeps the height of a table while the window is being resized, so that its rows are not laid out on every step. The
 * new height applies shortly after the last step.
 */
export function useFrozenHeight(box: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const { current } = box;
    if (!current) return undefined;
    let timer: number | undefined;
    // The height is not read here, because that would force a layout of the whole page each time its tab is shown.
    let heightPx: number | undefined;
    const release = () => {
      timer = undefined;
      current.style.height = '';
    };
    const onResize = () => {
      if (heightPx === undefined) return;
      current.style.height = `${heightPx}px`;
      window.clearTimeout(timer);
      timer = window.setTimeout(release, tableResizeMs);
    };
    // The observer reports after the layout has changed, and the resize event comes before it. So the height stored
    // here is the one before the resize.
    const observer = new ResizeObserver(() => {
      if (timer === undefined) heightPx = current.offsetHeight;
    });
    observer.observe(current);
    window.addEventListener('resize', onResize);
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', onResize);
      window.clearTimeout(timer);
      release();
    };
  }, [box]);
}
