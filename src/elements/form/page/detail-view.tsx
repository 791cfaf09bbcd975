import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { contentColumns, detailColumns } from '@/config/limits';
import type { AnyColumn } from '@/schema/column';
import { Cell } from '@/elements/table/cells/cells';
import { label } from '@/i18n';
import styles from './detail-view.module.css';

interface DetailViewProps<Row> {
  /** `<locale file>.<section>` whose `fields` hold the labels. */
  name: string;
  columns: AnyColumn<Row>[];
  row: Row;
  /** How many stand beside each other on a desk. */
  perLine?: number;
}

/** One record, label by value, in the types of a table's columns. */
export function DetailView<Row>({
  name,
  columns,
  row,
  perLine = detailColumns,
}: DetailViewProps<Row>) {
  useTranslation();
  // A custom property is no known style; the sheet beside reads it.
  const style = { '--per-line': perLine } as CSSProperties;
  return (
    <dl className={styles.view} style={style}>
      {columns.map((column) => (
        <div key={column.key}>
          <dt>{label(name, 'fields', column.key)}</dt>
          <dd>
            <Cell column={column} row={row} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** As the detail view, closer together. */
export const ContentView = <Row,>(props: DetailViewProps<Row>) => (
  <DetailView perLine={contentColumns} {...props} />
);
