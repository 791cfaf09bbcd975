import { useVirtualizer } from '@tanstack/react-virtual';
import {
  startTransition,
  useDeferredValue,
  useEffect,
  useState,
  type ReactNode,
  type RefObject,
} from 'react';
import { useIsPrinted } from '@/ui/use-media';

interface RowsProps {
  count: number;
  rowPx: number;
  /** Renders the row of that index, with everything below it. */
  children: (index: number) => ReactNode;
}

interface VirtualRowsProps extends RowsProps {
  box: RefObject<HTMLElement | null>;
}

const overscan = 4;
/** More rows than a window shows without scrolling. */
const firstRows = 40;
const nextRows = 30;

const Spacer = ({ px }: { px: number }) =>
  px > 0 && <tr aria-hidden="true" style={{ height: px }} />;

/**
 * Renders all rows. When it mounts, only the first ones are rendered at once and the others after the paint, some at a
 * time, so that no task is long; an empty row keeps their room, and with it the scroll position. Later, a different
 * number of rows is rendered at once, because steps would lay out and paint the table several times.
 */
export function AllRows({ count, rowPx, children }: RowsProps) {
  const [initialCount] = useState(count);
  const [ready, setReady] = useState(firstRows);
  useEffect(() => {
    if (ready < initialCount) startTransition(() => setReady(ready + nextRows));
  }, [ready, initialCount]);
  const isPrinted = useIsPrinted();
  const rendered = isPrinted || count !== initialCount ? count : Math.min(count, ready);
  return (
    <tbody>
      {Array.from({ length: rendered }, (_, index) => children(index))}
      <Spacer px={(count - rendered) * rowPx} />
    </tbody>
  );
}

/**
 * Renders only the visible rows and a few around them; empty rows above and below keep the size of the scroll bar.
 * The range is deferred, so that scrolling stays smooth and rows appear where it stops. Printing renders all rows.
 */
export function VirtualRows({ box, count, rowPx, children }: VirtualRowsProps) {
  // oxlint-disable-next-line react/incompatible-library -- it returns new values on every scroll, and nothing here is memoised
  const virtual = useVirtualizer({
    count,
    getScrollElement: () => box.current,
    estimateSize: () => rowPx,
    overscan: overscan,
  });
  const visibleItems = virtual.getVirtualItems();
  const from = useDeferredValue(visibleItems[0]?.index ?? 0);
  const to = useDeferredValue(visibleItems.at(-1)?.index ?? 0);
  const items = visibleItems.filter(({ index }) => index >= from && index <= to);
  if (useIsPrinted())
    return <tbody>{Array.from({ length: count }, (_, index) => children(index))}</tbody>;
  return (
    <tbody>
      <Spacer px={items[0]?.start ?? 0} />
      {items.map(({ index }) => children(index))}
      <Spacer px={virtual.getTotalSize() - (items.at(-1)?.end ?? 0)} />
    </tbody>
  );
}
