import type { RenderedColumn } from '@/elements/table/columns/columns';
import { cellProps } from '@/elements/table/columns/table-head';
import styles from '@/elements/table/columns/table.module.css';

const rowCount = 10;

/** Stands in the place of the rows of the first load: as high as they will be, so that nothing jumps. */
export const SkeletonRows = <Row,>({ columns }: { columns: RenderedColumn<Row>[] }) => (
  <tbody className={styles.skeleton} aria-hidden="true">
    {Array.from({ length: rowCount }, (_row, index) => (
      <tr key={index}>
        {columns.map((column) => (
          // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- a placeholder, hidden from screen readers
          <td key={column.id} {...cellProps(column)} colSpan={column.span}>
            <span className={styles.bar} />
          </td>
        ))}
      </tr>
    ))}
  </tbody>
);
