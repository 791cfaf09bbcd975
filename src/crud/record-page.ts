import type { AnyRecord, InputOf, QueryOf, RowOf } from '@/api/record';
import type { ReadOnlyColumn } from '@/schema/column';
import type { CheckedDeclaration, StandardRowAction, StandardToolbarAction } from '@/schema/crud';
import type { Field } from '@/schema/field';
import type { KeyedDeclaration, ReadOnlyColumns, RecordForm } from '@/schema/keyed';
import { crudPage, crudPart } from './crud-page';
import { wholeParts, withProperties } from './keyed';

/** The declaration of a list of a record, for `CrudList`. */
export function recordList<
  Declared extends AnyRecord,
  RowCode extends StandardRowAction = never,
  ToolbarCode extends StandardToolbarAction = never,
>(page: KeyedDeclaration<Declared, RowCode, ToolbarCode>) {
  // `KeyedDeclaration` checks the same as `CheckedDeclaration`; the properties complete it.
  return withProperties(page) as unknown as CheckedDeclaration<
    RowOf<Declared>,
    QueryOf<Declared>,
    InputOf<Declared>,
    RowCode,
    ToolbarCode
  >;
}

/** The page of a record, which names the properties that it shows. */
export const recordPage = <
  Declared extends AnyRecord,
  RowCode extends StandardRowAction = never,
  ToolbarCode extends StandardToolbarAction = never,
>(
  page: KeyedDeclaration<Declared, RowCode, ToolbarCode>,
) => crudPage(recordList(page));

/** A list of a record for use in a page or popup. */
export const recordPart = <
  Declared extends AnyRecord,
  RowCode extends StandardRowAction = never,
  ToolbarCode extends StandardToolbarAction = never,
>(
  page: KeyedDeclaration<Declared, RowCode, ToolbarCode>,
) => crudPart(recordList(page));

/** The columns of a record, for code that shows them outside of its list as well. */
export const recordColumns = <Declared extends AnyRecord>(
  record: Declared,
  columns: ReadOnlyColumns<Declared>,
) =>
  // The compiler has checked the names; the properties complete the declarations.
  wholeParts('column', record, columns) as ReadOnlyColumn<RowOf<Declared>>[];

/** The fields of a record, for forms outside of its list as well. */
export const recordFields = <Declared extends AnyRecord>(
  record: Declared,
  fields: RecordForm<Declared>,
) =>
  // As for columns.
  wholeParts('field', record, fields) as Field<InputOf<Declared>>[];
