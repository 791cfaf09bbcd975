import { emptyText } from '@/lib/intl';
import { isEmpty } from '@/lib/url/query-string';
import type { AnyColumn, ListColumn } from '@/schema/column';
import { columnText, screenCell } from '@/values/cell-text';
import { titleColumn } from '@/values/columns';

/** The name of a record, with masked numbers where the screen masks them. */
export function nameIn<Row>(columns: readonly ListColumn<Row>[], row: Row): string {
  const title = titleColumn(columns);
  return title ? screenCell(asFact(title), row) : '';
}

/** A property of the compared records. */
export interface Fact<Row> {
  column: AnyColumn<Row>;
  /** Not all records have the same value. */
  isDifferent: boolean;
}

/** A declared column of which nothing is edited or copied alone; a bar would need a scale. */
const asFact = <Row>(column: ListColumn<Row>) =>
  // Without its control it is a column of any kind; the declaration has been checked.
  ({
    ...column,
    control: undefined,
    edit: undefined,
    bar: undefined,
    copyable: undefined,
  }) as AnyColumn<Row>;

/**
 * What tells a value from others: its text, which has all digits of a number that the screen masks; the value itself
 * where the page draws it.
 */
function identify<Row>(column: AnyColumn<Row>, row: Row): string {
  const text = columnText(column, row);
  if (text && text !== emptyText) return text;
  const value = row[column.key];
  return isEmpty(value) ? '' : JSON.stringify(value);
}

/** The facts of the declared columns, without the one that names the records. */
export function factsOf<Row>(
  columns: readonly ListColumn<Row>[],
  rows: readonly Row[],
): Fact<Row>[] {
  const title = titleColumn(columns);
  return columns
    .filter((column) => column !== title)
    .map((declared) => {
      const column = asFact(declared);
      return { column, isDifferent: new Set(rows.map((row) => identify(column, row))).size > 1 };
    });
}
