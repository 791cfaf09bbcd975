import type { AnyEndpoint, CallOptions, Endpoint } from '@/api/endpoint';
import type { Items, Page, PageQuery } from '@/api/types';

/** An endpoint without its call. */
type EndpointProperties = Omit<AnyEndpoint, never>;

/**
 * A function with the properties of an endpoint. Lists, query keys and invalidation read these properties, so the
 * function can be used wherever an endpoint is expected.
 */
export const withCall = <Request, Data>(
  properties: EndpointProperties,
  call: (request: Request, options?: CallOptions) => Promise<Data>,
): Endpoint<Request, Data> => Object.assign(call, { ...properties });

/** The same endpoint; `map` receives the promise of its response, so it can change the response or handle the error. */
export const mapResponse = <Request, Data>(
  endpoint: Endpoint<Request, Data>,
  map: (response: Promise<Data>, request: Request) => Promise<Data>,
): Endpoint<Request, Data> =>
  withCall(endpoint, (request, options) => map(endpoint(request, options), request));

/** An endpoint that returns all rows at once, as the paged list that tables expect. */
export const asPagedList = <Query extends PageQuery, Request, Row>(
  endpoint: Endpoint<Request, Items<Row>>,
  requestOf: (query: Query) => Request,
): Endpoint<Query, Page<Row>> =>
  withCall({ ...endpoint, paging: null }, async (query, options) => {
    const { items } = await endpoint(requestOf(query), options);
    const from = (query.page - 1) * query.limit;
    return { items: items.slice(from, from + query.limit), totalCount: items.length };
  });
