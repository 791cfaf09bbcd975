import { columnKind } from '@/values/columns';
import type { RenderedColumn } from './columns';

type FittedColumn = Pick<
  RenderedColumn<never>,
  'size' | 'minPx' | 'isResized' | 'pinned' | 'isLoose' | 'declared'
>;

/** The most px by which the visible columns shrink together to make room for one more. */
const maxShrinkPx = 100;

const sum = (numbers: readonly number[]) => numbers.reduce((total, px) => total + px, 0);

/** Adds `px` to the widths in proportion to their weights, in whole pixels. */
function distribute(widths: number[], weights: number[], px: number): number[] {
  const total = sum(weights);
  if (total === 0) return widths;
  let remainingPx = px;
  let weightLeft = total;
  return widths.map((width, index) => {
    const weight = weights[index] ?? 0;
    const share = weightLeft === 0 ? 0 : Math.round((remainingPx * weight) / weightLeft);
    remainingPx -= share;
    weightLeft -= weight;
    return width + share;
  });
}

/** How much a column may give up. The widths that the user chose stay as they are. */
const slackPx = ({ size, minPx }: FittedColumn) => Math.max(0, size - minPx);
/** Columns with text take twice the share of the others, because their values vary in length. */
function growth({ size, isResized, declared }: FittedColumn) {
  if (isResized || !declared) return 0;
  return columnKind(declared).shortens ? 2 * size : size;
}

/** Returns how many of the columns fit into the room when those with text give up some of their width. */
function countThatFit(columns: FittedColumn[], roomPx: number) {
  let usedPx = 0;
  let givenPx = 0;
  const overflow = columns.findIndex((column) => {
    usedPx += column.size;
    givenPx += slackPx(column);
    return usedPx - Math.min(givenPx, maxShrinkPx) > roomPx;
  });
  const slack = sum(columns.map(slackPx));
  const isEnough = sum(columns.map(({ size }) => size)) - slack <= roomPx;
  return isEnough || overflow === -1 ? columns.length : overflow;
}

/**
 * Returns the widths of the columns in a box of `boxPx`. When they are slightly too wide, those with text give up what
 * is missing; when there is room, they take it. When they do not fit at all, the last column in view ends where the
 * view ends, so that no value is cut. `boxPx` is 0 until the box is measured.
 */
export function fitColumns(columns: readonly FittedColumn[], boxPx: number): number[] {
  const sizes = columns.map(({ size }) => size);
  const missingPx = sum(sizes) - boxPx;
  if (boxPx === 0 || missingPx === 0) return sizes;
  if (missingPx < 0) {
    return distribute(sizes, columns.map(growth), -missingPx);
  }
  // No offset of another pinned column depends on the last one pinned to the start, so its width may change.
  const lastAtStart = columns.findLastIndex(({ pinned }) => pinned === 'start');
  const isFixed = ({ pinned, declared }: FittedColumn, index: number) =>
    Boolean(pinned) && !(index === lastAtStart && declared);
  const pinnedPx = sum(columns.filter(isFixed).map(({ size }) => size));
  const others = columns.filter((column, index) => !isFixed(column, index));
  const roomPx = boxPx - pinnedPx;
  const fitting = others.slice(0, countThatFit(others, roomPx));
  const differencePx = roomPx - sum(fitting.map(({ size }) => size));
  const next = others[fitting.length];
  // The view shows a part of a column that the user has made this wide, instead of giving its room to the others.
  if (differencePx > 0 && next?.isResized && next.size > roomPx / 2) return sizes;
  const fitted = distribute(
    fitting.map(({ size }) => size),
    fitting.map(differencePx < 0 ? slackPx : growth),
    differencePx,
  );
  let used = 0;
  return columns.map((column, index) =>
    isFixed(column, index) ? column.size : (fitted[used++] ?? column.size),
  );
}

/** Pinned columns that leave less than two fifths of the box to the others scroll with them. */
const maxPinnedShare = 0.6;

export interface PinnedWidths {
  /** How much of the box the pinned columns of each side cover, in px. */
  start: number;
  end: number;
  /** By how much all columns together are wider than the box, in px. */
  hidden: number;
  /** Which pinned columns scroll with the others, because the box has no room for them. */
  crowded?: 'loose' | 'all';
}

/** `widths` are those of all columns in a box of `boxPx`, which is 0 before it is measured. */
export function pinnedWidths(
  columns: readonly Pick<FittedColumn, 'pinned' | 'isLoose'>[],
  widths: readonly number[],
  boxPx: number,
): PinnedWidths {
  const hidden = boxPx === 0 ? 0 : Math.max(0, sum(widths) - boxPx);
  const widthAt = (side: 'start' | 'end', withLoose: boolean) =>
    sum(
      widths.filter((_, index) => {
        const { pinned, isLoose } = columns[index] ?? {};
        return pinned === side && (withLoose || !isLoose);
      }),
    );
  for (const crowded of [undefined, 'loose'] as const) {
    const [start, end] = [widthAt('start', !crowded), widthAt('end', !crowded)];
    if (hidden === 0 || start + end <= boxPx * maxPinnedShare)
      return { start, end, hidden, crowded };
  }
  return { start: 0, end: 0, hidden, crowded: 'all' };
}
