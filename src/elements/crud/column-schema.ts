/** Columns of a list, as data. Labels stand at `<page>.fields.<key>`. */
import type { ReactNode } from 'react';
import type { AnyEnum } from '@/lib/enum';
import type { Rule } from './field-schema';

export type KeyOf<Row> = Extract<keyof Row, string>;

/** Where a column stands on a phone card; unmarked: the first column is the title, the next two are facts. */
export type CardPlace = 'title' | 'fact';

interface ColumnBase<Row> {
  key: KeyOf<Row>;
  sortable?: boolean;
  copyable?: boolean;
  /** Width in px; the type's own width when missing. */
  width?: number;
  card?: CardPlace;
  /** Columns of one parent stand under a common heading, `<name>.fields.$<parent>`. */
  parent?: string;
  /** Added up in the summary row. */
  summed?: boolean;
  /** Can be edited in its row; the new value must pass these rules. */
  edit?: readonly Rule[];
  /** Hidden until the user asks for it in the column settings. */
  optional?: boolean;
}
export type Column<Row> =
  | (ColumnBase<Row> & { type?: 'text' | 'number' | 'date' | 'dateTime' | 'yesNo' | 'phone' })
  | (ColumnBase<Row> & { type: 'enum'; of: AnyEnum })
  | (ColumnBase<Row> & { type: 'custom'; render: (row: Row) => ReactNode });
export type ColumnType = NonNullable<Column<unknown>['type']>;
