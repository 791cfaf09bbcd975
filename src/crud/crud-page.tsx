import type { ById, PageQuery } from '@/api/types';
import { CrudList } from './crud-list';
import type { CrudDeclaration } from '@/schema/crud';

/** A page component from a list declaration. Tests and settings read the declaration as `.page`. */
export function crudPage<Row extends ById, Query extends PageQuery, Input>(
  page: CrudDeclaration<Row, Query, Input>,
) {
  const CrudPage = () => <CrudList page={page} />;
  return Object.assign(CrudPage, { page });
}

/** A list component for use in a page or popup; `fixed` selects its records, e.g. the lines of one company. */
export function crudPart<Row extends ById, Query extends PageQuery, Input>(
  page: CrudDeclaration<Row, Query, Input>,
) {
  const CrudPart = ({ fixed }: { fixed?: Partial<Query> }) => (
    <CrudList page={page} fixed={fixed} embedded />
  );
  return Object.assign(CrudPart, { page });
}
