import { useTranslation } from '@/i18n';
import type { RenderedColumn } from './columns';
import styles from './table.module.css';
import { totalText, type Totals } from './totals';
import { pinnedStyle } from './table-head';

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
    return declared ? totalText(declared, rows, totals) : '';
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
            style={pinnedStyle(column)}
          >
            {text(column)}
          </td>
        ))}
      </tr>
    </tfoot>
  );
}
