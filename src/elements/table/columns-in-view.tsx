import {
  useDeferredValue,
  useEffect,
  useMemo,
  useState,
  type ReactNode,
  type RefObject,
} from 'react';
import { useIsPrinted } from '@/elements/use-media';
import { withGaps, type DrawnColumn } from './columns';

interface ColumnsInViewProps<Row> {
  box: RefObject<HTMLElement | null>;
  columns: DrawnColumn<Row>[];
  /** Few cells are drawn whole. */
  isWide: boolean;
  /** Draws the rows with those of the columns. */
  children: (columns: DrawnColumn<Row>[]) => ReactNode;
}

/** Drawn beyond both edges, so that a short way sideways shows nothing empty. */
const sparePx = 150;
/** The view moves by steps of this size: not every pixel draws rows anew. */
const stepPx = 150;

/** From and to in px of what is in view of the box, with what is spare, in whole steps. */
function useView(box: RefObject<HTMLElement | null>) {
  // Before there is a box, it is as wide as it can be.
  const [view, setView] = useState({ from: 0, to: window.innerWidth + sparePx });
  // Not earlier: the box around the rows is there only after them.
  useEffect(() => {
    const { current } = box;
    if (!current) return undefined;
    const look = () => {
      const { scrollLeft, clientWidth } = current;
      const from = Math.floor((scrollLeft - sparePx) / stepPx) * stepPx;
      const to = Math.ceil((scrollLeft + clientWidth + sparePx) / stepPx) * stepPx;
      setView((before) => (before.from === from && before.to === to ? before : { from, to }));
    };
    look();
    const watch = new ResizeObserver(look);
    watch.observe(current);
    current.addEventListener('scroll', look, { passive: true });
    return () => {
      watch.disconnect();
      current.removeEventListener('scroll', look);
    };
  }, [box]);
  return useDeferredValue(view);
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
  const view = useView(box);
  const isWhole = useIsPrinted() || !isWide;
  const drawn = useMemo(
    () => (isWhole ? columns : withGaps(columns, within(columns, view))),
    [columns, view, isWhole],
  );
  return children(drawn);
}
