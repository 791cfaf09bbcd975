import type { AnyRecord } from '@/api/record';
import type { ById, PageQuery } from '@/api/types';
import type { CheckedDeclaration, StandardRowAction, StandardToolbarAction } from '@/schema/crud';
import type { RecordPage } from '@/schema/record-page';
import { CrudList } from './crud-list';
import { declareList } from './declare';

const declaredList =
  (embedded: boolean) =>
  <
    Row extends ById,
    Query extends PageQuery,
    Input,
    RowCode extends StandardRowAction = never,
    ToolbarCode extends StandardToolbarAction = never,
  >(
    page: CheckedDeclaration<Row, Query, Input, RowCode, ToolbarCode>,
  ) => {
    const DeclaredList = ({ baseQuery }: { baseQuery?: Partial<Query> }) => (
      <CrudList page={page} baseQuery={baseQuery} embedded={embedded} />
    );
    return Object.assign(DeclaredList, { page });
  };
const recordList =
  (embedded: boolean) =>
  <
    Resource extends AnyRecord,
    RowCode extends StandardRowAction = never,
    ToolbarCode extends StandardToolbarAction = never,
  >(
    page: RecordPage<Resource, RowCode, ToolbarCode>,
  ) =>
    declaredList(embedded)(declareList(page));

/** A page component from a whole declaration. Tests and settings read the declaration as `.page`. */
export const listPage = declaredList(false);
/** The same for a list in a page or popup; `baseQuery` selects its records, e.g. the lines of one company. */
export const embeddedList = declaredList(true);
/** The page of a record, which names the properties that it shows. */
export const crudPage = recordList(false);
/** A list of a record for use in a page or popup. */
export const embeddedCrud = recordList(true);
