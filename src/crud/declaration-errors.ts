import type { ById, PageQuery } from '@/api/types';
import { savesInline } from './list-columns';
import { withCode } from './row-actions';
import type { CrudDeclaration, RowAction, ToolbarAction } from '@/schema/crud';

/** Whether an action declares what it does. Otherwise its code must name a standard action. */
const hasBehaviour = <Row, Query>(action: RowAction<Row> | ToolbarAction<Query>) =>
  [action.run, action.to, action.opens, 'set' in action && action.set].some(Boolean);

/** Lists the actions of a declaration that cannot work because the endpoint or form they need is not declared. */
export function declarationErrors<Row extends ById, Query extends PageQuery, Input>({
  name,
  api,
  form,
  columns,
  rowActions,
  toolbar,
  ordering,
  import: file,
}: CrudDeclaration<Row, Query, Input>): string[] {
  const needs: Record<string, Record<string, unknown>> = {
    new: { form, 'api.create': api.create },
    copy: { form, 'api.create': api.create },
    edit: { form, 'api.update': api.update },
    delete: { 'api.remove': api.remove },
    import: { form, 'api.create': api.create, import: file },
    export: { 'api.export': api.export },
    exportTable: {},
    sort: { ordering },
    set: { 'api.update': api.update },
    column: { 'api.update': api.update },
  };
  const missing = (what: string, kind: string) => {
    const parts = Object.entries(needs[kind] ?? { 'work of its own': undefined });
    return parts.filter(([, part]) => !part).map(([part]) => `${name}: ${what} has no ${part}`);
  };
  const actions = [...(rowActions ?? []).map(withCode), ...(toolbar ?? []).map(withCode)];
  return [
    ...actions.flatMap((action) => {
      if ('set' in action && action.set) return missing(action.code, 'set');
      return hasBehaviour(action) ? [] : missing(action.code, action.code);
    }),
    ...columns
      .filter((column) => savesInline(column) || column.edit)
      .flatMap(({ key }) => missing(`column ${key}`, 'column')),
  ];
}
