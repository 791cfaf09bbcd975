import { emptyText } from '@/lib/intl';
import { isEmpty } from '@/lib/url/query-string';
import type { AnyColumn } from '@/schema/column';
import { arrangeColumns, type TableLayout } from '@/stores/table-layout';
import { screenCell } from '@/values/cell-text';
import { columnKind } from '@/values/columns';
import type { CellValue } from './xlsx';

/** The columns as shown on the screen: the visible ones, in the user's order, pinned columns at the ends. */
export function visibleColumns<Row>(
  columns: readonly AnyColumn<Row>[],
  chosen: readonly string[] | null,
  layout: TableLayout,
): AnyColumn<Row>[] {
  const { order, shown, pinOf } = arrangeColumns(columns, chosen, layout);
  const visibleKeys = order.filter((key) => shown.has(key));
  return ['start', 'none', 'end'].flatMap((pin) =>
    visibleKeys
      .filter((key) => pinOf(key) === pin)
      .flatMap((key) => columns.find((column) => column.key === key) ?? []),
  );
}

/** The value of a column as a number, where it is a quantity. */
const exportedValue = <Row>(column: AnyColumn<Row>, value: unknown) =>
  columnKind(column).exported?.(value, column);

/** How a spreadsheet shows the values of a column. */
export const sheetFormatOf = <Row>(column: AnyColumn<Row>) => columnKind(column).sheetFormat;

/** The sum of a column, by its text on the screen: a number where the column has quantities. */
export const exportSum = <Row>(column: AnyColumn<Row>, sum: number, text: string): CellValue =>
  (Number.isFinite(sum) ? exportedValue(column, sum) : undefined) ?? text;

/** The value of a cell: quantities are numbers, so that they can be summed; everything else is the text on the screen. */
export function exportCell<Row>(column: AnyColumn<Row>, row: Row): CellValue {
  const value = row[column.key];
  if (isEmpty(value)) return '';
  const exported = exportedValue(column, value);
  if (exported !== undefined) return exported;
  const text = screenCell(column, row);
  return text === emptyText ? '' : text;
}
