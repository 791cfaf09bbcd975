/**
 * A screen as data: a page declares its columns, filters, fields and actions with these types and
 * those of the three other files of this folder; the elements render them.
 */
import type { IconDefinition } from '@ant-design/icons-svg/es/types';
import type { ReactNode } from 'react';
import type { AnyEndpoint, CallOptions, Endpoint } from '@/api/endpoint';
import type { ById, ExportedFile, Page, PageQuery } from '@/api/types';
import type { ListRefresh } from '@/config/limits';
import type { Policy } from '@/policies';
import type { KeyOf, ListColumn, ReadOnlyColumn } from './column';
import type { AnyField, Field, Preload, Values } from './field';
import type { Filter } from './filter';
import type { Queue } from './queue';

/** What an action opens over its list; `close(true)` says that something has changed. */
export interface RenderDialog<Subject> {
  (subject: Subject, close: (changed?: boolean) => void): ReactNode;
  /** Loads the code of what it opens. */
  preload?: Preload;
}

/** The locale key of the label is `<name>.actions.<code>`; standard codes have a label of their own. */
interface ActionBase {
  code: string;
  policy?: Policy;
}

interface RowActionOptions<Row> {
  visible?: (row: Row) => boolean;
  danger?: boolean;
  /** Confirms with the text `<name>.confirms.<code>`, which may interpolate the properties of the row. */
  confirm?: boolean;
  /** Offered for all selected rows as well: one call per row, with the result of each. */
  batch?: boolean;
}
/** An action of a row, as the list runs it. */
export interface RowAction<Row> extends ActionBase, RowActionOptions<Row> {
  /** Reports success and reloads the list afterwards. Must pass the options on. */
  run?: (row: Row, options?: CallOptions) => Promise<unknown>;
  /** Saves the record with these values; shown only where they differ, unless `visible` says otherwise. */
  set?: Partial<Row>;
  /** Whether the server takes the former values of `set` back; it does unless this says otherwise. */
  canUndo?: (row: Row) => boolean;
  to?: (row: Row) => string;
  dialog?: RenderDialog<Row>;
}
/** The part of an action that is needed to run it on many rows. */
export type BatchAction<Row> = Pick<
  RowAction<Row>,
  'code' | 'danger' | 'visible' | 'run' | 'set' | 'canUndo'
>;
/** `edit` and `copy` open the form, `delete` deletes. */
export type StandardRowAction = 'edit' | 'copy' | 'delete';

/** A button above the list, as the list runs it; it gets the query of the rows on screen. */
export interface ToolbarAction<Query> extends ActionBase {
  /** The standard codes have an icon of their own. */
  icon?: IconDefinition;
  to?: () => string;
  dialog?: RenderDialog<Query>;
}
/** `export` asks the server for a file; `exportTable` writes all pages of the rows on screen. */
export type StandardToolbarAction = 'new' | 'import' | 'export' | 'exportTable' | 'sort';

type OneOf<Action, Keys extends keyof Action> = {
  [Key in Keys]: Action & Required<Pick<Action, Key>>;
}[Keys];
/** A standard action by its code, the same with options, or an action that declares what it does. */
type DeclaredRowAction<Row, Code extends string> =
  | ReadOnlyRowAction<Row, Code>
  | (Required<Pick<RowAction<Row>, 'set'>> & RowAction<Row> & { standard?: never });
/** An action of a list without an endpoint that saves its records. */
type ReadOnlyRowAction<Row, Code extends string> =
  // Spelled as a template so that only texts, not whole actions, are taken for codes.
  | `${Code}`
  | ({ standard: `${Code}`; code?: never; policy?: Policy } & RowActionOptions<Row>)
  | (OneOf<RowAction<Row>, 'run' | 'to' | 'dialog'> & { standard?: never; set?: undefined });
type DeclaredToolbarAction<Query, Code extends string> =
  | `${Code}`
  | { standard: `${Code}`; code?: never; policy?: Policy }
  | (OneOf<ToolbarAction<Query>, 'to' | 'dialog'> & { standard?: never } &
      // All buttons of a toolbar have an icon, or their texts would not align.
      ({ code: StandardToolbarAction } | { icon: IconDefinition }));

/** Lets the user sort all records by hand. */
export interface Ordering<Row, Query> {
  load: (baseQuery: Partial<Query>, options: CallOptions) => Promise<readonly Row[]>;
  /** Gets all records in their new order. */
  save: (rows: Row[], baseQuery: Partial<Query>) => Promise<unknown>;
  /** The name of a record in the list; its title column when missing. */
  nameOf?: (row: Row) => string;
}

