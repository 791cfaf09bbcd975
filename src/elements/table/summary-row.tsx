import { useTranslation } from 'react-i18next';
import { cellText, enumOf } from './cell-text';
import type { DrawnColumn } from './columns';
import styles from './data-table.module.css';
import { pinStyle } from './table-head';

/** Sums by column key, as the server gives them for all pages; a column without one is summed over the rows on screen. */
export type Totals = Readonly<Record<string, number | string>>;

interface SummaryRowProps<Row> {
  columns: DrawnColumn<Row>[];
  rows: Row[];
  totals: Totals;
}

/** Rounded to what people read: sums of decimals would end in binary noise. */
const sumOf = (values: unknown[]) =>
  Number(values.reduce((sum: number, value) => sum + (Number(value) || 0), 0).toFixed(4));

/** The last line of a table, which stays in view. */
export function SummaryRow<Row>({ columns, rows, totals }: SummaryRowProps<Row>) {
  const { t } = useTranslation();
  const first = columns.find(({ declared }) => declared);
  const text = ({ id, declared }: DrawnColumn<Row>) => {
    if (id === first?.id) return t('elements.table.sum');
    if (!declared?.summed || declared.type === 'custom') return '';
    const value = totals[id] ?? sumOf(rows.map((row) => row[declared.key]));
    return cellText(value, declared.type, enumOf(declared));
  };
  return (
    <tfoot>
      <tr>
        {columns.map((column) => (
          <td
            key={column.id}
            className={styles.sum}
            data-align={column.align}
            data-pinned={column.pinned || undefined}
            data-print={column.declared ? undefined : 'no'}
            style={pinStyle(column)}
          >
            {text(column)}
          </td>
        ))}
      </tr>
    </tfoot>
  );
}
