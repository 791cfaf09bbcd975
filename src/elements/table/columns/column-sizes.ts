import { textPx } from '@/lib/text';
import type { AnyColumn } from '@/schema/column';
import { columnKind } from '@/values/columns';

/** A column whose values can be shortened may be narrowed to this share. */
const narrowShare = 0.75;
const controlWidthPx = { input: 144, select: 128, radio: 160, switch: 72 };
/** The padding of a cell at both sides. */
export const cellPaddingPx = 24;
/** The icon and the gap before it. */
const sortIconPx = 17;

/** The usual width of a column of this kind. */
function usualPx<Row>(column: AnyColumn<Row>): number {
  const { width, controlWidth } = columnKind(column);
  if (column.control) return controlWidth ?? controlWidthPx[column.control];
  return typeof width === 'number' ? width : width(column);
}

/** Returns the usual and the minimum width of a column. Both fit its kind, its label and the texts of its options. */
export function columnPx<Row>(column: AnyColumn<Row>, text: string) {
  const { minWidth, shortens, textWidth } = columnKind(column);
  const heading = textPx(text) + (column.sortable ? sortIconPx : 0);
  const contentPx = Math.max(heading, textWidth?.(column) ?? 0) + cellPaddingPx;
  // A declared width is meant for the values; the label and the option texts may be longer in another language.
  const size = Math.max(column.width ?? usualPx(column), contentPx);
  const minPx = shortens && !column.control ? Math.round(size * narrowShare) : (minWidth ?? size);
  return { size, minPx: Math.min(size, Math.max(minPx, contentPx)) };
}
