import type { ById } from '@/api/types';
import { fillMergedCells } from '@/elements/spreadsheet/merged-cells';
import { isInputMethodKey } from '@/lib/keys';
import { clamp } from '@/lib/number';
import { pastedOf, type CellRangeProps } from './cell-range';
import type { CellRequest, FillSource } from './cell-request';
import {
  cellAt,
  isSamePlace,
  paintRange,
  placeOf,
  type CellPlace,
  type CellRange,
} from './range-cells';
import { followDrag, preventClick } from './range-drag';
import { followStretch, isAtCorner } from './range-fill';
import { columnSteps, rowSteps, type TableSize } from './range-steps';

interface RangeControl {
  box: HTMLElement;
  size: () => TableSize;
  /** The corners, also those that nobody sees: a click sets the anchor of a later range. */
  range: { current: CellRange | null; isOn: boolean };
  focusRow: CellRangeProps<ById>['focusRow'];
  press: CellRangeProps<ById>['press'];
  onCopy: () => void;
  canChangeCells: () => boolean;
  /** The user asks for a change of the cells; returns whether the table takes it. */
  onChangeCells: (
    kind: CellRequest<ById>['kind'],
    details?: { text?: string; source?: FillSource },
  ) => boolean;
  /** The range has changed and no pointer is pressed. */
  onChange: () => void;
}

/** What keeps the mouse and the keys for itself. */
const ownControls = 'input, select, textarea, label, [contenteditable="true"], [role="combobox"]';
const isOwn = (target: Element) => target.closest(ownControls) !== null;

const hasSelectedText = () => !(getSelection()?.isCollapsed ?? true);

/** Scrolls a cell out from under the pinned columns. */
function reveal(box: HTMLElement, cell: HTMLElement, { pinnedPx }: TableSize) {
  const { pinned, loose } = cell.dataset;
  const { crowded } = pinnedPx;
  const isScrolled = !pinned || crowded === 'all' || (crowded && loose);
  if (!isScrolled) return;
  const view = box.getBoundingClientRect();
  const { left, right } = cell.getBoundingClientRect();
  const from = view.left + pinnedPx.start;
  const to = view.left + box.clientWidth - pinnedPx.end;
  if (left < from) box.scrollLeft -= from - left;
  else if (right > to) box.scrollLeft += Math.min(right - to, left - from);
}

