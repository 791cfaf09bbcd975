import type { FocusEvent, KeyboardEvent, MouseEvent } from 'react';
import { focusWhenRendered, moveTabStop } from '@/elements/table/focus';
import { clamp } from '@/lib/number';

/** Row and column as `aria-rowindex` and `aria-colindex` count them. */
type CellPosition = [row: number, column: number];
const steps: Record<string, (row: number, column: number) => CellPosition> = {
  ArrowUp: (row, column) => [row - 1, column],
  ArrowDown: (row, column) => [row + 1, column],
  ArrowLeft: (row, column) => [row, column - 1],
  ArrowRight: (row, column) => [row, column + 1],
  Home: (row) => [row, 0],
  End: (row) => [row, Infinity],
};

/** A checkbox, or the button that a cell consists of. */
const control = ':is(input, [data-cell])';

/** Arrow keys move between the controls of cells, Home and End to the ends of a row. */
function onKeyDown(event: KeyboardEvent<HTMLTableElement>) {
  const { target, currentTarget: table, key } = event;
  const step = steps[key];
  if (!step || !(target instanceof HTMLElement) || !target.matches(control)) return;
  event.preventDefault();
  const [row, column] = step(
    Number(target.closest('tr')?.ariaRowIndex),
    Number(target.closest('td, th')?.ariaColIndex),
  );
  // The last header row has checkboxes too. The first column holds the names, some of which open their row; the last one
  // may hold buttons.
  const toRow = clamp(row, table.tHead?.rows.length ?? 1, Number(table.ariaRowCount));
  const hasButtons = table.querySelector('colgroup > :nth-child(3)') !== null;
  const last = Number(table.ariaColCount) - Number(hasButtons);
  const cellAt = (index: number) =>
    `[aria-rowindex="${toRow}"] > [aria-colindex="${index}"] ${control}`;
  const first = table.querySelector(cellAt(1)) ? 1 : 2;
  const toColumn = clamp(column, first, last);
  focusWhenRendered(table, cellAt(toColumn), (box) =>
    box.scrollTo({
      left: (Math.max(0, toColumn - 2) / (last - 2)) * (box.scrollWidth - box.clientWidth),
    }),
  );
}

function onFocus({ target, currentTarget }: FocusEvent<HTMLTableElement>) {
  if (target.matches(`tbody ${control}`)) moveTabStop(target, currentTarget, `tbody ${control}`);
}

/** Tab stops only twice among twelve thousand checkboxes: at the first one of the header and at the last one used. */
export const matrixKeys = { onKeyDown, onFocus };

/** Focuses the first changed checkbox in the row of the pressed button. It does not scroll after a pointer press. */
export function focusChanged({ currentTarget, detail }: MouseEvent<HTMLElement>) {
  const row = currentTarget.closest('tr');
  // The changed checkboxes may be outside the rendered columns.
  const box =
    row?.querySelector<HTMLInputElement>('[data-changed="true"] input') ??
    row?.querySelector<HTMLInputElement>('input');
  box?.focus({ preventScroll: detail > 0 });
}
