import type { AnyRecord, InputOf, QueryOf, RowOf } from '@/api/record';
import type { ReadOnlyColumn } from '@/schema/column';
import type { CheckedDeclaration, StandardRowAction, StandardToolbarAction } from '@/schema/crud';
import type { Field } from '@/schema/field';
import type { KeyedDeclaration, ReadOnlyColumns, RecordForm } from '@/schema/keyed';
import { wholeParts, withProperties } from './keyed';

/** The declaration of a list of a record, for `CrudList`. */
export function declareList<
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

/** The columns of a record, for code that shows them outside of its list as well. */
export const declareColumns = <Declared extends AnyRecord>(
  record: Declared,
  columns: ReadOnlyColumns<Declared>,
) =>
  // The compiler has checked the names; the properties complete the declarations.
  wholeParts('column', record, columns) as ReadOnlyColumn<RowOf<Declared>>[];

/** The fields of a record, for forms outside of its list as well. */
export const declareFields = <Declared extends AnyRecord>(
  record: Declared,
  fields: RecordForm<Declared>,
) =>
  // The compiler has checked the names; the properties complete the declarations.
  wholeParts('field', record, fields) as Field<InputOf<Declared>>[];
