import { useVirtualizer } from '@tanstack/react-virtual';
import { useDeferredValue, useLayoutEffect, useMemo, type ReactNode, type RefObject } from 'react';
import { withGaps, type DrawnColumn } from './columns';
import { VirtualRows } from './virtual-rows';

type Box = RefObject<HTMLDivElement | null>;

interface VirtualTableRowsProps<Row> {
  box: Box;
  count: number;
  rowPx: number;
  columns: DrawnColumn<Row>[];
  /** Draws the row of that place in those columns, with everything below it. */
  children: (at: number, columns: DrawnColumn<Row>[]) => ReactNode;
}

const spareColumns = 2;

/** What is pinned, what is in view and a little around it: what a wide row costs is its cells. */
function useColumnsInView<Row>(box: Box, columns: DrawnColumn<Row>[]) {
  const loose = useMemo(() => columns.filter(({ pinned }) => !pinned), [columns]);
  // oxlint-disable-next-line react/incompatible-library -- it answers anew on every scroll; what is memoised hangs on the answers
  const virtual = useVirtualizer({
    horizontal: true,
    count: loose.length,
    getScrollElement: () => box.current,
    estimateSize: (at) => loose[at]?.size ?? 0,
    overscan: spareColumns,
  });
  useLayoutEffect(() => virtual.measure(), [virtual, loose]);
  const inView = virtual.getVirtualItems();
  const from = useDeferredValue(inView[0]?.index ?? 0);
  const to = useDeferredValue(inView.at(-1)?.index ?? loose.length);
  return useMemo(
    () => withGaps(columns, new Set(loose.slice(from, to + 1))),
    [columns, loose, from, to],
  );
}

/** The rows of a long table: of many columns, too, only those in view are drawn. */
export function VirtualTableRows<Row>({ columns, children, ...rows }: VirtualTableRowsProps<Row>) {
  const drawn = useColumnsInView(rows.box, columns);
  return <VirtualRows {...rows}>{(at) => children(at, drawn)}</VirtualRows>;
}
