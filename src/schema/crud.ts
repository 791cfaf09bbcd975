/**
 * The types with which a page declares a list: its columns, filters, fields and actions. The other files of this folder
 * hold the types of the parts, and `CrudList` renders the declaration.
 */
import type { IconDefinition } from '@ant-design/icons-svg/es/types';
import type { ReactNode } from 'react';
import type { AnyEndpoint, CallOptions, Endpoint } from '@/api/endpoint';
import type { ById, ExportedFile, Page, PageQuery } from '@/api/types';
import type { ListRefresh } from '@/config/limits';
import type { Policy } from '@/policies';
import type { CardPlaces, KeyOf, ListColumn, ReadOnlyColumn } from './column';
import type { AnyField, Field, Preload, Values } from './field';
import type { Filter } from './filter';
import type { ListLayouts } from './layout';
import type { ListSheet } from './price-sheet';
import type { Queue } from './queue';

/** Renders the dialog that an action opens. `close(true)` reloads the list, because something has changed. */
export interface RenderDialog<Subject> {
  (subject: Subject, close: (changed?: boolean) => void): ReactNode;
  /** Loads the code of the dialog, so that it opens without delay. */
  preload?: Preload;
}

/** An action of a row. */
export interface RowAction<Row> {
  /** The locale key of the label is `<name>.actions.<code>`; standard codes have a label of their own. */
  code: string;
  policy?: Policy;
  visible?: (row: Row) => boolean;
  danger?: boolean;
  /**
   * Asks before the action runs, with the text `<name>.confirms.<code>`, which may interpolate properties of the row.
   */
  confirm?: boolean;
  /** Offers the action for all selected rows too. It sends one call per row and lists the results. */
  batch?: boolean;
  /**
   * Runs the action. The list reports success and reloads afterwards. Pass `options` to the call, so that the list
   * reports a failure.
   */
  run?: (row: Row, options?: CallOptions) => Promise<unknown>;
  /**
   * Saves the record with these values. The action is hidden on rows that have them already, unless `visible` is given.
   */
  set?: Partial<Row>;
  /** Whether the old values can be saved again, so that the list offers to undo `set`. The default is true. */
  canUndo?: (row: Row) => boolean;
  to?: (row: Row) => string;
  dialog?: RenderDialog<Row>;
}
/** `edit` and `copy` open the form, `delete` deletes. */
export type StandardRowAction = 'edit' | 'copy' | 'delete';

/** What a panel loads on its own, so that the rest of the record is there without it. */
export interface RecordPart<Data> {
  key: readonly [name: string, ...rest: unknown[]];
  load: (options: CallOptions) => Promise<Data>;
}

/** What a panel shows of a record. */
export interface RecordBody<Row> {
  /** Loads what the row does not have. The list loads it for the next record in advance, as it does with the parts. */
  load?: (row: Row, options: CallOptions) => Promise<unknown>;
  parts?: (row: Row) => readonly RecordPart<unknown>[];
  /** `loaded` is what `load` has returned; `declareBody` knows its type. */
  content: (row: Row, loaded: unknown) => ReactNode;
}

/** A record that a list shows beside its rows. */
export interface RecordPanel<Row> {
  policy?: Policy;
  title: (row: Row) => string;
  /** The page of the record. The panel has a link to it, and so have the action `details` and, in a new tab, the name. */
  page?: (row: Row) => string;
  /**
   * Imports what the panel shows, which loads when the list is there and the browser is idle. Without it, the panel shows
   * the values of all columns.
   */
  body?: () => Promise<RecordBody<Row>>;
}

/** A button above the list. Its handler gets the query of the rows on the screen. */
export interface ToolbarAction<Query> {
  code: string;
  policy?: Policy;
  /** Required, except for the standard codes, which have icons. */
  icon?: IconDefinition;
  to?: () => string;
  dialog?: RenderDialog<Query>;
}
/** `export` asks the server for a file. `exportTable` loads all pages and writes the file in the browser. */
export type StandardToolbarAction = 'new' | 'import' | 'export' | 'exportTable' | 'sort';

type OneOf<Action, Keys extends keyof Action> = {
  [Key in Keys]: Action & Required<Pick<Action, Key>>;
}[Keys];
/** A row action: the code of a standard action, a standard action with options, or an action of the page. */
type DeclaredRowAction<Row, Code extends string> =
  | ReadOnlyRowAction<Row, Code>
  | (Required<Pick<RowAction<Row>, 'set'>> & RowAction<Row> & { standard?: never });
/** An action of a list without an endpoint that saves its records. */
export type ReadOnlyRowAction<Row, Code extends string> =
  // A template literal type, so that TypeScript infers `Code` from strings only and not from whole actions.
  | `${Code}`
  | ({ standard: `${Code}`; code?: never } & Pick<
      RowAction<Row>,
      'policy' | 'visible' | 'danger' | 'confirm' | 'batch'
    >)
  | (OneOf<RowAction<Row>, 'run' | 'to' | 'dialog'> & { standard?: never; set?: undefined });
type DeclaredToolbarAction<Query, Code extends string> =
  | `${Code}`
  | { standard: `${Code}`; code?: never; policy?: Policy }
  | (OneOf<ToolbarAction<Query>, 'to' | 'dialog'> & { standard?: never } &
      // Every toolbar button needs an icon, because the texts would not align otherwise.
      ({ code: StandardToolbarAction } | { icon: IconDefinition }));

