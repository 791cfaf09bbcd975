import type { ById, PageQuery } from '@/api/types';
import { findRow, rowOf } from '@/elements/query/all-rows';
import type { CrudApi } from '@/schema/crud';

/** A record of a list as the server has it now: what its form takes and, beside that, what people read. */
export async function openedRecord<Row extends ById, Query extends PageQuery, Input>(
  { one, edit }: CrudApi<Row, Query, Input>,
  row: Row,
): Promise<Row> {
  const { id } = row;
  const [facts, values] = await Promise.all([one ? one({ id }) : row, edit?.({ id })]);
  return { ...facts, ...values };
}

/**
 * The same once somebody else has saved it. Without a call of its own it is looked for on the page it was opened
 * from, where it still is as a rule, and then among all; null when it is gone.
 */
export async function latestRecord<Row extends ById, Query extends PageQuery, Input>(
  api: CrudApi<Row, Query, Input>,
  row: Row,
  shown: Query,
  fixed: Partial<Query>,
): Promise<Row | null> {
  if (api.one) return openedRecord(api, row);
  const { items } = await api.list(shown);
  // What every record of the list has in common is a query as well.
  return rowOf(items, row.id) ?? findRow(api.list, fixed as Query, row.id);
}
