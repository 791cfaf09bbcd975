import type { PinnedWidths } from '@/elements/table/columns/fit-columns';
import type { CellPlace } from './range-cells';

/** The table as last rendered. */
export interface TableSize {
  rowCount: number;
  /** The indices of the first and last column of the page; those before and after are the table's own. */
  first: number;
  last: number;
  /** The widths of the pinned columns, which cover others. */
  pinnedPx: PinnedWidths;
}

type Step = (place: CellPlace, size: TableSize) => Partial<CellPlace>;
/** Keys that lead to another row. */
export const rowSteps: Record<string, Step> = {
  ArrowDown: ({ row }) => ({ row: row + 1 }),
  ArrowUp: ({ row }) => ({ row: row - 1 }),
  Home: () => ({ row: 0 }),
  End: (_place, { rowCount }) => ({ row: rowCount - 1 }),
};
/** Keys that lead to another column. */
export const columnSteps: Record<string, Step> = {
  ArrowRight: ({ column }) => ({ column: column + 1 }),
  ArrowLeft: ({ column }) => ({ column: column - 1 }),
};
