import type { AnyRecord, InputOf, QueryOf, RowOf } from '@/api/record';
import type { CheckedDeclaration, StandardRowAction, StandardToolbarAction } from '@/schema/crud';
import type { KeyedDeclaration } from '@/schema/keyed';
import { crudPage } from './crud-page';
import { withProperties } from './keyed';

/** The page of a record, which names the properties that it shows. */
export function recordPage<
  Declared extends AnyRecord,
  RowCode extends StandardRowAction = never,
  ToolbarCode extends StandardToolbarAction = never,
>(page: KeyedDeclaration<Declared, RowCode, ToolbarCode>) {
  // `KeyedDeclaration` checks the same as `CheckedDeclaration`; the properties complete it.
  const whole = withProperties(page) as unknown as CheckedDeclaration<
    RowOf<Declared>,
    QueryOf<Declared>,
    InputOf<Declared>,
    RowCode,
    ToolbarCode
  >;
  return crudPage(whole);
}