/** Changes the range of a table by mouse and keyboard. React renders nothing while a pointer is pressed. */
export function controlRange(options: RangeControl) {
  const { box, size, range, focusRow, press, onCopy, canChangeCells, onChangeCells, onChange } =
    options;
  const table = box.querySelector('table');
  if (!table) return undefined;
  /** Contains the line below the table as well. */
  const frame = box.parentElement ?? box;
  const end = new AbortController();
  let stopDrag = () => {};
  /** What a pressed pointer selects. */
  let picks: 'text' | 'cells' | undefined;

  const paint = () => paintRange(table, range.isOn ? range.current : null, canChangeCells());
  // Rows and columns that come into view, or return to a tab, are marked as well.
  const observer = new MutationObserver(paint);
  const limit = ({ row, column }: CellPlace): CellPlace => {
    const { rowCount, first, last } = size();
    return { row: clamp(row, 0, rowCount - 1), column: clamp(column, first, last) };
  };
  const draw = () => {
    observer.disconnect();
    if (range.isOn) observer.observe(table, { childList: true, subtree: true });
    paint();
  };
  const set = (anchor: CellPlace, head: CellPlace, isOn = true) => {
    range.current = { anchor: limit(anchor), head: limit(head) };
    range.isOn = isOn;
    draw();
  };
  const clear = () => {
    const hasLostFocus =
      !box.contains(document.activeElement) && frame.contains(document.activeElement);
    const row = range.current?.head.row;
    range.current = null;
    range.isOn = false;
    draw();
    onChange();
    // A button in the line below the table leaves with it.
    if (hasLostFocus && row !== undefined) focusRow(table, row);
  };

  const startDrag = (anchor: CellPlace) => {
    picks = 'text';
    const onMove = (place: CellPlace) => {
      const head = limit(place);
      // Within the first cell the browser selects text.
      if (picks === 'text' && isSamePlace(head, anchor)) return;
      picks = 'cells';
      getSelection()?.removeAllRanges();
      if (range.isOn && range.current && isSamePlace(head, range.current.head)) return;
      set(anchor, head);
    };
    stopDrag = followDrag({
      box,
      table,
      onMove,
      onEnd: () => {
        if (picks === 'cells') {
          getSelection()?.removeAllRanges();
          preventClick();
        }
        picks = undefined;
        // A bar that leaves while the pointer is pressed could move the row away from it.
        setTimeout(onChange);
      },
    });
  };
  /** Stretches the range by its corner, and fills the rows that it has gained with those that it had. */
  const startFill = (filled: CellRange) => {
    picks = 'cells';
    stopDrag = followStretch({
      box,
      table,
      range: filled,
      onStretch: ({ anchor, head }) => set(anchor, head),
      onEnd: (source) => {
        picks = undefined;
        if (source) onChangeCells('fill', { source });
        setTimeout(onChange);
      },
    });
  };
  /** Keeps the browser from selecting the text up to the cell, and the row from opening. */
  const preventMouse = () => {
    const stop = (event: Event) => event.preventDefault();
    box.addEventListener('mousedown', stop, { once: true });
    const onUp = () => {
      box.removeEventListener('mousedown', stop);
      preventClick();
      onChange();
    };
    window.addEventListener('pointerup', onUp, { once: true, signal: end.signal });
  };
  const onPointerDown = (event: PointerEvent) => {
    const { target, pointerType, button, shiftKey, ctrlKey, metaKey, altKey } = event;
    if (pointerType !== 'mouse' || button !== 0 || ctrlKey || metaKey || altKey) return;
    const place = placeOf(table, target);
    if (!place || !(target instanceof Element) || isOwn(target)) return;
    if (!isSamePlace(limit(place), place)) return;
    if (range.isOn && range.current && isAtCorner(cellAt(table, place), event)) {
      startFill(range.current);
    } else if (!shiftKey) {
      set(place, place, false);
      startDrag(place);
    } else if (range.current && !target.closest('a')) {
      set(range.current.anchor, place);
      preventMouse();
      cellAt(table, place)?.closest('tr')?.focus({ preventScroll: true });
    }
  };
  /** A link would be dragged to the bar of tabs instead. */
  const onDragStart = (event: DragEvent) => {
    if (picks) event.preventDefault();
  };
  const onSelectStart = (event: Event) => {
    if (picks === 'cells') event.preventDefault();
  };

  const moveTo = (anchor: CellPlace, head: CellPlace) => {
    set(anchor, head);
    const to = range.current?.head ?? head;
    focusRow(table, to.row);
    const cell = cellAt(table, to);
    if (cell) reveal(box, cell, size());
    onChange();
  };
  /** Arrow keys in a focused row; those that move between rows without a range are the table's. */
  const onStep = (event: KeyboardEvent, focused: HTMLTableRowElement) => {
    const { key, shiftKey } = event;
    const step = columnSteps[key] ?? rowSteps[key];
    const row = Number(focused.dataset.index);
    if (!step) return;
    const { current } = range;
    // Without a range a step begins in the focused row, in the column that was clicked last.
    const start = { row, column: current?.head.column ?? size().first };
    const isUsable = current && (range.isOn || current.head.row === row);
    const { anchor, head } = isUsable ? current : { anchor: start, head: start };
    if (shiftKey) moveTo(anchor, { ...head, ...step(head, size()) });
    else if (rowSteps[key] && !range.isOn) return;
    else {
      const begin = { ...head, row };
      // The first arrow key shows the cell where it begins.
      const to = range.isOn || rowSteps[key] ? { ...begin, ...step(begin, size()) } : begin;
      moveTo(to, limit(to));
    }
    event.preventDefault();
  };
  /** Keys with Ctrl or ⌘. Returns whether the table takes the key. */
  const onCommand = (letter: string) => {
    const { rowCount, first, last } = size();
    if (letter === 'a' && rowCount > 0) {
      getSelection()?.removeAllRanges();
      set({ row: 0, column: first }, { row: rowCount - 1, column: last });
      onChange();
      return true;
    }
    if (letter === 'd') return range.isOn && onChangeCells('fill');
    if (letter !== 'c' || !range.isOn || hasSelectedText()) return false;
    onCopy();
    return true;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { target, key, ctrlKey, metaKey, shiftKey, altKey } = event;
    if (!(target instanceof Element) || isOwn(target)) return;
    if (event.defaultPrevented || altKey || isInputMethodKey(event)) return;
    if (key === 'Escape' && range.isOn) {
      // Esc must neither leave full screen nor close a dialog around the table.
      event.preventDefault();
      event.stopPropagation();
      clear();
    } else if (!table.contains(target)) return;
    else if (ctrlKey || metaKey) {
      if (!shiftKey && onCommand(key.toLowerCase())) event.preventDefault();
    } else if (key === 'Delete') {
      if (range.isOn && onChangeCells('clear')) event.preventDefault();
    } else if (key === '=') {
      if (range.isOn && onChangeCells('calculate')) event.preventDefault();
    } else if (target instanceof HTMLTableRowElement) onStep(event, target);
  };
  /** Returns whether the table takes what was pasted. */
  const paste = ({ target, text, html }: ReturnType<typeof pastedOf>) => {
    if (!(target instanceof Element) || isOwn(target) || !table.contains(target)) return false;
    if (!text || !range.current) return false;
    return onChangeCells('paste', { text: fillMergedCells(text, html) });
  };
  const onPaste = (event: ClipboardEvent) => {
    if (paste(pastedOf(event))) event.preventDefault();
  };

  box.addEventListener('pointerdown', onPointerDown, { signal: end.signal });
  box.addEventListener('dragstart', onDragStart, { signal: end.signal });
  document.addEventListener('selectstart', onSelectStart, { signal: end.signal });
  frame.addEventListener('keydown', onKeyDown, { signal: end.signal });
  frame.addEventListener('paste', onPaste, { signal: end.signal });
  draw();
  // A drag or a click that began before the code had loaded, and what was pasted at it.
  if (press.current && !range.current && !press.current.event.shiftKey) {
    onPointerDown(press.current.event);
    if (!press.current.isDown) {
      stopDrag();
      picks = undefined;
      if (press.current.pasted) paste(press.current.pasted);
    }
  }
  return {
    clear,
    /** Moves the range with its rows and columns. */
    shift: (rows: number, columns: number) => {
      const { current } = range;
      if (!current) return;
      const move = ({ row, column }: CellPlace) => ({
        row: row + rows,
        column: column + columns,
      });
      set(move(current.anchor), move(current.head), range.isOn);
    },
    stop: () => {
      end.abort();
      stopDrag();
      observer.disconnect();
    },
  };
}
