import type { AnyRecord, InputOf, QueryOf, RowOf } from '@/api/record';
import type { CheckedDeclaration, StandardRowAction, StandardToolbarAction } from '@/schema/crud';
import type { KeyedDeclaration } from '@/schema/keyed';
import { crudPage, crudPart } from './crud-page';
import { withProperties } from './keyed';

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
