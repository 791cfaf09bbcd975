import type { FillSource } from './cell-request';
import { boundsOf, type CellRange } from './range-cells';
import { followDrag, preventClick, type Drag } from './range-drag';

/** How far from the corner of a cell a press still takes it, in px. */
const cornerPx = 10;

/** Whether a point is at the corner of the range, by which it is stretched. */
export function isAtCorner(
  cell: HTMLElement | undefined,
  { clientX, clientY }: Pick<PointerEvent, 'clientX' | 'clientY'>,
): boolean {
  if (!cell?.dataset.range?.endsWith('corner')) return false;
  const { right, bottom } = cell.getBoundingClientRect();
  return right - clientX <= cornerPx && bottom - clientY <= cornerPx;
}

interface Stretched {
  range: CellRange;
  /** The rows that the others are filled with; null when there are no others. */
  source: FillSource | null;
}

/** Stretches a range down or up to a row; within the range it stays as it is. */
function stretchRange(range: CellRange, row: number): Stretched {
  const { top, bottom, left, right } = boundsOf(range);
  const count = bottom - top + 1;
  if (row > bottom) {
    return {
      range: { anchor: { row: top, column: left }, head: { row, column: right } },
      source: { index: 0, count },
    };
  }
  if (row < top) {
    return {
      range: { anchor: { row: bottom, column: right }, head: { row, column: left } },
      source: { index: top - row, count },
    };
  }
  return { range, source: null };
}

interface Stretch extends Pick<Drag, 'box' | 'table'> {
  range: CellRange;
  onStretch: (range: CellRange) => void;
  onEnd: (source: Stretched['source']) => void;
}

/** Stretches a range with a pressed pointer until it is released. Returns the function that stops. */
export function followStretch({ box, table, range, onStretch, onEnd }: Stretch) {
  let source: Stretched['source'] = null;
  return followDrag({
    box,
    table,
    onMove: ({ row }) => {
      const stretched = stretchRange(range, row);
      ({ source } = stretched);
      onStretch(stretched.range);
    },
    onEnd: () => {
      preventClick();
      onEnd(source);
    },
  });
}
