import { useMemo, type ReactNode, type RefObject } from 'react';
import { useIsPrinted } from '@/ui/use-media';
import { collapseHidden, type RenderedColumn } from './columns';
import { useColumnWindow } from './column-window';

interface ColumnsInViewProps<Row> {
  box: RefObject<HTMLElement | null>;
  columns: RenderedColumn<Row>[];
  /** Few cells are drawn whole. */
  isWide: boolean;
  /** Draws the rows with those of the columns. */
  children: (columns: RenderedColumn<Row>[]) => ReactNode;
}

/** The loose columns that reach into the view, as if nothing were pinned: what is pinned lies over some of them. */
function within<Row>(columns: RenderedColumn<Row>[], { from, to }: { from: number; to: number }) {
  const shown = new Set<RenderedColumn<Row>>();
  let left = 0;
  for (const column of columns) {
    const right = left + column.size;
    if (right > from && left < to) shown.add(column);
    left = right;
  }
  return shown;
}

/** Of a wide table the columns that are pinned, in view, or near: what a table costs is its cells. On paper all of them. */
export function VirtualColumns<Row>({ box, columns, isWide, children }: ColumnsInViewProps<Row>) {
  const view = useColumnWindow(box, isWide);
  const isWhole = useIsPrinted() || !isWide;
  const drawn = useMemo(
    () => (isWhole ? columns : collapseHidden(columns, within(columns, view))),
    [columns, view, isWhole],
  );
  return children(drawn);
}
