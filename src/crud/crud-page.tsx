import type { AnyRecord } from '@/api/record';
import type { ById, PageQuery } from '@/api/types';
import type { CheckedDeclaration, StandardRowAction, StandardToolbarAction } from '@/schema/crud';
import type { RecordPage } from '@/schema/record-page';
import { CrudList } from './crud-list';
import { declareList } from './declare';

/** A page component from a whole declaration. Tests and settings read the declaration as `.page`. */
export function listPage<
  Row extends ById,
  Query extends PageQuery,
  Input,
  RowCode extends StandardRowAction = never,
  ToolbarCode extends StandardToolbarAction = never,
>(page: CheckedDeclaration<Row, Query, Input, RowCode, ToolbarCode>) {
  const CrudPage = () => <CrudList page={page} />;
  return Object.assign(CrudPage, { page });
}

/** The same for a list in a page or popup; `baseQuery` selects its records, e.g. the lines of one company. */
export function listPart<
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

/** The page of a record, which names the properties that it shows. */
export const crudPage = <
  Resource extends AnyRecord,
  RowCode extends StandardRowAction = never,
  ToolbarCode extends StandardToolbarAction = never,
>(
  page: RecordPage<Resource, RowCode, ToolbarCode>,
) => listPage(declareList(page));

/** A list of a record for use in a page or popup. */
export const crudPart = <
  Resource extends AnyRecord,
  RowCode extends StandardRowAction = never,
  ToolbarCode extends StandardToolbarAction = never,
>(
  page: RecordPage<Resource, RowCode, ToolbarCode>,
) => listPart(declareList(page));
