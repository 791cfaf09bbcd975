import type { CallOptions } from '@/api/endpoint';
import type { ById, PageQuery } from '@/api/types';
import { findRow, findById } from '@/elements/query/all-rows';
import type { CrudApi } from '@/schema/crud';

/**
 * Loads the current record of a row. Its details and its form values can have different endpoints; the result holds
 * both.
 */
export async function loadRecord<Row extends ById, Query extends PageQuery, Input>(
  { one, edit }: CrudApi<Row, Query, Input>,
  row: Row,
  options?: CallOptions,
): Promise<Row> {
  const { id } = row;
  const [details, values] = await Promise.all([
    one ? one({ id }, options) : row,
    edit?.({ id }, options),
  ]);
  return { ...details, ...values };
}

/**
 * Loads a record again after somebody else saved it; null when it was deleted. Without an endpoint for one record it
 * searches the page of the list that is shown, because the record usually still is there, and then the whole list.
 */
export async function reloadRecord<Row extends ById, Query extends PageQuery, Input>(
  api: CrudApi<Row, Query, Input>,
  row: Row,
  currentQuery: Query,
  baseQuery: Partial<Query>,
  options?: CallOptions,
): Promise<Row | null> {
  if (api.one) return loadRecord(api, row, options);
  const { items } = await api.list(currentQuery, options);
  // `baseQuery` alone is a complete query: it selects all records of this list.
  return findById(items, row.id) ?? findRow(api.list, baseQuery as Query, row.id, options);
}
