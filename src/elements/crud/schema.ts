/**
 * What a screen is, as data: a page declares its columns, filters, fields and actions with these types and
 * those of the three files beside; the elements draw them.
 */
import type { ReactNode } from 'react';
import type { CallOptions, Endpoint } from '@/api/endpoint';
import type { ById, ExportedFile, Page, PageQuery } from '@/api/types';
import type { Policy } from '@/policies';
import type { Column, KeyOf } from './column-schema';
import type { Field } from './field-schema';
import type { Filter } from './filter-schema';

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
