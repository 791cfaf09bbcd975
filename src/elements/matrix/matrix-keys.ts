import type { FocusEvent, KeyboardEvent, MouseEvent } from 'react';
import { keepTabStop } from '@/elements/table/tab-stop';

const boxesOf = (row: HTMLTableRowElement | undefined) =>
  row ? [...row.querySelectorAll<HTMLInputElement>('input[type="checkbox"]')] : [];

type Step = (row: number, column: number, last: number) => [row: number, column: number];
const steps: Record<string, Step> = {
  ArrowUp: (row, column) => [row - 1, column],
  ArrowDown: (row, column) => [row + 1, column],
  ArrowLeft: (row, column) => [row, column - 1],
  ArrowRight: (row, column) => [row, column + 1],
  Home: (row) => [row, 0],
  End: (row, _column, last) => [row, last],
};

/** Arrows go from box to box, Home and End to the ends of a row. */
function onKeyDown(event: KeyboardEvent<HTMLTableElement>) {
  const { target, currentTarget, key } = event;
  const step = steps[key];
  if (!step || !(target instanceof HTMLInputElement)) return;
  event.preventDefault();
  // Rows without boxes fill the room of those that are not drawn, or hold the names of groups.
  const rows = [...currentTarget.rows].filter((row) => boxesOf(row).length > 0);
  const row = rows.findIndex((one) => one.contains(target));
  const boxes = boxesOf(rows[row]);
  const [nextRow, column] = step(row, boxes.indexOf(target), boxes.length - 1);
  boxesOf(rows[nextRow])[column]?.focus();
}

function onFocus({ target, currentTarget }: FocusEvent<HTMLTableElement>) {
  if (target instanceof HTMLInputElement) keepTabStop(target, currentTarget, 'tbody input');
}

/** Twelve thousand boxes are two stops for Tab: the first of the head, and the last one that was used. */
export const matrixKeys = { onKeyDown, onFocus };

/** Puts the focus on the first changed box of the row of what is pressed; a press by pointer scrolls nothing. */
export function focusChanged({ currentTarget, detail }: MouseEvent<HTMLElement>) {
  currentTarget
    .closest('tr')
    ?.querySelector<HTMLInputElement>('[data-changed="true"] input')
    ?.focus({ preventScroll: detail > 0 });
}
