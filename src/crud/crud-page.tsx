import type { ById, PageQuery } from '@/api/types';
import type { CheckedDeclaration, StandardRowAction, StandardToolbarAction } from '@/schema/crud';
import { CrudList } from './crud-list';

/** A page component from a list declaration. Tests and settings read the declaration as `.page`. */
export function crudPage<
  Row extends ById,
  Query extends PageQuery,
  Input,
  RowCode extends StandardRowAction = never,
  ToolbarCode extends StandardToolbarAction = never,
>(page: CheckedDeclaration<Row, Query, Input, RowCode, ToolbarCode>) {
  const CrudPage = () => <CrudList page={page} />;
  return Object.assign(CrudPage, { page });
}

/** A list component for use in a page or popup; `baseQuery` selects its records, e.g. the lines of one company. */
export function crudPart<
  Row extends ById,
  Query extends PageQuery,
  Input,
  RowCode extends StandardRowAction = never,
  ToolbarCode extends StandardToolbarAction = never,
>(page: CheckedDeclaration<Row, Query, Input, RowCode, ToolbarCode>) {
  const CrudPart = ({ baseQuery }: { baseQuery?: Partial<Query> }) => (
    <CrudList page={page} baseQuery={baseQuery} embedded />
  );
  return Object.assign(CrudPart, { page });
}
