import type { ReactNode } from 'react';
import type { CallOptions } from '@/api/endpoint';
import type { AnyRecord, InputOf, QueryOf, RowOf } from '@/api/record';
import type { ReadOnlyColumn } from '@/schema/column';
import type {
  CheckedDeclaration,
  RecordBody,
  StandardRowAction,
  StandardToolbarAction,
} from '@/schema/crud';
import type { Field } from '@/schema/field';
import type { RecordPage, ReadOnlyColumns, RecordForm } from '@/schema/record-page';
import { resolveEntries, resolvePage } from './resolve-properties';

/** The declaration of a list of a record, for `CrudList`. */
export function declareList<
  Resource extends AnyRecord,
  RowCode extends StandardRowAction = never,
  ToolbarCode extends StandardToolbarAction = never,
>(page: RecordPage<Resource, RowCode, ToolbarCode>) {
  // `RecordPage` checks the same as `CheckedDeclaration`; the properties complete it.
  return resolvePage(page) as CheckedDeclaration<
    RowOf<Resource>,
    QueryOf<Resource>,
    InputOf<Resource>,
    RowCode,
    ToolbarCode
  >;
}

/** The columns of a record, for code that shows them outside of its list as well. */
export const declareColumns = <Resource extends AnyRecord>(
  record: Resource,
  columns: ReadOnlyColumns<Resource>,
) =>
  // The compiler has checked the names; the properties complete the declarations.
  resolveEntries('column', record, columns) as ReadOnlyColumn<RowOf<Resource>>[];

/** The fields of a record, for forms outside of its list as well. */
export const declareFields = <Resource extends AnyRecord>(
  record: Resource,
  fields: RecordForm<Resource>,
) =>
  // The compiler has checked the names; the properties complete the declarations.
  resolveEntries('field', record, fields) as Field<InputOf<Resource>>[];

/** A panel whose content needs more than the row. */
export const declareBody = <Row, Loaded>(
  body: Omit<RecordBody<Row>, 'load' | 'content'> & {
    load: (row: Row, options: CallOptions) => Promise<Loaded>;
    content: (row: Row, loaded: Loaded) => ReactNode;
  },
): RecordBody<Row> => ({
  ...body,
  // The panel passes on what `load` has returned.
  content: (row, loaded) => body.content(row, loaded as Loaded),
});
