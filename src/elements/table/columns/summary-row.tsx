import { useTranslation } from 'react-i18next';
import type { DrawnColumn } from './columns';
import styles from './table.module.css';
import { sumText, type Totals } from './totals';
import { pinStyle } from './table-head';

interface SummaryRowProps<Row> {
  columns: DrawnColumn<Row>[];
  rows: Row[];
  totals: Totals;
  isPageOnly?: boolean;
}

/** The last line of a table, which stays in view. */
export function SummaryRow<Row>({ columns, rows, totals, isPageOnly }: SummaryRowProps<Row>) {
  const { t } = useTranslation();
  const first = columns.find(({ declared }) => declared);
  const text = ({ id, declared }: DrawnColumn<Row>) => {
    if (id === first?.id) return t(isPageOnly ? 'elements.table.sumOfPage' : 'elements.table.sum');
    return declared ? sumText(declared, rows, totals) : '';
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
