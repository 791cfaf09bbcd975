import type { CallOptions, Endpoint } from '@/api/endpoint';
import type { Page, PageQuery } from '@/api/types';
import { exportPageRows, firstPage } from '@/config/limits';
import { through } from './through';

/** All rows of a list, however many answers that takes. */
export async function loadRows<Query extends PageQuery, Row>(
  list: Endpoint<Query, Page<Row>>,
  query: Omit<Query, 'page' | 'limit'>,
  options?: CallOptions,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (let page = firstPage; ; page += 1) {
    // What was left out is what is added here.
    const request = { ...query, page, limit: exportPageRows } as unknown as Query;
    // Each answer says whether there is another.
    // oxlint-disable-next-line no-await-in-loop
    const { items, totalCount } = await list(request, options);
    rows.push(...items);
    if (!items.length || rows.length >= totalCount) return rows;
  }
}

/** The same list with all its rows on one page. */
export const allRows = <Query extends PageQuery, Row>(
  list: Endpoint<Query, Page<Row>>,
): Endpoint<Query, Page<Row>> =>
  through(list, async (query, options) => {
    const items = await loadRows(list, query, options);
    return { items, totalCount: items.length };
  });
