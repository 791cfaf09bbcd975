import { isEmpty } from '@/lib/query-string';
import { send, type ClientName } from './clients';
import { ApiError } from './errors';
import type { Page, PageQuery } from './types';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

export interface CallOptions {
  signal?: AbortSignal;
  /** The caller shows the failure itself. */
  quiet?: boolean;
}

/** A typed call that also carries what it is, so that the mock and the tests can read it. */
export interface Endpoint<Request, Answer> {
  (request: Request, options?: CallOptions): Promise<Answer>;
  readonly method: Method;
  /** Full path; `:id` stands for a part taken out of the request. */
  readonly path: string;
  readonly client: ClientName;
  /** Answers `{ items, totalCount }` and takes page, limit and sort. */
  readonly paged: boolean;
  /** Not in the specification: chosen by us, a different server may call it otherwise. */
  readonly assumed: boolean;
}
/** Any endpoint; `never` as request because parameters vary the other way round. */
export type AnyEndpoint = Endpoint<never, unknown>;

interface Options {
  assumed?: boolean;
  /** Body as application/x-www-form-urlencoded instead of JSON. */
  form?: boolean;
  paged?: boolean;
  /** Throws when the answer would break the console later. */
  check?: (body: unknown) => boolean;
}
interface ServiceOptions {
  client?: ClientName;
  /** 'abp' sends maxResultCount, skipCount and sorting instead of page, limit and sort. */
  paging?: 'page' | 'abp';
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function isPage(body: unknown) {
  return isObject(body) && Array.isArray(body.items) && typeof body.totalCount === 'number';
}

/** ABP's dialect: a trailing "ending" goes, so that `name descending` becomes `name desc`. */
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

/** Puts `:name` parts into the path and answers what is left of the request. */
function fillPath(path: string, request: unknown): { url: string; rest: unknown } {
  if (!isObject(request)) return { url: path, rest: request };
  const rest = { ...request };
  const url = path.replace(/:(\w+)/g, (_part, name: string) => {
    delete rest[name];
    return encodeURIComponent(String(request[name]));
  });
  return { url, rest };
}

/** The four verbs, and `page` for paged lists, of one resource. Paths are relative to `base`. */
export function service(
  base: string,
  { client = 'service', paging = 'page' }: ServiceOptions = {},
) {
  function define<Request, Answer>(method: Method, relative: string, options: Options = {}) {
    const path = base && relative ? `${base}/${relative}` : base || relative;
    const { form = false, assumed = false, paged = false, check } = options;
    const inQuery = method === 'GET' || method === 'DELETE';

    const call = async (request: Request, { signal, quiet }: CallOptions = {}): Promise<Answer> => {
      const { url, rest } = fillPath(path, request);
      let params: unknown;
      if (inQuery && isObject(rest)) {
        const query = paged && paging === 'abp' ? abpPaging(rest as never) : rest;
        params = dropEmpty(query);
      }
      const data = form && isObject(rest) ? new URLSearchParams(rest as never) : rest;
      const body = await send(
        client,
        { method, url, params, data: inQuery ? undefined : data, signal },
        {
          quiet,
          read: (answer) => {
            if (check && !check(answer)) throw new ApiError({ kind: 'shape' });
            return answer;
          },
        },
      );
      // The contract test and the mock hold the type; only what would break later is checked above.
      return body as Answer;
    };
    return Object.assign(call, { method, path, client, paged, assumed }) as Endpoint<
      Request,
      Answer
    >;
  }

  return {
    get: <Request, Answer>(path: string, options?: Options) =>
      define<Request, Answer>('GET', path, options),
    post: <Request, Answer = void>(path: string, options?: Options) =>
      define<Request, Answer>('POST', path, options),
    put: <Request, Answer = void>(path: string, options?: Options) =>
      define<Request, Answer>('PUT', path, options),
    del: <Request, Answer = void>(path: string, options?: Options) =>
      define<Request, Answer>('DELETE', path, options),
    page: <Query extends PageQuery, Row>(path: string, options?: Options) =>
      define<Query, Page<Row>>('GET', path, { ...options, paged: true, check: isPage }),
  };
}
