import { useVirtualizer } from '@tanstack/react-virtual';
import { useDeferredValue, type RefObject } from 'react';
import { useIsPrinted } from '@/ui/use-media';
import { Spacer, type RowsProps } from './all-rows';

export interface VirtualRowsProps extends RowsProps {
  box: RefObject<HTMLElement | null>;
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
  return (
    <tbody>
      <Spacer px={items[0]?.start ?? 0} />
      {items.map(({ index }) => children(index))}
      <Spacer px={virtual.getTotalSize() - (items.at(-1)?.end ?? 0)} />
    </tbody>
  );
}
