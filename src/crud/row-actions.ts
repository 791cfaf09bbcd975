import type { ById, PageQuery } from '@/api/types';
import type { CrudDeclaration, RowAction } from '@/schema/crud';

const differs =
  <Row>(set: Partial<Row>) =>
  (row: Row) =>
    Object.entries(set).some(([key, value]) => row[key as keyof Row] !== value); // The entries are the row's own.

/** The declared actions with what their codes and shorthands stand for written out. */
export function writtenActions<Row extends ById, Query extends PageQuery, Input>({
  api,
  rowActions = [],
}: CrudDeclaration<Row, Query, Input>): RowAction<Row>[] {
  return rowActions.map((declared) => {
    const action = typeof declared === 'string' ? { code: declared } : declared;
    const { code, set, run, to, opens } = action;
    if (set) {
      return {
        visible: differs(set),
        // What a record of the list holds is what its update takes; the server ignores the rest.
        run: async (row, options) => api.update?.({ ...row, ...set } as unknown as Input, options),
        ...action,
      };
    }
    if (code === 'delete' && !run && !to && !opens) {
      return {
        confirm: true,
        danger: true,
        run: async ({ id }, options) => api.remove?.({ id }, options),
        ...action,
      };
    }
    return action;
  });
}
