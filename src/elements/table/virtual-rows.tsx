import { useVirtualizer } from '@tanstack/react-virtual';
import type { ReactNode, RefObject } from 'react';

interface VirtualRowsProps {
  box: RefObject<HTMLDivElement | null>;
  count: number;
  rowPx: number;
  /** Draws the row of that place, with everything below it. */
  children: (at: number) => ReactNode;
}

const spareRows = 8;

/** Only the rows in view and some around them; empty rows above and below keep the scroll bar honest. */
export function VirtualRows({ box, count, rowPx, children }: VirtualRowsProps) {
  // oxlint-disable-next-line react/incompatible-library -- it answers anew on every scroll; nothing here is memoised
  const virtual = useVirtualizer({
    count,
    getScrollElement: () => box.current,
    estimateSize: () => rowPx,
    overscan: spareRows,
  });
  const items = virtual.getVirtualItems();
  const [first, last] = [items[0], items.at(-1)];
  const filler = (key: string, height: number) =>
    height > 0 && <tr key={key} aria-hidden="true" style={{ height }} />;
  return (
    <tbody>
      {filler('before', first?.start ?? 0)}
      {items.map(({ index }) => children(index))}
      {filler('after', virtual.getTotalSize() - (last?.end ?? 0))}
    </tbody>
  );
}
