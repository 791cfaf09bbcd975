import type { CallOptions, Endpoint } from '@/api/endpoint';
import type { Page, PageQuery } from '@/api/types';
import { exportPageRows, firstPage } from '@/config/limits';

/** All rows of a list that is short enough for one answer. */
export async function allRows<Row, Query extends PageQuery>(
  list: Endpoint<Query, Page<Row>>,
  query: Omit<Query, 'page' | 'limit'>,
  options?: CallOptions,
): Promise<Row[]> {
  // What was left out is what is added here.
  const all = { ...query, page: firstPage, limit: exportPageRows } as unknown as Query;
  return (await list(all, options)).items;
}
