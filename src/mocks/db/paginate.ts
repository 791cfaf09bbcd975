import type { Page } from '@/api/types';
import { matching, type Conditions } from './conditions';
import type { Order } from './paging';
import { Table, type Row } from './table';

/** One page of rows that are computed on every read. */
export async function paginate<Shown extends Row, Query>(
  name: string,
  rows: Shown[],
  {
    query,
    conditions,
    sort,
  }: { query: object; conditions: Conditions<Query, Shown>; sort?: Order },
): Promise<Page<Shown>> {
  const table = await new Table<Shown>(name, { seed: () => rows, sort }).open();
  return table.page(query, matching(conditions, query));
}
