import type { AnyColumn } from '@/schema/column';
import { valueText } from '@/elements/text/cell-text';

/**
 * Sums over all pages by column key, as the server returns them. A column without one is summed over the rows on
 * screen.
 */
export type Totals = Readonly<Record<string, number | string>>;

/** Rounded, because sums of decimals have binary rounding errors. */
const sumOf = (values: unknown[]) =>
  Number(values.reduce((sum: number, value) => sum + (Number(value) || 0), 0).toFixed(4));

/** Returns the sum of a column in the format of its values, or '' for a column without a sum. */
export function totalText<Row>(column: AnyColumn<Row>, rows: Row[], totals: Totals): string {
  if (!column.sum || column.type === 'custom') return '';
  const value = totals[column.key] ?? sumOf(rows.map((row) => row[column.key]));
  return valueText(column, value);
}
