import type { ResponseType } from 'axios';
import { isRecord } from '@/lib/guards';
import { isEmpty } from '@/lib/url/query-string';
import { reportDefect, send, type ClientName, type Quiet } from './clients';
import { ApiError } from './errors';
import { readPage, withoutEmptyRows } from './responses';
import type { Items, Page, PageQuery, Saved } from './types';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

export interface CallOptions {
  signal?: AbortSignal;
  /** The caller shows the error itself: every error, or those for which the function returns true. */
  quiet?: Quiet;
  /** Additional headers, e.g. the size limit of an upload. */
  headers?: Record<string, string>;
  /** Receives the share of an upload that has been sent, 0 to 1. */
  onProgress?: (share: number) => void;
}

/** A typed function that sends a request. Its properties describe the request for the mocked backend and the tests. */
export interface Endpoint<Request, Data> {
  (request: Request, options?: CallOptions): Promise<Data>;
  readonly method: Method;
  /** The full path; `:id` is replaced by the property `id` of the request. */
  readonly path: string;
  readonly client: ClientName;
  /** How a list with the response `{ items, totalCount }` is paged; null for other endpoints. */
  readonly paging: Paging | null;
  /** The endpoint is our assumption: the specification does not contain it, and a server may name it differently. */
  readonly assumed: boolean;
  readonly bodyType: BodyType;
  /** Properties of the request that are sent in the query although the request has a body. */
  readonly inQuery: readonly string[];
  /** The properties used in the path are also sent in the body. */
  readonly keepsPathParams: boolean;
  /** The response only repeats the saved record, so a server may send 204 instead. */
  readonly saves: boolean;
}
/** Any endpoint. The request is `never`, because function parameters are contravariant. */
export type AnyEndpoint = Endpoint<never, unknown>;

/** 'abp' sends maxResultCount, skipCount and sorting instead of page, limit and sort. */
type Paging = 'page' | 'abp';
/** 'form' is application/x-www-form-urlencoded; 'multipart' can contain files. */
type BodyType = 'json' | 'form' | 'multipart';

interface Options {
  assumed?: boolean;
  bodyType?: BodyType;
  inQuery?: readonly string[];
  keepsPathParams?: boolean;
  /** The response has megabytes: it is parsed in parts, so that the page is not blocked meanwhile. */
  isLong?: boolean;
  /** Returns false for a response that would break the console later. */
  check?: (body: unknown) => boolean;
}
/** Options that only the functions of `service` set. */
interface Kind {
  paging?: Paging | null;
  saves?: boolean;
  /** The response is a record. Some servers send 200 with an empty body or `null` when it does not exist. */
  isRecord?: boolean;
}
export interface ServiceOptions {
  client?: ClientName;
  paging?: Paging;
  /** The default for all endpoints of the resource. */
  assumed?: boolean;
}

/** The saved record in a response; undefined for an empty body or a bare "true". */
const savedRecord = (body: unknown) =>
  isRecord(body) && Object.keys(body).length ? body : undefined;

const hasItems = (body: unknown) => isRecord(body) && Array.isArray(body.items);

const hasRecord = (body: unknown) => savedRecord(body) !== undefined;

/** Converts a page query to ABP's parameters; `name descending` becomes `name desc`. */
function abpPaging({ page, limit, sort, ...rest }: PageQuery & Record<string, unknown>) {
  return {
    ...rest,
    maxResultCount: limit,
    skipCount: (page - 1) * limit,
    sorting: sort?.replace(/ending$/, ''),
  };
}

const dropEmpty = (query: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(query).filter(([, value]) => !isEmpty(value)));

/** Replaces the `:name` parts of the path and returns the rest of the request. */
function fillPath(path: string, request: unknown, keepsPathParams: boolean) {
  if (!isRecord(request)) return { url: path, rest: request };
  const rest = { ...request };
  const url = path.replace(/:(\w+)/g, (_part, name: string) => {
    if (!keepsPathParams) delete rest[name];
    return encodeURIComponent(String(request[name]));
  });
  return { url, rest };
}

/** Converts the values to text, except files. */
function toFormData(fields: object) {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (!isEmpty(value)) data.append(name, value instanceof Blob ? value : String(value));
  }
  return data;
}

function toBody(fields: object, bodyType: BodyType) {
  if (bodyType === 'json') return fields;
  return bodyType === 'multipart'
    ? toFormData(fields)
    : new URLSearchParams(Object.entries(fields));
}

