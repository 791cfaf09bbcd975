import { valueText } from '@/elements/text/cell-text';
import type { AnyEnum } from '@/lib/enum';
import { textPx } from '@/lib/text';
import type { AnyColumn, ColumnType } from '@/schema/column';

const widthPx: Record<ColumnType, number> = {
  text: 144,
  number: 88,
  date: 112,
  dateTime: 152,
  flag: 80,
  phone: 148,
  idNumber: 200,
  code: 96,
  money: 144,
  flags: 168,
  tags: 168,
  link: 144,
  line: 232,
  region: 152,
  image: 72,
  file: 152,
  html: 240,
  range: 248,
  custom: 144,
};
/**
 * A value of these types that does not fit ends with an ellipsis, so their columns may be narrowed to this share. Of tags
 * next to their count nothing would be left.
 */
const narrowTypes: ReadonlySet<ColumnType> = new Set(['text', 'link', 'line', 'region', 'html']);
const narrowShare = 0.75;
const controlWidthPx = { input: 144, range: 184, select: 128, radio: 160, switch: 72 };
const relativeWidthPx = 112;
/** The longest usual value of these types fits into this width. */
const minWidthPx: Partial<Record<ColumnType, number>> = {
  number: 72,
  money: 104,
  date: 104,
  dateTime: 148,
};
/** The padding of a cell at both sides. */
export const cellPaddingPx = 24;
/** The icon and the gap before it. */
const sortIconPx = 17;
const dotPx = 14;
/** Width of a radio button with its margins, and of a select's border with its arrow. */
const radioPx = 32;
const selectPx = 40;

/** A status has a dot before its text; a type has none. */
const statusDotPx = (of: AnyEnum) => (of.$values.some(of.$tone) ? dotPx : 0);

/** The widths of columns that show something else than other columns of their type. */
function ownWidthPx<Row>(column: AnyColumn<Row>): number | undefined {
  if (column.control) return controlWidthPx[column.type === 'range' ? 'range' : column.control];
  return 'relative' in column && column.relative ? relativeWidthPx : undefined;
}

/**
 * Returns the greatest width of the option texts of a code or flag column. Radio buttons are next to each other, so
 * their widths are added.
 */
function optionsPx<Row>(column: AnyColumn<Row>): number {
  const px = (values: readonly unknown[]) =>
    values.map((value) => textPx(valueText(column, value)));
  if (column.type === 'flag') return column.words ? dotPx + Math.max(...px([true, false])) : 0;
  if (column.type !== 'code') return 0;
  const widths = px(column.enum.$values);
  if (column.control === 'radio') return widths.reduce((sum, width) => sum + radioPx + width, 0);
  return Math.max(...widths) + (column.control ? selectPx : statusDotPx(column.enum));
}

/** Returns the usual and the minimum width of a column. Both fit its type, its label and the texts of its options. */
export function columnPx<Row>(column: AnyColumn<Row>, text: string) {
  const type = column.type ?? 'text';
  const heading = textPx(text) + (column.sortable ? sortIconPx : 0);
  const contentPx = Math.max(heading, optionsPx(column)) + cellPaddingPx;
  // A declared width is meant for the values; the label and the option texts may be longer in another language.
  const size = Math.max(column.width ?? ownWidthPx(column) ?? widthPx[type], contentPx);
  const minPx =
    narrowTypes.has(type) && !column.control
      ? Math.round(size * narrowShare)
      : (minWidthPx[type] ?? size);
  return { size, minPx: Math.min(size, Math.max(minPx, contentPx)) };
}
