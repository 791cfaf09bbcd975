import { cellText, enumOf, type TextType } from '@/elements/text/cell-text';
import type { AnyEnum } from '@/lib/enum';
import { textPx } from '@/lib/text';
import type { AnyColumn, ColumnType } from '@/schema/column';

const widthPx: Record<ColumnType, number> = {
  text: 144,
  number: 88,
  date: 112,
  dateTime: 152,
  yesNo: 80,
  phone: 148,
  idNumber: 200,
  enum: 96,
  money: 144,
  relative: 112,
  listed: 80,
  normal: 80,
  flags: 168,
  tags: 168,
  link: 144,
  line: 232,
  region: 152,
  image: 72,
  attachments: 152,
  html: 240,
  input: 144,
  range: 184,
  period: 248,
  select: 128,
  confirmRadio: 160,
  switch: 72,
  custom: 144,
};
/**
 * A value of these types that does not fit ends with an ellipsis, so their columns may be narrowed to this share. Of tags
 * next to their count nothing would be left.
 */
const narrowTypes: ReadonlySet<ColumnType> = new Set(['text', 'link', 'line', 'region', 'html']);
const narrowShare = 0.75;
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

/**
 * Returns the greatest width of the option texts of an enum or flag column. Radio buttons are next to each other, so
 * their widths are added.
 */
function optionsPx<Row>(column: AnyColumn<Row>) {
  const { type } = column;
  const px = (values: readonly unknown[], kind: TextType) =>
    values.map((value) => textPx(cellText(value, kind, enumOf(column))));
  switch (type) {
    case 'enum':
      return statusDotPx(column.enum) + Math.max(...px(column.enum.$values, type));
    case 'listed':
    case 'normal':
      return dotPx + Math.max(...px([true, false], type));
    case 'select':
      return selectPx + Math.max(...px(column.enum.$values, type));
    case 'confirmRadio':
      return px(column.enum.$values, type).reduce((sum, width) => sum + radioPx + width, 0);
    default:
      return 0;
  }
}

/** Returns the usual and the minimum width of a column. Both fit its type, its label and the texts of its options. */
export function columnPx<Row>(column: AnyColumn<Row>, text: string) {
  const type = column.type ?? 'text';
  const heading = textPx(text) + (column.sortable ? sortIconPx : 0);
  const contentPx = Math.max(heading, optionsPx(column)) + cellPaddingPx;
  // A declared width is meant for the values; the label and the option texts may be longer in another language.
  const size = Math.max(column.width ?? widthPx[type], contentPx);
  const minPx = narrowTypes.has(type) ? Math.round(size * narrowShare) : (minWidthPx[type] ?? size);
  return { size, minPx: Math.min(size, Math.max(minPx, contentPx)) };
}