/** Splits a request into query and body. */
function splitRequest(rest: unknown, { method, paging, bodyType, inQuery }: AnyEndpoint) {
  const fields = paging === 'abp' ? abpPaging(rest as PageQuery & Record<string, unknown>) : rest;
  if (method === 'GET' || method === 'DELETE') {
    return { params: isRecord(fields) ? dropEmpty(fields) : undefined };
  }
  if (!isRecord(fields)) return { data: fields };
  if (!inQuery.length) return { data: toBody(paging ? dropEmpty(fields) : fields, bodyType) };
  const entries = Object.entries(fields);
  const pick = (wanted: boolean) =>
    Object.fromEntries(entries.filter(([name]) => inQuery.includes(name) === wanted));
  return { params: dropEmpty(pick(true)), data: toBody(pick(false), bodyType) };
}

/** Functions that declare the endpoints of a resource; `page` declares a paged list. Paths are relative to `base`. */
export function service(
  base: string,
  { client = 'service', paging: dialect = 'page', assumed: isAssumed = false }: ServiceOptions = {},
) {
  function define<Request, Data>(
    method: Method,
    relative: string,
    options: Options = {},
    { paging = null, saves = false, isRecord: returnsRecord = false }: Kind = {},
  ) {
    const path = base && relative ? `${base}/${relative}` : base || relative;
    const {
      assumed = isAssumed,
      bodyType = 'json',
      inQuery = [],
      keepsPathParams = false,
    } = options;
    const properties = {
      method,
      path,
      client,
      paging,
      assumed,
      bodyType,
      inQuery,
      keepsPathParams,
      saves,
    };

    const call = async (request: Request, given: CallOptions = {}): Promise<Data> => {
      const { signal, quiet, headers, onProgress } = given;
      const { url, rest } = fillPath(path, request, keepsPathParams);
      const parts = splitRequest(rest, endpoint as AnyEndpoint);
      const name = `${method} ${path}`;
      const read = (response: unknown) => {
        const whole = paging ? readPage(response, request as PageQuery) : response;
        const body = withoutEmptyRows(whole);
        if (returnsRecord && isEmpty(body)) throw new ApiError({ kind: 'server', status: 404 });
        if ((paging && !body) || options.check?.(body) === false) {
          throw new ApiError({ kind: 'shape' });
        }
        if (body !== whole) reportDefect(name, 'EmptyRows');
        return saves ? savedRecord(body) : body;
      };
      const responseType: ResponseType = options.isLong ? 'blob' : 'text';
      const config = { method, url, ...parts, signal, responseType };
      const body = await send(client, config, { name, quiet, read, headers, onProgress });
      // The contract tests verify the type; at run time only `check` looks at the body.
      return body as Data;
    };
    const endpoint = Object.assign(call, properties) as Endpoint<Request, Data>;
    return endpoint;
  }

  return {
    /** A record, or whatever `check` accepts. */
    get: <Request, Data>(path: string, options: Options = {}) =>
      define<Request, Data>(
        'GET',
        path,
        { check: isRecord, ...options },
        {
          isRecord: !options.check,
        },
      ),
    /** All rows of a list that is not paged. */
    items: <Request, Row>(path: string, options?: Options) =>
      define<Request, Items<Row>>('GET', path, { check: hasItems, ...options }),
    post: <Request, Data = void>(path: string, options?: Options) =>
      define<Request, Saved<Data>>('POST', path, options, { saves: true }),
    /** A POST whose response is needed, e.g. the id of a new record for the next request. */
    postFor: <Request, Data>(path: string, options: Options = {}) =>
      define<Request, Data>('POST', path, { check: hasRecord, ...options }),
    put: <Request, Data = void>(path: string, options?: Options) =>
      define<Request, Saved<Data>>('PUT', path, options, { saves: true }),
    del: <Request, Data = void>(path: string, options?: Options) =>
      define<Request, Saved<Data>>('DELETE', path, options, { saves: true }),
    /** A paged list; with the method POST the filters are sent in the body. */
    page: <Query extends PageQuery, Row>(
      path: string,
      { method = 'GET', ...options }: Options & { method?: Method } = {},
    ) => define<Query, Page<Row>>(method, path, options, { paging: dialect }),
  };
}
