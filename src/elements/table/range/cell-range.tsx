import { useEffect, useRef, useState, type RefObject } from 'react';
import type { ById } from '@/api/types';
import type { RenderedColumn } from '@/elements/table/columns/columns';
import { loadable } from '@/ui/loadable';

export interface CellRangeProps<Row extends ById> {
  /** The element that the table scrolls in. */
  box: RefObject<HTMLElement | null>;
  columns: RenderedColumn<Row>[];
  rows: Row[];
  /** Focuses the row of that index. */
  focusRow: (table: HTMLTableElement, index: number) => void;
  /** The mouse button that is pressed, perhaps since before the code has loaded. */
  press: RefObject<PointerEvent | undefined>;
}

const nothing = () => null;
/** A table whose code of ranges fails to load is a table without ranges. */
const LoadedRange = loadable(
  async () => (await import('./loaded-range')).LoadedRange,
  nothing,
  nothing,
);

/** Selects cells as a spreadsheet does. Its code loads when a mouse or the focus is in the table for the first time. */
export function CellRange<Row extends ById>(props: Omit<CellRangeProps<Row>, 'press'>) {
  const { box } = props;
  const [isNear, setIsNear] = useState(false);
  const press = useRef<PointerEvent>(undefined);
  useEffect(() => {
    const { current } = box;
    if (!current) return undefined;
    const end = new AbortController();
    const options = { signal: end.signal };
    const onPointer = ({ pointerType }: PointerEvent) => {
      if (pointerType === 'mouse') setIsNear(true);
    };
    current.addEventListener('pointerover', onPointer, options);
    current.addEventListener('focusin', () => setIsNear(true), options);
    const keepPress = (event: PointerEvent) => {
      press.current = event;
    };
    const dropPress = () => {
      press.current = undefined;
    };
    current.addEventListener('pointerdown', keepPress, options);
    window.addEventListener('pointerup', dropPress, options);
    return () => end.abort();
  }, [box]);
  return isNear && <LoadedRange {...props} press={press} />;
}
