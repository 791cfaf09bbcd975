import { useMemo, type ReactNode, type RefObject } from 'react';
import { useIsPrinted } from '@/ui/use-media';
import { withGaps, type DrawnColumn } from './columns';
import { useSidewaysView } from './column-window';

interface ColumnsInViewProps<Row> {
  box: RefObject<HTMLElement | null>;
  columns: DrawnColumn<Row>[];
  /** Few cells are drawn whole. */
  isWide: boolean;
  /** Draws the rows with those of the columns. */
  children: (columns: DrawnColumn<Row>[]) => ReactNode;
}

/** The loose columns that reach into the view, as if nothing were pinned: what is pinned lies over some of them. */
function within<Row>(columns: DrawnColumn<Row>[], { from, to }: { from: number; to: number }) {
  const shown = new Set<DrawnColumn<Row>>();
  let left = 0;
  for (const column of columns) {
    const right = left + column.size;
    if (right > from && left < to) shown.add(column);
    left = right;
  }
  return shown;
}

/** Of a wide table the columns that are pinned, in view, or near: what a table costs is its cells. On paper all of them. */
export function ColumnsInView<Row>({ box, columns, isWide, children }: ColumnsInViewProps<Row>) {
  const view = useSidewaysView(box, isWide);
  const isWhole = useIsPrinted() || !isWide;
  const drawn = useMemo(
    () => (isWhole ? columns : withGaps(columns, within(columns, view))),
    [columns, view, isWhole],
  );
  return children(drawn);
}
