import type { PointerEvent } from 'react';
import styles from './table.module.css';

const minPx = 48;

interface ResizeHandleProps {
  /** Index of the column among all rendered ones. */
  index: number;
  onResized: (px: number) => void;
  onFit: () => void;
}

/**
 * The draggable edge of a header cell. Dragging changes only the width of the `<col>` and renders no row; the width
 * is stored when the pointer is released. A double click fits the column to its content.
 */
export function ResizeHandle({ index, onResized, onFit }: ResizeHandleProps) {
  const onPointerDown = (event: PointerEvent<HTMLSpanElement>) => {
    const handle = event.currentTarget;
    const head = handle.closest('th');
    const col = handle.closest('table')?.querySelectorAll('col')[index];
    if (!head || !col || event.button !== 0) return;
    event.preventDefault();
    const [startX, startPx] = [event.clientX, head.offsetWidth];
    let px = startPx;
    handle.setPointerCapture(event.pointerId);
    handle.onpointermove = ({ clientX }) => {
      px = Math.max(minPx, startPx + clientX - startX);
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
