import { orEmpty } from '@/elements/text/or-empty';
import { isText } from '@/elements/text/plain-text';
import { emptyText } from '@/lib/intl';
import type { AnyColumn, ColumnType } from '@/schema/column';
import { screenNumber, screenText } from '@/stores/privacy';
import type { ColumnOptions } from '@/values/column-kind';
import { columnKind } from '@/values/columns';

/** Returns the text of a value of a kind, which is also what the copy button copies; `--` for an empty value. */
export function cellText(value: unknown, type?: ColumnType, options: ColumnOptions = {}): string {
  const { text, accepts } = columnKind({ type });
  return (isText(value, type, accepts) && text(value, options)) || emptyText;
}

/** Returns the text of a value in the format of its column. */
export const valueText = <Row>(column: AnyColumn<Row>, value: unknown) =>
  cellText(value, column.type, column);

function textOf<Row>(column: AnyColumn<Row>, row: Row): string {
  const { rowText } = columnKind(column);
  if (rowText) return rowText(column, row);
  const value = row[column.key];
  if (!column.format) return valueText(column, value);
  return (isText(value, column.type, 'list') && column.format(value, row)) || emptyText;
}

/**
 * Returns the text of a cell, for widths, exports and copying: '' for a column that renders itself, `--` for one that
 * cannot read the record. Numbers within another text, e.g. a name, are as the screen shows them.
 */
export function columnText<Row>(column: AnyColumn<Row>, row: Row): string {
  const text = orEmpty(() => textOf(column, row), emptyText);
  return columnKind(column).isPersonal ? text : screenText(text);
}

/** Returns the text of a cell as it leaves the screen: a number of a person is masked where the screen masks it. */
export function screenCell<Row>(column: AnyColumn<Row>, row: Row): string {
  const text = columnText(column, row);
  return columnKind(column).isPersonal ? screenNumber(text) : screenText(text);
}

/** Returns the texts of a row for the cells of a spreadsheet. */
export const rowTexts = <Row>(columns: readonly AnyColumn<Row>[], row: Row): string[] =>
  columns.map((column) => screenCell(column, row)).map((text) => (text === emptyText ? '' : text));
