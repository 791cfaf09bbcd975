import { useVirtualizer } from '@tanstack/react-virtual';
import { useDeferredValue, type ReactNode, type RefObject } from 'react';
import { useIsPrinted } from '@/ui/use-media';

interface VirtualRowsProps {
  box: RefObject<HTMLDivElement | null>;
  count: number;
  rowPx: number;
  /** Renders the row of that index, with everything below it. */
  children: (index: number) => ReactNode;
}

const overscan = 4;

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
  const spacer = (key: string, height: number) =>
    height > 0 && <tr key={key} aria-hidden="true" style={{ height }} />;
  return (
    <tbody>
      {spacer('before', items[0]?.start ?? 0)}
      {items.map(({ index }) => children(index))}
      {spacer('after', virtual.getTotalSize() - (items.at(-1)?.end ?? 0))}
    </tbody>
  );
}