export interface CrudApi<Row, Query extends PageQuery, Input> {
  list: Endpoint<Query, Page<Row>>;
  one?: Endpoint<ById, Row>;
  /** The values of the form, when the server has a separate call for them. */
  edit?: Endpoint<ById, Input>;
  create?: Endpoint<Input, unknown>;
  update?: Endpoint<Input, unknown>;
  remove?: Endpoint<ById, unknown>;
  export?: Endpoint<Omit<Query, 'page' | 'limit'>, ExportedFile>;
}

/** Values of a record with calls of their own, which can be set for all selected rows. */
export interface BulkPart {
  policy?: Policy;
  fields: AnyField[];
  load: (row: ById, options: CallOptions) => Promise<Values>;
  save: (values: Values, options: CallOptions) => Promise<unknown>;
}

/** A declared list with any actions, for code that draws it. Pages declare a `CheckedDeclaration`. */
export interface CrudDeclaration<
  Row extends ById,
  Query extends PageQuery,
  Input,
  RowCode extends StandardRowAction = StandardRowAction,
  ToolbarCode extends StandardToolbarAction = StandardToolbarAction,
> {
  /** `<locale file>.<section>`, e.g. `company.company`. */
  name: string;
  /** The policy of all actions that do not declare one. */
  policy?: Policy;
  api: CrudApi<Row, Query, Input>;
  columns: ListColumn<Row>[];
  filters?: Filter<Query>[];
  form?: NoInfer<Field<Input>[]>;
  /** Previews the values of the form, e.g. as a phone shows them. */
  preview?: (values: Partial<Input>) => ReactNode;
  /** The initial values of a new record. */
  defaults?: Partial<Input>;
  toolbar?: DeclaredToolbarAction<Query, ToolbarCode>[];
  rowActions?: DeclaredRowAction<Row, RowCode>[];
  /** The content below an expanded row. */
  detail?: (row: Row) => ReactNode;
  /** `import` adds records. `template`: a file below `/template`; `unique`: what the server accepts only once. */
  import?: { template: string; unique?: KeyOf<Row>[] };
  /** Fields that can be set for all selected rows, besides those of the form. */
  bulkPart?: BulkPart;
  /** How often the list asks for its rows again until the user chooses otherwise; off when missing. */
  refresh?: ListRefresh;
  /** For `sort`. */
  ordering?: Ordering<Row, Query>;
  /** Offers to work through the waiting records one at a time. */
  queue?: Queue<Row, Query>;
  /** Other lists that show data of these records, e.g. their number. */
  invalidates?: AnyEndpoint[];
  /** Sort of the first load, as `key ascending` or `key descending`. */
  defaultSort?: `${KeyOf<Row>} ${'ascending' | 'descending'}`;
}

/** The call that each standard action needs. */
interface CallOf {
  new: 'create';
  copy: 'create';
  import: 'create';
  edit: 'update';
  delete: 'remove';
  export: 'export';
  exportTable: never;
  sort: never;
}
/** The other parts of a declaration that it needs. */
interface PartOf {
  new: 'form';
  copy: 'form';
  import: 'form' | 'import';
  edit: 'form';
  delete: never;
  export: never;
  exportTable: never;
  sort: 'ordering';
}
/** A list that offers only the standard actions whose calls and forms it declares, and saves records only with `update`. */
export type CheckedDeclaration<
  Row extends ById,
  Query extends PageQuery,
  Input,
  RowCode extends StandardRowAction = never,
  ToolbarCode extends StandardToolbarAction = never,
> = Required<Pick<CrudDeclaration<Row, Query, Input>, PartOf[RowCode | ToolbarCode]>> & {
  api: Required<Pick<CrudApi<Row, Query, Input>, CallOf[RowCode | ToolbarCode]>>;
} & (
    | (CrudDeclaration<Row, Query, Input, RowCode, ToolbarCode> & {
        api: { update: Endpoint<Input, unknown> };
      })
    | (Omit<CrudDeclaration<Row, Query, Input, RowCode, ToolbarCode>, 'columns' | 'rowActions'> & {
        columns: ReadOnlyColumn<Row>[];
        rowActions?: ReadOnlyRowAction<Row, RowCode>[];
      })
  );
