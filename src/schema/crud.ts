/**
 * What a screen is, as data: a page declares its columns, filters, fields and actions with these types and
 * those of the three files beside; the elements draw them.
 */
import type { ReactNode } from 'react';
import type { AnyEndpoint, CallOptions, Endpoint } from '@/api/endpoint';
import type { ById, ExportedFile, Page, PageQuery } from '@/api/types';
import type { Policy } from '@/policies';
import type { KeyOf, ListColumn } from './column';
import type { Field } from './field';
import type { Filter } from './filter';

/** What an action opens over its list; `close(true)` says that something has changed. */
export type Opens<Subject> = (subject: Subject, close: (changed?: boolean) => void) => ReactNode;

/** Label of an action: `<name>.actions.<code>`, else the standard one of that code. */
interface ActionBase {
  code: string;
  policy?: Policy;
}

/**
 * Does one thing: sends a call (`run`, `set`), goes somewhere (`to`) or opens something (`opens`). Without any of
 * them the code itself says what: `edit` and `copy` open the form, `delete` deletes.
 */
export interface RowAction<Row> extends ActionBase {
  visible?: (row: Row) => boolean;
  danger?: boolean;
  /** Asks first with `<name>.confirms.<code>`, which may interpolate the row's properties. */
  confirm?: boolean;
  /** Offered for all picked rows as well: one call per row, with the outcome of each. */
  batch?: boolean;
  /** Then says that it worked and loads the list again. Must pass the options on. */
  run?: (row: Row, options?: CallOptions) => Promise<unknown>;
  /** Saves the record with these values; offered only where they differ, unless `visible` says otherwise. */
  set?: Partial<Row>;
  to?: (row: Row) => string;
  opens?: Opens<Row>;
}
/** What is needed of an action to run it on many rows. */
export type BatchAction<Row> = Pick<RowAction<Row>, 'code' | 'danger' | 'visible' | 'run'>;
export type StandardRowAction = 'edit' | 'copy' | 'delete';

/** A button over the list, which gets the query of the rows on screen; a standard code needs nothing else. */
export interface ToolbarAction<Query> extends ActionBase {
  run?: (query: Query) => Promise<unknown>;
  to?: () => string;
  opens?: Opens<Query>;
}
/** Turns the text of a cell into what the call takes; undefined: there is no such thing. */
export type CellReader = (text: string) => unknown;

/** Lets the user put all records in order by hand. */
export interface Ordering<Row, Query> {
  load: (fixed: Partial<Query>, options: CallOptions) => Promise<readonly Row[]>;
  /** Gets all records in their new order. */
  save: (rows: Row[], fixed: Partial<Query>) => Promise<unknown>;
  /** What a record is called among the others; by its title column when missing. */
  nameOf?: (row: Row) => string;
}

/** `export` asks the server for a file; `exportTable` takes what is on screen, all pages of it. */
export type StandardToolbarAction = 'new' | 'import' | 'export' | 'exportTable' | 'sort';

export interface CrudApi<Row, Query extends PageQuery, Input> {
  list: Endpoint<Query, Page<Row>>;
  one?: Endpoint<ById, Row>;
  /** What its form takes, where the server has a call of its own for that. */
  edit?: Endpoint<ById, Input>;
  create?: Endpoint<Input, unknown>;
  update?: Endpoint<Input, unknown>;
  remove?: Endpoint<ById, unknown>;
  export?: Endpoint<Omit<Query, 'page' | 'limit'>, ExportedFile>;
}

export interface CrudDeclaration<Row extends ById, Query extends PageQuery, Input> {
  /** `<locale file>.<section>`, e.g. `company.company`. */
  name: string;
  /** What every action needs that does not name a policy of its own. */
  policy?: Policy;
  api: CrudApi<Row, Query, Input>;
  columns: ListColumn<Row>[];
  filters?: Filter<Query>[];
  form?: NoInfer<Field<Input>[]>;
  /** What is in the form, as it will look: a phone's screen, for instance. */
  preview?: (values: Partial<Input>) => ReactNode;
  /** What a new record starts with. */
  defaults?: Partial<Input>;
  toolbar?: (StandardToolbarAction | ToolbarAction<Query>)[];
  rowActions?: (StandardRowAction | RowAction<Row>)[];
  /** What stands below a row while it is open. */
  detail?: (row: Row) => ReactNode;
  /** File below `/template` for `import`, and how to read columns that are no plain text. */
  import?: { template: string; readers?: Readonly<Record<string, CellReader>> };
  /** For `sort`. */
  ordering?: Ordering<Row, Query>;
  /** Lists elsewhere that tell of these records, e.g. how many there are. */
  outdates?: AnyEndpoint[];
  /** Sort of the first load, as `key ascending` or `key descending`. */
  defaultSort?: `${KeyOf<Row>} ${'ascending' | 'descending'}`;
}
