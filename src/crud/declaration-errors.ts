import type { ById, PageQuery } from '@/api/types';
import { savesInline } from './list-columns';
import { withCode } from './row-actions';
import type { CrudDeclaration } from '@/schema/crud';

/**
 * Lists the columns and actions of a declaration that save a record although no endpoint for that is declared. The
 * compiler finds every other endpoint or form that is missing.
 */
export function declarationErrors<Row extends ById, Query extends PageQuery, Input>({
  name,
  api,
  columns,
  rowActions = [],
}: CrudDeclaration<Row, Query, Input>): string[] {
  if (api.update) return [];
  const savingColumns = columns.filter((column) => savesInline(column) || column.edit);
  const savingActions = rowActions
    .map(withCode)
    .filter((action) => 'set' in action && action.set !== undefined);
  return [
    ...savingColumns.map(({ key }) => `column ${key}`),
    ...savingActions.map(({ code }) => code),
  ].map((part) => `${name}: ${part} has no api.update`);
}
