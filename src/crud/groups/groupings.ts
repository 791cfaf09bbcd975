import type { NamedValues } from '@/elements/filter/filter-values';
import { emptyText } from '@/lib/intl';
import { groupBy } from '@/lib/sets';
import { formatDate } from '@/lib/time';
import type { AnyColumn } from '@/schema/column';
import type { AnyFilter, FilterValue } from '@/schema/filter';
import { columnText } from '@/values/cell-text';
import { columnKind } from '@/values/columns';
import { filterKind } from '@/values/filters';

/** A way to group the rows of a list. */
export interface Grouping<Row> {
  column: AnyColumn<Row>;
  /** The text of the group of a row, by which the rows are grouped. */
  textOf: (row: Row) => string;
  /** The condition that selects the group of a row; undefined where the list has none. */
  conditionOf: (row: Row) => NamedValues | undefined;
  /** Days are ordered by time, other groups by their size. */
  isTime: boolean;
}

export interface Group<Row> {
  text: string;
  rows: Row[];
}

/** The value by which the condition finds a code, a flag or an id; undefined for a value that it does not take. */
function valueOf(value: unknown, { multiple }: AnyFilter): FilterValue | undefined {
  if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean') {
    return undefined;
  }
  return multiple ? [String(value)] : value;
}

/**
 * The columns by which the rows can be grouped: codes, flags, days, and the records and regions by which the list can be
 * searched.
 */
export function groupingsOf<Row>(
  columns: readonly AnyColumn<Row>[],
  filters: readonly AnyFilter[],
): Grouping<Row>[] {
  const filterOf = (key: string) => filters.find((filter) => filter.key === key);
  return columns.flatMap((column): Grouping<Row>[] => {
    const { key } = column;
    const { groupsBy } = columnKind(column);
    const recordFilter = key.endsWith('Name') ? filterOf(key.replace(/Name$/, 'Id')) : undefined;
    if (!groupsBy && !recordFilter) return [];
    const isTime = groupsBy === 'day';
    const textOf = (row: Row) => (isTime ? formatDate(row[key]) : columnText(column, row));
    const filter = recordFilter ?? filterOf(key);
    const conditionOf = (row: Row): NamedValues | undefined => {
      const text = textOf(row);
      if (!filter || text === emptyText) return undefined;
      const value = isTime
        ? filterKind(filter).ofDay?.(text, filter)
        : valueOf(new Map(Object.entries(row as object)).get(filter.key), filter);
      if (value === undefined) return undefined;
      const name = filter.multiple ? [text] : text;
      return {
        values: { [filter.key]: value },
        names: recordFilter ? { [filter.key]: name } : {},
      };
    };
    return [{ column, textOf, conditionOf, isTime }];
  });
}

/** The rows in groups: the latest day first, otherwise the largest group. */
export function groupRows<Row>(
  rows: readonly Row[],
  { textOf, isTime }: Pick<Grouping<Row>, 'textOf' | 'isTime'>,
): Group<Row>[] {
  return [...groupBy(rows, textOf)]
    .map(([text, members]) => ({ text, rows: members }))
    .toSorted((a, b) => (isTime ? b.text.localeCompare(a.text) : b.rows.length - a.rows.length));
}
