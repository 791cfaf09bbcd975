import { useMemo, type ReactNode, type RefObject } from 'react';
import { useIsPrinted } from '@/ui/use-media';
import { useBoxWidth } from './column-widths';
import { useColumnWindow } from './column-window';
import { collapseHidden, type RenderedColumn } from './columns';
import { fitColumns } from './fit-columns';

interface ColumnsInViewProps<Row> {
  box: RefObject<HTMLElement | null>;
  columns: RenderedColumn<Row>[];
  /** A table with few cells is rendered completely. */
  isWide: boolean;
  /** Renders the rows with these columns. */
  children: (columns: RenderedColumn<Row>[]) => ReactNode;
}

/**
 * Returns the columns in the visible range, computed as if none were pinned. A few more than needed are returned,
 * because pinned columns cover some of them.
 */
function columnsInView<Row>(
  columns: RenderedColumn<Row>[],
  boxPx: number,
  { from, to }: { from: number; to: number },
) {
  const visible = new Set<RenderedColumn<Row>>();
  const widths = fitColumns(columns, boxPx);
  let left = 0;
  for (const [index, column] of columns.entries()) {
    const right = left + (widths[index] ?? column.size);
    if (right > from && left < to) visible.add(column);
    left = right;
  }
  return visible;
}

/**
 * Renders only the columns of a wide table that are pinned, visible or nearly visible, because rendering time grows
 * with the number of cells. Printing renders all of them.
 */
export function VirtualColumns<Row>({ box, columns, isWide, children }: ColumnsInViewProps<Row>) {
  const view = useColumnWindow(box, isWide);
  const isComplete = useIsPrinted() || !isWide;
  const boxPx = useBoxWidth(box, isWide);
  const rendered = useMemo(
    () => (isComplete ? columns : collapseHidden(columns, columnsInView(columns, boxPx, view))),
    [columns, view, isComplete, boxPx],
  );
  return children(rendered);
}
