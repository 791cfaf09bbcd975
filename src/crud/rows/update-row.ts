import type { CallOptions } from '@/api/endpoint';
import type { ById, PageQuery } from '@/api/types';
import type { CrudApi } from '@/schema/crud';

/** Saves a row with the update of its list. */
export const updateRow = async <Row, Query extends PageQuery, Input>(
  { update }: CrudApi<Row, Query, Input>,
  row: Row,
  options?: CallOptions,
): Promise<unknown> =>
  // The update takes the properties of a row; the server ignores those it does not know.
  update?.(row as Input & ById, options);
