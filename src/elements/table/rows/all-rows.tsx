import { startTransition, useEffect, useState, type ReactNode } from 'react';
import { useIsPrinted } from '@/ui/use-media';

export interface RowsProps {
  count: number;
  rowPx: number;
  /** Renders the row of that index, with everything below it. */
  children: (index: number) => ReactNode;
}

/** More rows than a window shows without scrolling. */
const firstRows = 40;
const nextRows = 30;

export const Spacer = ({ px }: { px: number }) =>
  px > 0 && <tr aria-hidden="true" style={{ height: px }} />;

interface SomeRowsProps extends RowsProps {
  /** The number of rows that are rendered; an empty row keeps the room of the others. */
  rendered: number;
}

const SomeRows = ({ count, rendered, rowPx, children }: SomeRowsProps) => (
  <tbody>
    {Array.from({ length: rendered }, (_, index) => children(index))}
    <Spacer px={(count - rendered) * rowPx} />
  </tbody>
);

/** The rows that are rendered at once. */
export const FirstRows = (props: RowsProps) => (
  <SomeRows {...props} rendered={Math.min(props.count, firstRows)} />
);

/**
 * Renders all rows. When it mounts, only the first ones are rendered at once and the others after the paint, some at a
 * time, so that no task is long; an empty row keeps their room, and with it the scroll position. Later, a different
 * number of rows is rendered at once, because steps would lay out and paint the table several times.
 */
export function AllRows(props: RowsProps) {
  const { count } = props;
  const [initialCount] = useState(count);
  const [ready, setReady] = useState(firstRows);
  useEffect(() => {
    if (ready < initialCount) startTransition(() => setReady(ready + nextRows));
  }, [ready, initialCount]);
  const isPrinted = useIsPrinted();
  const rendered = isPrinted || count !== initialCount ? count : Math.min(count, ready);
  return <SomeRows {...props} rendered={rendered} />;
}
