/**
 * What a screen is, as data. A page declares columns, filters, fields and actions with these types;
 * the elements beside draw them. Labels come from the page's name: `<name>.fields|filters|actions.<key>`.
 */
import type { ReactNode } from 'react';
import type { CallOptions, Endpoint } from '@/api/endpoint';
import type { ById, ExportedFile, Id, Page, PageQuery } from '@/api/types';
import type { AnyEnum } from '@/lib/enum';
import type { Policy } from '@/policies';

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

/** Keys of a query of which the Begin half exists, without that ending. */
type RangeKeyOf<Query> =
  KeyOf<Query> extends infer Key ? (Key extends `${infer Stem}Begin` ? Stem : never) : never;
type PlainKeyOf<Query> = Exclude<
  KeyOf<Query>,
  keyof PageQuery | `${RangeKeyOf<Query>}Begin` | `${RangeKeyOf<Query>}End`
>;

/** `more`: not shown as a chip until the user asks for it under 更多. */
interface FilterBase {
  more?: boolean;
}
export type Filter<Query> =
  | (FilterBase & { key: PlainKeyOf<Query>; type?: 'text' })
  /** One of a code set: as a dropdown, or as radio buttons. */
  | (FilterBase & { key: PlainKeyOf<Query>; type: 'select' | 'radio' | 'checkbox'; of: AnyEnum })
  | (FilterBase & { key: PlainKeyOf<Query>; type: 'yesNo' })
  | (FilterBase & { key: PlainKeyOf<Query>; type: 'substation' | 'company' | 'region' })
  /** Sent as `<key>Begin` and `<key>End`. */
  | (FilterBase & { key: RangeKeyOf<Query>; type: 'dateTimeRange' | 'numberRange' });
export type FilterType = NonNullable<Filter<PageQuery & Record<string, unknown>>['type']>;

/** A filter once its page's types no longer matter: what the filter bar works with. */
export interface AnyFilter extends FilterBase {
  key: string;
  type?: FilterType;
  of?: AnyEnum;
}
/** What one filter is set to: text, one code, several codes, an id, or a [begin, end] pair. */
export type FilterValue = string | number | boolean | Id[] | [string | null, string | null];

/** A pure check of one value: null when fine, else the key of its message under `rules`. */
export type Rule = (value: unknown) => string | null;

interface FieldBase<Input> {
  key: KeyOf<Input>;
  required?: boolean | ((input: Partial<Input>) => boolean);
  rules?: Rule[];
  /** Spans both columns of a wide form. */
  wide?: boolean;
}
export type Field<Input> =
  | (FieldBase<Input> & { type?: 'text' | 'textarea'; maxLength?: number })
  | (FieldBase<Input> & { type: 'select' | 'radio'; of: AnyEnum })
  /** `nameKey`: the row's property that already holds the chosen one's name. */
  | (FieldBase<Input> & { type: 'substation' | 'region'; nameKey?: string });
export type FieldType = NonNullable<Field<unknown>['type']>;

export interface AnyField {
  key: string;
  required?: boolean | ((input: Record<string, unknown>) => boolean);
  rules?: Rule[];
  wide?: boolean;
  type?: FieldType;
  maxLength?: number;
  of?: AnyEnum;
  nameKey?: string;
}

/** The standard actions every crud page knows; they need no label of their own. */
export type StandardToolbarAction = 'new' | 'export';
export type StandardRowAction = 'edit';

export interface RowAction<Row> {
  /** Label: the standard action of this code, else `<name>.actions.<code>`. */
  code: string;
  policy?: Policy;
  visible?: (row: Row) => boolean;
  danger?: boolean;
  /** Asks first with `<name>.confirms.<code>`, which may interpolate the row's properties. */
  confirm?: boolean;
  /** Sends the call, shows the success notice and refreshes the list. */
  run?: (row: Row) => Promise<unknown>;
  /** Goes to an address inside the console. */
  to?: (row: Row) => string;
}

/** An action on all picked rows: one call per row, with the outcome of each. */
export interface BatchAction<Row> {
  /** Label: the standard action of this code, else `<name>.actions.<code>`. Asks with `<name>.confirms.batch.<code>`. */
  code: string;
  danger?: boolean;
  /** Rows it makes sense for; the others are left out. */
  visible?: (row: Row) => boolean;
  /** Must pass the options on, so that a failure is told once, in the outcome. */
  run: (row: Row, options: CallOptions) => Promise<unknown>;
}

export interface CrudApi<Row, Query extends PageQuery, Input> {
  list: Endpoint<Query, Page<Row>>;
  one?: Endpoint<ById, Row>;
  create?: Endpoint<Input, Row>;
  update?: Endpoint<Input, Row>;
  export?: Endpoint<Omit<Query, 'page' | 'limit'>, ExportedFile>;
}

export interface CrudDeclaration<Row extends ById, Query extends PageQuery, Input> {
  /** `<locale file>.<section>`, e.g. `company.company`. */
  name: string;
  api: CrudApi<Row, Query, Input>;
  columns: Column<Row>[];
  filters?: Filter<Query>[];
  form?: Field<Input>[];
  toolbar?: StandardToolbarAction[];
  rowActions?: (StandardRowAction | RowAction<Row>)[];
  batchActions?: BatchAction<Row>[];
  /** What stands below a row while it is open. */
  detail?: (row: Row) => ReactNode;
  /** Policy of each action by its code; an action without one is visible to everybody. */
  policies?: Record<string, Policy>;
  /** Sort of the first load, as `key ascending` or `key descending`. */
  defaultSort?: `${KeyOf<Row>} ${'ascending' | 'descending'}`;
}
