import type { PointerEvent } from 'react';
import styles from './table.module.css';

const leastPx = 48;

interface ResizeHandleProps {
  /** Place of the column among all drawn ones. */
  at: number;
  onResized: (px: number) => void;
  onFit: () => void;
}

/**
 * The edge of a heading that is dragged. Meanwhile only the width of the `<col>` changes, so that no row is
 * drawn; the width is kept when the pointer lets go. A double click makes the column as wide as its content.
 */
export function ResizeHandle({ at, onResized, onFit }: ResizeHandleProps) {
  const onPointerDown = (event: PointerEvent<HTMLSpanElement>) => {
    const handle = event.currentTarget;
    const head = handle.closest('th');
    const col = handle.closest('table')?.querySelectorAll('col')[at];
    if (!head || !col || event.button !== 0) return;
    event.preventDefault();
    const [startX, startPx] = [event.clientX, head.offsetWidth];
    let px = startPx;
    handle.setPointerCapture(event.pointerId);
    handle.onpointermove = ({ clientX }) => {
      px = Math.max(leastPx, startPx + clientX - startX);
      col.style.width = `${px}px`;
    };
    handle.onlostpointercapture = () => {
      handle.onpointermove = null;
      handle.onlostpointercapture = null;
      if (px !== startPx) onResized(px);
    };
  };
  return (
    <span
      className={styles.resize}
      aria-hidden="true"
      data-print="no"
      onPointerDown={onPointerDown}
      onDoubleClick={onFit}
      onClick={(event) => event.stopPropagation()}
    />
  );
}
