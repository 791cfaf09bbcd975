import type { Column } from '@/schema/column';
import { cellText, enumOf } from '@/elements/text/cell-text';

/** Sums by column key, as the server gives them for all pages; a column without one is summed over the rows on screen. */
export type Totals = Readonly<Record<string, number | string>>;

/** Rounded to what people read: sums of decimals would end in binary noise. */
const sumOf = (values: unknown[]) =>
  Number(values.reduce((sum: number, value) => sum + (Number(value) || 0), 0).toFixed(4));

/** The sum of a column, written as its values are; '' for a column that is not added up. */
export function totalText<Row>(column: Column<Row>, rows: Row[], totals: Totals): string {
  if (!column.summed || column.type === 'custom') return '';
  const value = totals[column.key] ?? sumOf(rows.map((row) => row[column.key]));
  return cellText(value, column.type, enumOf(column));
}
