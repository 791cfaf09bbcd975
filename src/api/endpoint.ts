import { isEmpty } from '@/lib/url/query-string';
import { readPage, withoutEmptyRows } from './answers';
import { noteFlaw, send, type ClientName, type Quiet } from './clients';
import { ApiError } from './errors';
import type { Page, PageQuery, Saved } from './types';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

export interface CallOptions {
  signal?: AbortSignal;
  /** The caller shows the failure itself, or those for which this holds. */
  quiet?: Quiet;
  /** Headers of this one call, e.g. the size limit of an upload. */
  headers?: Record<string, string>;
  /** Share of an upload that has left, 0 to 1. */
  onProgress?: (share: number) => void;
}

/** A typed call that also carries what it is, so that the mock and the tests can read it. */
export interface Endpoint<Request, Answer> {
  (request: Request, options?: CallOptions): Promise<Answer>;
  readonly method: Method;
  /** Full path; `:id` stands for a part taken out of the request. */
  readonly path: string;
  readonly client: ClientName;
  /** The dialect of a list that answers `{ items, totalCount }`; null for everything else. */
  readonly paging: Paging | null;
  /** Not in the specification: chosen by us, a different server may call it otherwise. */
  readonly assumed: boolean;
  readonly bodyType: BodyType;
  /** Members of the request that travel in the query although the call has a body. */
  readonly inQuery: readonly string[];
  /** The parts of the path stay in the body as well. */
  readonly keepsParts: boolean;
  /** Its answer only repeats what was saved: a server may as well say nothing (204). */
  readonly saves: boolean;
}
/** Any endpoint; `never` as request because parameters vary the other way round. */
export type AnyEndpoint = Endpoint<never, unknown>;

/** 'abp' sends maxResultCount, skipCount and sorting instead of page, limit and sort. */
export type Paging = 'page' | 'abp';
/** 'form' is application/x-www-form-urlencoded, 'multipart' takes files. */
export type BodyType = 'json' | 'form' | 'multipart';

interface Options {
  assumed?: boolean;
  bodyType?: BodyType;
  inQuery?: readonly string[];
  keepsParts?: boolean;
  /** False when the answer would break the console later. */
  check?: (body: unknown) => boolean;
}
interface ServiceOptions {
  client?: ClientName;
  paging?: Paging;
  /** Holds for every call of the resource. */
  assumed?: boolean;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What a save has answered, if it is the record: neither an empty body nor a bare "true" is one. */
const savedRecord = (body: unknown) =>
  isObject(body) && Object.keys(body).length ? body : undefined;

const isAnswer = (body: unknown) => savedRecord(body) !== undefined;

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
function fillPath(path: string, request: unknown, keepsParts: boolean) {
  if (!isObject(request)) return { url: path, rest: request };
  const rest = { ...request };
  const url = path.replace(/:(\w+)/g, (_part, name: string) => {
    if (!keepsParts) delete rest[name];
    return encodeURIComponent(String(request[name]));
  });
  return { url, rest };
}

/** Every value as one text; a file and its name as they are. */
function toFormData(fields: object) {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (!isEmpty(value)) data.append(name, value instanceof Blob ? value : String(value));
  }
  return data;
}

function toBody(fields: object, bodyType: BodyType) {
  if (bodyType === 'json') return fields;
  return bodyType === 'multipart' ? toFormData(fields) : new URLSearchParams(fields as never);
}

/** Query and body of a call from its request. */
function split(rest: unknown, { method, paging, bodyType, inQuery }: AnyEndpoint) {
  const fields = paging === 'abp' ? abpPaging(rest as never) : rest;
  if (method === 'GET' || method === 'DELETE') {
    return { params: isObject(fields) ? dropEmpty(fields) : undefined };
  }
  if (!isObject(fields)) return { data: fields };
  if (!inQuery.length) return { data: toBody(paging ? dropEmpty(fields) : fields, bodyType) };
  const entries = Object.entries(fields);
  const pick = (wanted: boolean) =>
    Object.fromEntries(entries.filter(([name]) => inQuery.includes(name) === wanted));
  return { params: dropEmpty(pick(true)), data: toBody(pick(false), bodyType) };
}

/** The four verbs, and `page` for paged lists, of one resource. Paths are relative to `base`. */
export function service(
  base: string,
  { client = 'service', paging: dialect = 'page', assumed: guessed = false }: ServiceOptions = {},
) {
  function define<Request, Answer>(
    method: Method,
    relative: string,
    options: Options = {},
    { paging = null, saves = false }: { paging?: Paging | null; saves?: boolean } = {},
  ) {
    const path = base && relative ? `${base}/${relative}` : base || relative;
    const { assumed = guessed, bodyType = 'json', inQuery = [], keepsParts = false } = options;
    const facts = { method, path, client, paging, assumed, bodyType, inQuery, keepsParts, saves };

    const call = async (request: Request, given: CallOptions = {}): Promise<Answer> => {
      const { signal, quiet, headers, onProgress } = given;
      const { url, rest } = fillPath(path, request, keepsParts);
      const parts = split(rest, endpoint as AnyEndpoint);
      const name = `${method} ${path}`;
      const read = (answer: unknown) => {
        const whole = paging ? readPage(answer, request as PageQuery) : answer;
        const body = withoutEmptyRows(whole);
        if ((paging && !body) || options.check?.(body) === false) {
          throw new ApiError({ kind: 'shape' });
        }
        if (body !== whole) noteFlaw(name, 'EmptyRows');
        return saves ? savedRecord(body) : body;
      };
      const config = { method, url, ...parts, signal };
      const body = await send(client, config, { name, quiet, read, headers, onProgress });
      // The contract test and the mock hold the type; only what would break later is checked above.
      return body as Answer;
    };
    const endpoint = Object.assign(call, facts) as Endpoint<Request, Answer>;
    return endpoint;
  }

  return {
    get: <Request, Answer>(path: string, options?: Options) =>
      define<Request, Answer>('GET', path, options),
    post: <Request, Answer = void>(path: string, options?: Options) =>
      define<Request, Saved<Answer>>('POST', path, options, { saves: true }),
    /** A POST that is of no use without its answer, e.g. the id of a new record that the next call needs. */
    postFor: <Request, Answer>(path: string, options: Options = {}) =>
      define<Request, Answer>('POST', path, { check: isAnswer, ...options }),
    put: <Request, Answer = void>(path: string, options?: Options) =>
      define<Request, Saved<Answer>>('PUT', path, options, { saves: true }),
    del: <Request, Answer = void>(path: string, options?: Options) =>
      define<Request, Saved<Answer>>('DELETE', path, options, { saves: true }),
    /** A paged list; by POST where the server takes its conditions as a body. */
    page: <Query extends PageQuery, Row>(
      path: string,
      { method = 'GET', ...options }: Options & { method?: Method } = {},
    ) => define<Query, Page<Row>>(method, path, options, { paging: dialect }),
  };
}