/** Lets users arrange all records by hand. */
export interface Ordering<Row, Query> {
  load: (baseQuery: Partial<Query>, options: CallOptions) => Promise<readonly Row[]>;
  /** Saves the order. `rows` are all records in their new order. */
  save: (rows: Row[], baseQuery: Partial<Query>) => Promise<unknown>;
  /** The name of a record in the sort dialog. The default is the value of its title column. */
  nameOf?: (row: Row) => string;
  /**
   * The places in which users see the record, such as the adverts of a page in a sub-station. The dialog shows those of
   * one place; without it, all records.
   */
  placesOf?: (row: Row) => readonly string[];
}

export interface CrudApi<Row, Query extends PageQuery, Input> {
  list: Endpoint<Query, Page<Row>>;
  one?: Endpoint<ById, Row>;
  /** Loads the values of the form, if the server has a separate call for them. */
  edit?: Endpoint<ById, Input>;
  create?: Endpoint<Input, unknown>;
  update?: Endpoint<Input & ById, unknown>;
  remove?: Endpoint<ById, unknown>;
  export?: Endpoint<Omit<Query, 'page' | 'limit'>, ExportedFile>;
}

/** Fields with their own calls that the bulk edit offers besides the fields of the form. */
export interface BulkPart {
  policy?: Policy;
  fields: AnyField[];
  load: (row: ById, options: CallOptions) => Promise<Values>;
  save: (values: Values, options: CallOptions) => Promise<unknown>;
}

/** A declared list with any actions, for code that renders it. Pages use `CheckedDeclaration`. */
export interface CrudDeclaration<
  Row extends ById,
  Query extends PageQuery,
  Input,
  RowCode extends StandardRowAction = StandardRowAction,
  ToolbarCode extends StandardToolbarAction = StandardToolbarAction,
> {
  /** `<locale file>.<section>`, e.g. `company.company`. */
  name: string;
  /** The policy that every action requires unless it declares its own. */
  policy?: Policy;
  api: CrudApi<Row, Query, Input>;
  columns: ListColumn<Row>[];
  card?: CardPlaces<KeyOf<Row>>;
  filters?: Filter<Query>[];
  form?: NoInfer<Field<Input>[]>;
  /** Renders a preview of the form values next to the form, for example as a phone shows them. */
  preview?: (values: Partial<Input>) => ReactNode;
  /** The initial values of a new record. */
  defaults?: Partial<Input>;
  /** What the head of the list says about its records besides their number. A line, whatever it says. */
  note?: () => ReactNode;
  toolbar?: DeclaredToolbarAction<Query, ToolbarCode>[];
  rowActions?: DeclaredRowAction<Row, RowCode>[];
  /** Shows a record beside the list, with the row actions: its name, Enter and the action `details` open it. */
  panel?: RecordPanel<Row>;
  /** Renders the content below an expanded row. */
  detail?: (row: Row) => ReactNode;
  /**
   * Options of the `import` button. `template` is a file below `/template`. `unique` are the keys whose values the
   * server accepts only once.
   */
  import?: { template: string; unique?: KeyOf<Row>[] };
  /** Fields that the bulk edit offers besides those of the form. */
  bulkPart?: BulkPart;
  /** Lets users see two to five selected records side by side, by the columns of the list. */
  compare?: boolean;
  /** How the list can show its records besides the table. */
  layouts?: ListLayouts<Row>;
  /** Makes a price sheet of the selected rows, and of a layout that shows prices. */
  sheet?: ListSheet<Row>;
  /** How often the list reloads until the user chooses another interval. Off by default. */
  refresh?: ListRefresh;
  /** Required by the `sort` button. */
  ordering?: Ordering<Row, Query>;
  /** Lets users work through the waiting records one at a time. */
  queue?: Queue<Row, Query>;
  /** Other lists to reload after a change, because they show data of these records, for example their number. */
  invalidates?: AnyEndpoint[];
  /** The initial sort order, as `key ascending` or `key descending`. */
  defaultSort?: `${KeyOf<Row>} ${'ascending' | 'descending'}`;
}

/** The call that each standard action requires in `api`. */
export interface RequiredCall {
  new: 'create';
  copy: 'create';
  import: 'create';
  edit: 'update';
  delete: 'remove';
  export: 'export';
  exportTable: never;
  sort: never;
}
/** The members of the declaration that each standard action requires. */
export interface RequiredMember {
  new: 'form';
  copy: 'form';
  import: 'form' | 'import';
  edit: 'form';
  delete: never;
  export: never;
  exportTable: never;
  sort: 'ordering';
}
/**
 * A list as a page declares it. The compiler rejects standard actions whose calls or forms are missing, and editable
 * columns without `update`.
 */
export type CheckedDeclaration<
  Row extends ById,
  Query extends PageQuery,
  Input,
  RowCode extends StandardRowAction = never,
  ToolbarCode extends StandardToolbarAction = never,
> = Required<Pick<CrudDeclaration<Row, Query, Input>, RequiredMember[RowCode | ToolbarCode]>> & {
  api: Required<Pick<CrudApi<Row, Query, Input>, RequiredCall[RowCode | ToolbarCode]>>;
} & (
    | (CrudDeclaration<Row, Query, Input, RowCode, ToolbarCode> & {
        api: { update: Endpoint<Input & ById, unknown> };
      })
    | (Omit<CrudDeclaration<Row, Query, Input, RowCode, ToolbarCode>, 'columns' | 'rowActions'> & {
        columns: ReadOnlyColumn<Row>[];
        rowActions?: ReadOnlyRowAction<Row, RowCode>[];
      })
  );
