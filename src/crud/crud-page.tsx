import type { ById, PageQuery } from '@/api/types';
import { CrudList } from './crud-list';
import type { CrudDeclaration } from '@/schema/crud';

/** A list screen from its declaration, which stays readable as `.page` for tests and settings. */
export function crudPage<Row extends ById, Query extends PageQuery, Input>(
  page: CrudDeclaration<Row, Query, Input>,
) {
  const CrudPage = () => <CrudList page={page} />;
  return Object.assign(CrudPage, { page });
}

/** A list inside a page or popup, e.g. the lines of one company: `fixed` says whose. */
export function crudPart<Row extends ById, Query extends PageQuery, Input>(
  page: CrudDeclaration<Row, Query, Input>,
) {
  const CrudPart = ({ fixed }: { fixed?: Partial<Query> }) => (
    <CrudList page={page} fixed={fixed} embedded />
  );
  return Object.assign(CrudPart, { page });
}
