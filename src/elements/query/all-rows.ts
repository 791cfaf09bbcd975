import type { CallOptions, Endpoint } from '@/api/endpoint';
import type { ById, Id, Page, PageQuery } from '@/api/types';
import { exportPageRows, firstPage } from '@/config/limits';
import { through } from './wrap-endpoint';

/** The rows of a list, answer by answer. */
async function* answersOf<Query extends PageQuery, Row>(
  list: Endpoint<Query, Page<Row>>,
  query: Omit<Query, 'page' | 'limit'>,
  options?: CallOptions,
): AsyncGenerator<Row[]> {
  let count = 0;
  for (let page = firstPage; ; page += 1) {
    // What was left out is what is added here.
    const request = { ...query, page, limit: exportPageRows } as unknown as Query;
    // Each answer says whether there is another.
    // oxlint-disable-next-line no-await-in-loop
    const { items, totalCount } = await list(request, options);
    yield items;
    count += items.length;
    if (!items.length || count >= totalCount) return;
  }
}

/** All rows of a list, however many answers that takes. */
export async function loadRows<Query extends PageQuery, Row>(
  list: Endpoint<Query, Page<Row>>,
  query: Omit<Query, 'page' | 'limit'>,
  options?: CallOptions,
): Promise<Row[]> {
  const rows: Row[] = [];
  for await (const items of answersOf(list, query, options)) rows.push(...items);
  return rows;
}

export const rowOf = <Row extends ById>(rows: readonly Row[], id: Id): Row | null =>
  rows.find((row) => String(row.id) === String(id)) ?? null;

/** One row of a list whose server has no call for a single record; null when it is no longer there. */
export async function findRow<Query extends PageQuery, Row extends ById>(
  list: Endpoint<Query, Page<Row>>,
  query: Omit<Query, 'page' | 'limit'>,
  id: Id,
): Promise<Row | null> {
  for await (const items of answersOf(list, query)) {
    const found = rowOf(items, id);
    if (found) return found;
  }
  return null;
}

/** The same list with all its rows on one page. */
export const allRows = <Query extends PageQuery, Row>(
  list: Endpoint<Query, Page<Row>>,
): Endpoint<Query, Page<Row>> =>
  through(list, async (query, options) => {
    const items = await loadRows(list, query, options);
    return { items, totalCount: items.length };
  });
