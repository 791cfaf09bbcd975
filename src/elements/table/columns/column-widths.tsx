import { useEffect, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import type { RenderedColumn } from './columns';
import { fitColumns, pinnedWidths } from './fit-columns';

/** The lists of all pages are equally wide, so a new table starts with the width of the one before. */
let lastWidthPx = 0;

/**
 * Returns the width of the scroll box without its scrollbar; 0 until the first box is measured. It is updated only
 * while it is watched.
 */
export function useBoxWidth(box: RefObject<HTMLElement | null>, isWatched = true) {
  const [widthPx, setWidthPx] = useState(lastWidthPx);
  useEffect(() => {
    const { current } = box;
    if (!current || !isWatched) return undefined;
    const watch = new ResizeObserver(() => {
      const { clientWidth } = current;
      // The box of a hidden tab has no width.
      if (clientWidth === 0) return;
      lastWidthPx = clientWidth;
      // Observers run before the frame is painted, so the table never appears with other widths.
      flushSync(() => setWidthPx(clientWidth));
    });
    watch.observe(current);
    return () => watch.disconnect();
  }, [box, isWatched]);
  return widthPx;
}

interface ColumnWidthsProps<Row> {
  box: RefObject<HTMLElement | null>;
  columns: RenderedColumn<Row>[];
}

/**
 * The widths of the columns in the box of the table. A change of the box renders no row, so the widths of the pinned
 * columns are written to the frame around the box, for its styles.
 */
export function ColumnWidths<Row>({ box, columns }: ColumnWidthsProps<Row>) {
  const widths = fitColumns(columns, useBoxWidth(box));
  const { start, end } = pinnedWidths(columns, widths);
  useEffect(() => {
    const frame = box.current?.parentElement;
    frame?.style.setProperty('--pinned-start', `${start}px`);
    frame?.style.setProperty('--pinned-end', `${end}px`);
  }, [box, start, end]);
  return (
    <colgroup>
      {columns.map(({ id, size }, index) => (
        <col key={id} style={{ width: widths[index] ?? size }} />
      ))}
    </colgroup>
  );
}
