import type { FocusEvent, KeyboardEvent } from 'react';
import { focusWhenRendered, moveTabStop } from './focus';

interface Keys {
  count: number;
  onEnter: (index: number) => void;
  onSpace: (index: number) => void;
  /** An arrow key leads to the row of this index, which may be past the ends of the table. */
  onArrow: (index: number) => void;
  /** Without a row, in the head, the index is NaN. */
  onCopy: (index: number) => void;
}

/** Whether the keys copy something, and no text is selected that the browser copies. */
const copiesRow = ({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent) =>
  (ctrlKey || metaKey) &&
  !shiftKey &&
  !altKey &&
  key.toLowerCase() === 'c' &&
  (getSelection()?.isCollapsed ?? true);

/** Whether the browser copies from the element itself, because it has a text of its own. */
const hasOwnText = (element: Element) =>
  element.matches('input:not([type="checkbox"], [type="radio"]), select, textarea');

/** The index of the row that contains the element, e.g. of the row whose checkbox was pressed. */
const rowIndex = (element: Element) =>
  Number(element.closest<HTMLElement>('tr[data-index]')?.dataset.index);

const steps: Record<string, (index: number, last: number) => number> = {
  ArrowDown: (index, last) => Math.min(index + 1, last),
  ArrowUp: (index) => Math.max(index - 1, 0),
  Home: () => 0,
  End: (_index, last) => last,
};

const arrows: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

/** Whether the table does something at the key. Ctrl+Enter belongs to the record beside it. */
const isKeyOfRow = ({ key, ctrlKey, metaKey }: KeyboardEvent) =>
  key in steps || key === ' ' || (key === 'Enter' && !ctrlKey && !metaKey);

function onFocus({ target, currentTarget }: FocusEvent<HTMLTableElement>) {
  if (target instanceof HTMLTableRowElement) moveTabStop(target, currentTarget, 'tr');
}

/** Focuses the row of that index, also one that is not rendered yet. */
export const focusRow = (table: HTMLTableElement, index: number, count: number) =>
  focusWhenRendered(table, `tr[data-index="${index}"]`, (box) =>
    box.scrollTo({ top: (index / count) * box.scrollHeight }),
  );

/** Arrow keys move between rows, and Tab stops once in the table. Enter opens, Space selects, Ctrl+C copies. */
export function tableKeys({ count, onEnter, onSpace, onArrow, onCopy }: Keys) {
  const onKeyDown = (event: KeyboardEvent<HTMLTableElement>) => {
    const { target, currentTarget, key } = event;
    // React also passes on the keys of popups that were opened from the table; a table in a detail has used its own.
    if (!(target instanceof Element && currentTarget.contains(target))) return;
    if (event.defaultPrevented) return;
    if (copiesRow(event) && !hasOwnText(target)) {
      event.preventDefault();
      onCopy(rowIndex(target));
      return;
    }
    // Keys pressed in a button or an input of the row belong to that control.
    if (!(target instanceof HTMLTableRowElement)) return;
    const index = rowIndex(target);
    if (!isKeyOfRow(event)) return;
    event.preventDefault();
    if (key === 'Enter') onEnter(index);
    else if (key === ' ') onSpace(index);
    else if (arrows[key]) onArrow(index + arrows[key]);
    const to = steps[key]?.(index, count - 1);
    if (to !== undefined) focusRow(currentTarget, to, count);
  };
  return { onFocus, onKeyDown };
}
