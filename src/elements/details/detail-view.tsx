import type { CSSProperties, ReactNode } from 'react';
import { Cell } from '@/elements/table/cells/cells';
import { label, useTranslation } from '@/i18n';
import { textPx } from '@/lib/text';
import type { AnyColumn } from '@/schema/column';
import { Grid, Text } from '@/ui/layout/layout';
import { columnText } from '@/values/cell-text';
import styles from './detail-view.module.css';

export const detailColumns = 3;
export const contentColumns = 4;
/** A wider text takes more than two lines in a panel beside a list. */
const longFromPx = 210;

interface DetailViewProps<Row> {
  /** `<locale file>.<section>`; its `fields` are the labels. */
  name: string;
  columns: AnyColumn<Row>[];
  row: Row;
  /** Number of columns on a desktop. */
  perLine?: number;
}

/** The labels and values of one record, drawn like the cells of a table. */
export function DetailView<Row>({
  name,
  columns,
  row,
  perLine = detailColumns,
}: DetailViewProps<Row>) {
  useTranslation();
  // CSSProperties does not know custom properties. The style sheet reads this one.
  const style = { '--per-line': perLine } as CSSProperties;
  return (
    <Grid as="dl" className={styles.view} style={style}>
      {columns.map((column) => (
        <Grid
          key={column.key}
          gap={3}
          align="baseline"
          shrink
          data-long={textPx(columnText(column, row)) > longFromPx || undefined}
        >
          <Text as="dt" tone="secondary" breaks>
            {label(name, 'fields', column.key)}
          </Text>
          <dd>
            <Cell column={column} row={row} />
          </dd>
        </Grid>
      ))}
    </Grid>
  );
}

interface GroupProps {
  children: ReactNode;
}

/** Views of one record with two columns or in pairs. Beside a list their labels and values stand under each other. */
export const DetailGroup = ({ children }: GroupProps) => (
  <Grid gap={4} className={styles.group}>
    {children}
  </Grid>
);

/** Two views with one column each, between lines. */
export const DetailPair = ({ children }: GroupProps) => (
  <Grid gap={4} className={styles.pair}>
    {children}
  </Grid>
);

/** A detail view with more columns. */
export const ContentView = <Row,>(props: DetailViewProps<Row>) => (
  <DetailView perLine={contentColumns} {...props} />
);
