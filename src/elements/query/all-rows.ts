import type { CallOptions, Endpoint } from '@/api/endpoint';
import type { ById, Id, Page, PageQuery } from '@/api/types';
import { exportPageRows, firstPage } from '@/config/limits';
import { asQuery } from './as-query';
import { withCall } from './wrap-endpoint';

/** Loads the rows of a list page by page. */
async function* loadPages<Query extends PageQuery, Row>(
  list: Endpoint<Query, Page<Row>>,
  query: Omit<Query, 'page' | 'limit'>,
  options?: CallOptions,
): AsyncGenerator<Row[]> {
  let count = 0;
  for (let page = firstPage; ; page += 1) {
    const request = asQuery<Query>({ ...query, page, limit: exportPageRows });
    // Only the response says whether there is another page.
    // oxlint-disable-next-line no-await-in-loop
    const { items, totalCount } = await list(request, options);
    yield items;
    count += items.length;
    if (!items.length || count >= totalCount) return;
  }
}

/** Loads all rows of a list, with as many requests as that takes. */
export async function loadAllRows<Query extends PageQuery, Row>(
  list: Endpoint<Query, Page<Row>>,
  query: Omit<Query, 'page' | 'limit'>,
  options?: CallOptions,
): Promise<Row[]> {
  const rows: Row[] = [];
  for await (const items of loadPages(list, query, options)) rows.push(...items);
  return rows;
}

export const findById = <Row extends ById>(rows: readonly Row[], id: Id): Row | null =>
  rows.find((row) => String(row.id) === String(id)) ?? null;

/** Finds one row of a list that has no endpoint for a single record; null when it does not exist. */
export async function findRow<Query extends PageQuery, Row extends ById>(
  list: Endpoint<Query, Page<Row>>,
  query: Omit<Query, 'page' | 'limit'>,
  id: Id,
  options?: CallOptions,
): Promise<Row | null> {
  for await (const items of loadPages(list, query, options)) {
    const found = findById(items, id);
    if (found) return found;
  }
  return null;
}

/** Finds some rows of a list by their ids; those that do not exist are left out. */
export async function findRows<Query extends PageQuery, Row extends ById>(
  list: Endpoint<Query, Page<Row>>,
  query: Omit<Query, 'page' | 'limit'>,
  ids: readonly Id[],
  options?: CallOptions,
): Promise<Row[]> {
  const wanted = new Set(ids.map(String));
  const found: Row[] = [];
  for await (const items of loadPages(list, query, options)) {
    found.push(...items.filter(({ id }) => wanted.has(String(id))));
    if (found.length >= wanted.size) break;
  }
  return found;
}

/** The same list endpoint, returning all rows as one page. */
export const asSinglePage = <Query extends PageQuery, Row>(
  list: Endpoint<Query, Page<Row>>,
): Endpoint<Query, Page<Row>> =>
  withCall(list, async (query, options) => {
    const items = await loadAllRows(list, query, options);
    return { items, totalCount: items.length };
  });
