import { screenCell } from '@/elements/text/cell-text';
import { emptyText } from '@/lib/intl';
import { parseExactNumber, formatPlainNumber } from '@/lib/number';
import { formatDateTime } from '@/lib/time';
import { isEmpty } from '@/lib/url/query-string';
import type { AnyColumn } from '@/schema/column';
import { screenText } from '@/stores/privacy';
import { arrangeColumns, type TableLayout } from '@/stores/table-layout';
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

/** Whether a spreadsheet can store the number without rounding it. */
const isExact = (value: number) => parseExactNumber(formatPlainNumber(value)) !== null;

/** The value of a cell: quantities are numbers, so that they can be summed; everything else is the text on the screen. */
export function exportCell<Row>(column: AnyColumn<Row>, row: Row): CellValue {
  const value = row[column.key];
  if (isEmpty(value)) return '';
  const { type } = column;
  if ((type === 'number' || type === 'money') && typeof value === 'number' && isExact(value)) {
    return value;
  }
  // A relative time would be wrong by the time the file is opened.
  if ('relative' in column && column.relative) return formatDateTime(value);
  if (type === 'custom') return typeof value === 'object' ? '' : screenText(String(value));
  const text = screenCell(column, row);
  return text === emptyText ? '' : text;
}
