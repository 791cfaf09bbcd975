import { useTranslation } from '@/i18n';
import { emptyText } from '@/lib/intl';
import { sumOf } from '@/lib/number';
import type { AnyColumn } from '@/schema/column';
import { valueText } from '@/values/cell-text';
import { columnKind } from '@/values/columns';
import type { RenderedColumn } from './columns';
import { pinnedProps } from './table-head';
import styles from './table.module.css';

/**
 * Sums over all pages by column key, as the server returns them. A column without one is summed over the rows on
 * screen.
 */
export type Totals = Readonly<Record<string, number | string>>;

/** Rounded, because sums of decimals have binary rounding errors. null is a record that has no such value. */
export const roundedSum = (values: unknown[]) =>
  Number(sumOf(values.filter((value) => value !== null)).toFixed(4));

/** Whether the numbers of a column add up to something. */
export const addsUp = ({ sum, additive }: Pick<AnyColumn<unknown>, 'sum' | 'additive'>) =>
  sum || additive;

/** Returns the sum of a column in the format of its values: `--` when the response lacks one. */
export function totalText<Row>(column: AnyColumn<Row>, rows: Row[], totals: Totals): string {
  if (columnKind(column).isCustom) return '';
  const value = totals[column.key] ?? roundedSum(rows.map((row) => row[column.key]));
  return Number.isNaN(value) ? emptyText : valueText(column, value);
}

interface SummaryRowProps<Row> {
  columns: RenderedColumn<Row>[];
  rows: Row[];
  totals: Totals;
  isPageOnly?: boolean;
}

/** The last row of a table, which is sticky. */
export function SummaryRow<Row>({ columns, rows, totals, isPageOnly }: SummaryRowProps<Row>) {
  const { t } = useTranslation();
  const first = columns.find(({ declared }) => declared);
  const text = ({ id, declared }: RenderedColumn<Row>) => {
    if (id === first?.id) return t(isPageOnly ? 'elements.table.sumOfPage' : 'elements.table.sum');
    return declared?.sum ? totalText(declared, rows, totals) : '';
  };
  return (
    <tfoot>
      <tr>
        {columns.map((column) => (
          <td
            key={column.id}
            className={styles.sum}
            data-align={column.align}
            {...pinnedProps(column)}
            data-print={column.declared ? undefined : 'no'}
          >
            {text(column)}
          </td>
        ))}
      </tr>
    </tfoot>
  );
}
