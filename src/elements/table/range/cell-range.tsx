import { useEffect, useRef, useState, type RefObject } from 'react';
import type { ById } from '@/api/types';
import type { RenderedColumn } from '@/elements/table/columns/columns';
import { loadTexts } from '@/i18n';
import { loadable } from '@/ui/loadable';
import type { ChangeCells } from './cell-request';

export interface CellRangeProps<Row extends ById> {
  /** The element that the table scrolls in. */
  box: RefObject<HTMLElement | null>;
  columns: RenderedColumn<Row>[];
  rows: Row[];
  /** Focuses the row of that index. */
  focusRow: (table: HTMLTableElement, index: number) => void;
  /** Without it nothing is pasted, filled or cleared. */
  changeCells?: ChangeCells<Row>;
  press: RefObject<Press | undefined>;
}

/** What the user has copied elsewhere. A browser hands it out only while the event is being handled. */
export const pastedOf = ({ target, clipboardData }: ClipboardEvent) => ({
  target,
  text: clipboardData?.getData('text/plain') ?? '',
  html: clipboardData?.getData('text/html') ?? '',
});

/** The last press of the mouse in the table, perhaps before the code has loaded, and what was pasted after it. */
interface Press {
  event: PointerEvent;
  isDown: boolean;
  pasted?: ReturnType<typeof pastedOf>;
}

const nothing = () => null;
/** A table whose code of ranges fails to load is a table without ranges. */
const LoadedRange = loadable(
  async () => {
    const [module] = await Promise.all([import('./loaded-range'), loadTexts('range')]);
    return module.LoadedRange;
  },
  nothing,
  nothing,
);

/** Selects cells as a spreadsheet does. Its code loads when a mouse or the focus is in the table for the first time. */
export function CellRange<Row extends ById>(props: Omit<CellRangeProps<Row>, 'press'>) {
  const { box } = props;
  const [isNear, setIsNear] = useState(false);
  const press = useRef<Press>(undefined);
  useEffect(() => {
    const { current } = box;
    if (!current) return undefined;
    const end = new AbortController();
    const options = { signal: end.signal };
    // A table that appears below a mouse at rest has not been approached: its first paint must not wait for this code.
    const onMove = ({ pointerType, movementX, movementY }: PointerEvent) => {
      if (pointerType === 'mouse' && (movementX || movementY)) setIsNear(true);
    };
    current.addEventListener('pointermove', onMove, options);
    current.addEventListener('focusin', () => setIsNear(true), options);
    const keepPress = (event: PointerEvent) => {
      if (event.pointerType !== 'mouse') return;
      setIsNear(true);
      press.current = { event, isDown: true };
    };
    const endPress = () => {
      if (press.current) press.current.isDown = false;
    };
    current.addEventListener('pointerdown', keepPress, options);
    window.addEventListener('pointerup', endPress, options);
    const keepPaste = (event: ClipboardEvent) => {
      if (press.current) press.current.pasted = pastedOf(event);
    };
    current.addEventListener('paste', keepPaste, options);
    return () => end.abort();
  }, [box]);
  return isNear && <LoadedRange {...props} press={press} />;
}
