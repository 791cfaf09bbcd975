import { addsUp, roundedSum } from '@/elements/table/columns/summary-row';
import { clamp } from '@/lib/number';
import type { AnyColumn } from '@/schema/column';
import { valueText } from '@/values/cell-text';
import { columnKind } from '@/values/columns';

/** What is said of the numbers of a column, in its format. */
export interface NumberSummary {
  key: string;
  count: number;
  /** Undefined for numbers that do not add up, such as prices. */
  sum: string | undefined;
  average: string;
  min: string;
  max: string;
}

/** An average has more digits than its numbers, but no binary rounding errors. */
const averageDigits = 2;

/** Sums up the columns with numbers. Numbers of several columns are not added: each has its unit. */
export function summaryOf<Row>(
  columns: readonly AnyColumn<Row>[],
  rows: readonly Row[],
): NumberSummary[] {
  return columns.flatMap((column) => {
    const { exported } = columnKind(column);
    const numbers = rows
      .map((row) => exported?.(row[column.key], column))
      .filter((value) => typeof value === 'number');
    if (!numbers.length) return [];
    const sum = roundedSum(numbers);
    const digits = clamp(column.decimals ?? averageDigits, averageDigits, 4);
    const text = (value: number) => valueText(column, value);
    return {
      key: column.key,
      count: numbers.length,
      sum: addsUp(column) ? text(sum) : undefined,
      average: text(Number((sum / numbers.length).toFixed(digits))),
      min: text(Math.min(...numbers)),
      max: text(Math.max(...numbers)),
    };
  });
}
