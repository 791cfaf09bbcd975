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

/** What the styles of a table need to know of its widths. */
function frameOf<Row>(columns: RenderedColumn<Row>[], widths: number[], boxPx: number) {
  const { start, end, hidden, crowded } = pinnedWidths(columns, widths, boxPx);
  const style = {
    '--pinned-start': `${start}px`,
    '--pinned-end': `${end}px`,
    '--hidden': `${hidden}px`,
  };
  return { style, crowded };
}

/**
 * Returns the style of the frame around a table before it is measured, and which pinned columns it has no room for: a
 * later change styles every cell again.
 */
export function useInitialWidths<Row>(columns: RenderedColumn<Row>[]) {
  const [frame] = useState(() => frameOf(columns, fitColumns(columns, lastWidthPx), lastWidthPx));
  return frame;
}

/**
 * The widths of the columns in the box of the table. A change of the box renders no row, so the style of its frame is
 * written to the document.
 */
export function ColumnWidths<Row>({ box, columns }: ColumnWidthsProps<Row>) {
  const boxPx = useBoxWidth(box);
  const widths = fitColumns(columns, boxPx);
  useEffect(() => {
    const frame = box.current?.parentElement;
    if (!frame) return;
    const { style, crowded } = frameOf(columns, widths, boxPx);
    for (const [name, px] of Object.entries(style)) {
      if (frame.style.getPropertyValue(name) !== px) frame.style.setProperty(name, px);
    }
    if (crowded) frame.setAttribute('data-crowded', crowded);
    else frame.removeAttribute('data-crowded');
  }, [box, columns, widths, boxPx]);
  return (
    <colgroup>
      {columns.map(({ id, size }, index) => (
        <col key={id} style={{ width: widths[index] ?? size }} />
      ))}
    </colgroup>
  );
}
