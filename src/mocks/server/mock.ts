import type { JsonBodyType } from 'msw';
import { HttpResponse } from 'msw/http';
import type { AnyEndpoint, Endpoint } from '@/api/endpoint';
import { parseJson } from '@/lib/json';
import { storage } from '@/mocks/db/db';
import type { MockUser } from '@/mocks/domain/account';
import type { Tenant } from '@/mocks/domain/tenants';
import { challenge, checkHeaders, languageOf, tenantOf, userOf, type Access } from './access';
import {
  BusinessError,
  badRequest,
  internalError,
  HttpError,
  untranslated,
  type Language,
} from './errors';
import { omitsBody, latencyMs, injectFault, refusal, throughNetwork, wait } from './faults';

/** The type of a received value: in a query, all values are strings, and a list with one item is a single value. */
type ReceivedValue<Value> = Value extends number
  ? number | string
  : Value extends boolean
    ? boolean | string
    : Value extends readonly (infer Item)[]
      ? ReceivedValue<Item> | ReceivedValue<Item>[]
      : Value extends object
        ? Received<Value>
        : Value;
/** The type of a received request: path, query and body in one object, unchecked. */
export type Received<Request> = Request extends object
  ? { [Key in keyof Request]: ReceivedValue<Request[Key]> }
  : Record<string, unknown>;

export interface Context {
  request: Request;
  /** The caller, or `guest` when an anonymous endpoint is called without a valid token. */
  user: MockUser;
  /** The tenant, or null for the host. */
  tenant: Tenant | null;
  language: Language;
}

/** A body that is serialized already: long lists are serialized once for all callers, because that takes time. */
type EncodedJson = Uint8Array<ArrayBuffer>;

/**
 * The result of a handler. A save must return the record, although the type of its endpoint allows undefined: only the
 * deviation `noContent` makes the mock send a 204 without a body.
 */
type Result<Data> = Exclude<Data, undefined> | EncodedJson;

type Handle<Request, Data> = (
  request: Received<Request>,
  context: Context,
) => Result<Data> | Promise<Result<Data>>;

/** An endpoint and the function that responds to its requests; `params` are the parameters of the path. */
export interface MockHandler {
  endpoint: AnyEndpoint;
  respond: (request: Request, params: object) => Promise<Response>;
}

const methodsWithoutBody = new Set(['GET', 'DELETE']);

/** Builds an object from key-value pairs; a key that occurs several times gets a list. */
function fromPairs(pairs: Iterable<[string, unknown]>): Record<string, unknown> {
  const result: Record<string, unknown> = {};
  for (const [key, value] of pairs) {
    result[key] = key in result ? [result[key], value].flat() : value;
  }
  return result;
}

async function readForm(request: Request): Promise<FormData> {
  try {
    return await request.formData();
  } catch {
    throw badRequest('The form cannot be read.');
  }
}

async function readBody(request: Request): Promise<object> {
  const type = request.headers.get('content-type') ?? '';
  if (type.includes('multipart/form-data')) return fromPairs(await readForm(request));
  const text = await request.text();
  if (type.includes('application/x-www-form-urlencoded'))
    return fromPairs(new URLSearchParams(text));
  if (text && !type.includes('json'))
    throw new BusinessError(415, untranslated('Unsupported Media Type'));
  try {
    const body: unknown = text ? parseJson(text) : null;
    return typeof body === 'object' && body !== null ? body : {};
  } catch {
    throw badRequest('The body is not valid JSON.');
  }
}

async function readRequest(request: Request, params: object): Promise<object> {
  const query = fromPairs(new URL(request.url).searchParams);
  const body = methodsWithoutBody.has(request.method) ? {} : await readBody(request);
  return { ...query, ...body, ...params };
}

function toResponse(result: unknown): Response {
  if (result instanceof Uint8Array) {
    const headers = { 'Content-Type': 'application/json' };
    return new HttpResponse(new Uint8Array(result), { headers });
  }
  return result === undefined
    ? new HttpResponse(null, { status: 204 })
    : // The endpoint declares what the handler returns, and all of that is JSON.
      HttpResponse.json(result as JsonBodyType);
}

function refuse(thrown: unknown, language: Language): Response {
  // An unexpected error becomes a plain 500, as on the real server; the developer of the mock finds it in the console.
  if (!(thrown instanceof HttpError)) console.error(thrown);
  return refusal(thrown instanceof HttpError ? thrown : internalError(), language);
}

/** The largest body that the web server in front of the application accepts. */
const maxBodyBytes = 30_000_000;
const tooLarge = () => new HttpResponse(null, { status: 413 });

/**
 * Connects a handler with its endpoint; the compiler checks that the handler returns what the endpoint declares. Before the
 * handler runs, faults, tenant, token, grant and headers are checked in the same order as on the server.
 */
export function mock<Request, Data>(
  endpoint: Endpoint<Request, Data>,
  access: Access,
  handle: Handle<Request, NoInfer<Data>>,
): MockHandler {
  const { method, path, client } = endpoint;

  async function run(request: globalThis.Request, params: object, language: Language) {
    const fault = await injectFault(`${method} ${path}`, request, language);
    if (fault) return fault;
    const tenant = tenantOf(request);
    const user = await userOf(request);
    const challenged = challenge(access, user, request);
    if (challenged) return challenged;
    checkHeaders(request, client);
    if (Number(request.headers.get('content-length')) > maxBodyBytes) return tooLarge();
    // `Received` claims no more than an unchecked object has: each key may be missing and each value may be a string.
    const received = (await readRequest(request, params)) as Received<Request>;
    const result = await handle(received, { request, user, tenant, language });
    return toResponse((await omitsBody(endpoint)) ? undefined : result);
  }

  async function respond(request: globalThis.Request, params: object) {
    const language = languageOf(request);
    await storage.refresh();
    const response = await run(request, params, language).catch((thrown) =>
      refuse(thrown, language),
    );
    await Promise.all([latencyMs().then(wait), storage.written()]);
    return throughNetwork(response);
  }
  return { endpoint, respond };
}

type Handlers<Api> = {
  [Name in keyof Api]?: Api[Name] extends Endpoint<infer Request, infer Data>
    ? Handle<Request, Data>
    : never;
};

/**
 * Connects the handlers of a resource with its endpoints, which all need the same grant; with null, every signed-in
 * caller is allowed. Handlers without an endpoint are ignored, because a collection always has list, one, create, update
 * and remove.
 */
export function crudHandlers<Api extends Record<string, AnyEndpoint>>(
  api: Api,
  grant: Access['grant'] | null,
  handlers: NoInfer<Handlers<Api>>,
): MockHandler[] {
  const access = grant === null ? {} : { grant };
  const functions = new Map(Object.entries<unknown>(handlers));
  return Object.entries(api).flatMap(([name, endpoint]) => {
    const handle = functions.get(name);
    return isHandler(handle) ? [mock(endpoint, access, handle)] : [];
  });
}

/** Narrows a value to a handler. `Handlers` has checked its type, which TypeScript cannot infer in a loop over all names. */
const isHandler = (value: unknown): value is Handle<never, unknown> => typeof value === 'function';
