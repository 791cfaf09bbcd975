import type { Endpoint } from '@/api/endpoint';
import type { Items, Page, PageQuery } from '@/api/types';
import { through } from './wrap-endpoint';

/** A call that answers all rows at once, as the paged list that the elements know. */
export const wholeList = <Query extends PageQuery, Request, Row>(
  endpoint: Endpoint<Request, Items<Row>>,
  requestOf: (query: Query) => Request,
): Endpoint<Query, Page<Row>> =>
  through({ ...endpoint, paging: null }, async (query, options) => {
    const { items } = await endpoint(requestOf(query), options);
    const from = (query.page - 1) * query.limit;
    return { items: items.slice(from, from + query.limit), totalCount: items.length };
  });
