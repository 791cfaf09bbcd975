import { Cell } from '@/elements/table/cells/cells';
import { label, useTranslation } from '@/i18n';
import type { AnyColumn } from '@/schema/column';
import { Grid, Text } from '@/ui/layout/layout';
import styles from './figures.module.css';

interface FiguresProps<Row> {
  /** `<locale file>.<section>`; its `fields` are the labels. */
  name: string;
  columns: AnyColumn<Row>[];
  row: Row;
}

/** The figures for which the details of a record are opened, next to each other and larger than its other values. */
export function Figures<Row>({ name, columns, row }: FiguresProps<Row>) {
  useTranslation();
  return (
    <Grid as="dl" gap={4} className={styles.figures}>
      {columns.map((column) => (
        <div key={column.key}>
          <Text as="dt" tone="secondary">
            {label(name, 'fields', column.key)}
          </Text>
          <Text as="dd" size={20} strong digits>
            <Cell column={column} row={row} />
          </Text>
        </div>
      ))}
    </Grid>
  );
}
