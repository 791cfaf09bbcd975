import { emptyText } from '@/lib/intl';
import { readNumber } from '@/lib/number';
import { shortenTransportLine } from '@/lib/place-names';
import { isEmpty } from '@/lib/url/query-string';
import type { AnyColumn, ListColumn } from '@/schema/column';
import { columnText, screenCell } from '@/values/cell-text';
import { columnKind, titleColumn } from '@/values/columns';

/** The name of a record, a line with shortened places, with masked numbers where the screen masks them. */
export function nameIn<Row>(columns: readonly ListColumn<Row>[], row: Row): string {
  const title = titleColumn(columns);
  return title ? shortenTransportLine(screenCell(asFact(title), row)) : '';
}

/** A property of the compared records. */
export interface Fact<Row> {
  column: AnyColumn<Row>;
  /** Not all records have the same value. */
  isDifferent: boolean;
  /** The records whose value is another than that of most. */
  odd: ReadonlySet<Row>;
  /** The lowest amount, where the amounts of the records differ. */
  lowest?: number;
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

/** The records without the value that more than half of them have; none where no value is that common. */
function oddOf<Row>(rows: readonly Row[], texts: readonly string[]): ReadonlySet<Row> {
  const isCommon = (text: string | undefined) =>
    texts.filter((other) => other === text).length > rows.length / 2;
  return new Set(texts.some(isCommon) ? rows.filter((_row, index) => !isCommon(texts[index])) : []);
}

/** The lowest of amounts that can be compared. */
function lowestOf<Row>(column: AnyColumn<Row>, rows: readonly Row[]) {
  const amounts = rows.map((row) => readNumber(row[column.key])).filter(Number.isFinite);
  return columnKind(column).isAmount && new Set(amounts).size > 1
    ? Math.min(...amounts)
    : undefined;
}

/**
 * The facts of the declared columns, without the one that names the records, the ends of periods that another column says,
 * and those that no record has.
 */
export function factsOf<Row>(
  columns: readonly ListColumn<Row>[],
  rows: readonly Row[],
): Fact<Row>[] {
  const title = titleColumn(columns);
  const all = columns.map(asFact);
  const uppers = new Set(all.map(({ upper }) => upper));
  return all
    .filter(({ key }) => key !== title?.key && !uppers.has(key))
    .flatMap((column) => {
      const texts = rows.map((row) => identify(column, row));
      if (!texts.some(Boolean)) return [];
      return [
        {
          column,
          isDifferent: new Set(texts).size > 1,
          odd: oddOf(rows, texts),
          lowest: lowestOf(column, rows),
        },
      ];
    });
}
