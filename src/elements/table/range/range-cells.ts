/** The place of a cell: the index of its row, and of its column among all columns of the table. */
export interface CellPlace {
  row: number;
  column: number;
}

/** Cells between two corners. The head is the corner that moves. */
export interface CellRange {
  anchor: CellPlace;
  head: CellPlace;
}

export const isSamePlace = (one: CellPlace, other: CellPlace) =>
  one.row === other.row && one.column === other.column;

/** The first and the last row and column of a range. */
export function boundsOf({ anchor, head }: CellRange) {
  return {
    top: Math.min(anchor.row, head.row),
    bottom: Math.max(anchor.row, head.row),
    left: Math.min(anchor.column, head.column),
    right: Math.max(anchor.column, head.column),
  };
}

/**
 * Returns by how much a run of rows or columns has moved; null when it is not the same run any more. A range then ends,
 * because it would cover cells that nobody has chosen.
 */
export function shiftOfRun(
  before: readonly unknown[],
  after: readonly unknown[],
  from: number,
  to: number,
): number | null {
  const run = before.slice(from, to + 1);
  const start = after.indexOf(run[0]);
  if (start < 0 || run.some((id, index) => after[start + index] !== id)) return null;
  return start - from;
}

/** The cells of a row with the index of the first column that each of them stands for. */
function* cellsOf(row: HTMLTableRowElement): Iterable<[HTMLTableCellElement, number]> {
  let column = 0;
  for (const cell of row.cells) {
    yield [cell, column];
    column += cell.colSpan;
  }
}

/** The rendered rows of the table itself; those in edit mode and details have no index. */
const rowsOf = (table: HTMLTableElement) =>
  [...(table.tBodies[0]?.rows ?? [])].filter(({ dataset }) => dataset.index !== undefined);

/** The place of the cell that contains an element; null outside the rows of the table. */
export function placeOf(table: HTMLTableElement, element: unknown): CellPlace | null {
  let cell = element instanceof Element ? element.closest('td') : null;
  // A cell of a table in the detail of a row.
  while (cell && cell.closest('table') !== table) {
    cell = cell.parentElement?.closest('td') ?? null;
  }
  const row = cell?.parentElement;
  if (!cell || !(row instanceof HTMLTableRowElement) || row.dataset.index === undefined)
    return null;
  for (const [other, column] of cellsOf(row)) {
    if (other === cell) return { row: Number(row.dataset.index), column };
  }
  return null;
}

/** The cell at a place; undefined while it is out of view in a table that renders only what is visible. */
export function cellAt(table: HTMLTableElement, place: CellPlace) {
  const row = rowsOf(table).find(({ dataset }) => Number(dataset.index) === place.row);
  if (!row) return undefined;
  for (const [cell, column] of cellsOf(row)) if (column === place.column) return cell;
  return undefined;
}

/**
 * The place of the rendered cell at a point of the window, or nearest to it. It reads a few rectangles, because a hit
 * test of the browser takes several times as long.
 */
export function placeAt(table: HTMLTableElement, x: number, y: number): CellPlace | null {
  const rows = rowsOf(table);
  let [from, to] = [0, rows.length - 1];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((rows[middle]?.getBoundingClientRect().bottom ?? 0) > y) to = middle;
    else from = middle + 1;
  }
  const row = rows[from];
  if (!row) return null;
  let found: number | undefined;
  for (const [cell, column] of cellsOf(row)) {
    const { left, right } = cell.getBoundingClientRect();
    if (x < left || x >= right) continue;
    // A pinned column covers others.
    if (cell.dataset.pinned) return { row: Number(row.dataset.index), column };
    found ??= column;
  }
  return found === undefined ? null : { row: Number(row.dataset.index), column: found };
}

/** Which sides of a cell are edges of the range, for the style sheet. */
const edgesOf = (
  { row, column }: CellPlace,
  { top, bottom, left, right }: ReturnType<typeof boundsOf>,
) =>
  [
    row === top && 'top',
    row === bottom && 'bottom',
    column === left && 'left',
    column === right && 'right',
  ]
    .filter(Boolean)
    .join(' ');

/**
 * Marks the rendered cells of the range and no others, and its corner where cells can be filled. It writes attributes
 * only, so that no row is rendered again.
 */
export function paintRange(table: HTMLTableElement, range: CellRange | null, canFill = false) {
  const edges = new Map<Element, string>();
  if (range) {
    const bounds = boundsOf(range);
    for (const line of rowsOf(table)) {
      const row = Number(line.dataset.index);
      if (row < bounds.top || row > bounds.bottom) continue;
      for (const [cell, column] of cellsOf(line)) {
        if (column < bounds.left || column > bounds.right) continue;
        const isCorner = canFill && row === bounds.bottom && column === bounds.right;
        edges.set(cell, edgesOf({ row, column }, bounds) + (isCorner ? ' corner' : ''));
      }
    }
  }
  for (const cell of table.querySelectorAll('[data-range]')) {
    if (!edges.has(cell)) cell.removeAttribute('data-range');
  }
  for (const [cell, sides] of edges) {
    if (cell.getAttribute('data-range') !== sides) cell.setAttribute('data-range', sides);
  }
}
