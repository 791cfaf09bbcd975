import type { CallOptions, Endpoint } from '@/api/endpoint';
import type { Page, PageQuery } from '@/api/types';
import { exportPageRows, firstPage } from '@/config/limits';

/** The same list with all its rows on one page, however many answers that takes. */
export function allRows<Query extends PageQuery, Row>(
  endpoint: Endpoint<Query, Page<Row>>,
): Endpoint<Query, Page<Row>> {
  const call = async (query: Query, options?: CallOptions): Promise<Page<Row>> => {
    const items: Row[] = [];
    for (let page = firstPage; ; page += 1) {
      const answer = await endpoint({ ...query, page, limit: exportPageRows }, options);
      items.push(...answer.items);
      if (!answer.items.length || items.length >= answer.totalCount) {
        return { items, totalCount: items.length };
      }
    }
  };
  return Object.assign(call, endpoint);
}
