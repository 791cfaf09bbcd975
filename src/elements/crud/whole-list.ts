import type { CallOptions, Endpoint } from '@/api/endpoint';
import type { Items, Page, PageQuery } from '@/api/types';

/** A call that answers all rows at once, as the paged list that the elements know. */
export function wholeList<Query extends PageQuery, Request, Row>(
  endpoint: Endpoint<Request, Items<Row>>,
  requestOf: (query: Query) => Request,
): Endpoint<Query, Page<Row>> {
  const call = async (query: Query, options?: CallOptions): Promise<Page<Row>> => {
    const { items } = await endpoint(requestOf(query), options);
    const from = (query.page - 1) * query.limit;
    return { items: items.slice(from, from + query.limit), totalCount: items.length };
  };
  const { method, path, client, assumed, bodyType, inQuery, keepsParts } = endpoint;
  const facts = { method, path, client, paging: null, assumed, bodyType, inQuery, keepsParts };
  return Object.assign(call, facts);
}
