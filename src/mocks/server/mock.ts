import { HttpResponse } from 'msw/http';
import type { AnyEndpoint, Endpoint } from '@/api/endpoint';
import { parseJson } from '@/lib/json';
import { challenge, checkHeaders, languageOf, tenantOf, userOf, type Access } from './access';
import { BusinessError, badRequest, internalError, HttpError, same, type Language } from './errors';
import { omitsBody, latencyMs, injectFault, refusal, throughNetwork, wait } from './faults';
import type { Tenant } from '@/mocks/domain/tenants';
import type { MockUser } from '@/mocks/domain/account';
import { storage } from '@/mocks/db/db';

/** A value as it reaches a server: from a query everything is text, and a list of one is no list. */
type Arrived<Value> = Value extends number
  ? number | string
  : Value extends boolean
    ? boolean | string
    : Value extends readonly (infer Item)[]
      ? Arrived<Item> | Arrived<Item>[]
      : Value extends object
        ? Received<Value>
        : Value;
/** A request as it reaches a server: path, query and body in one, nothing checked yet. */
export type Received<Request> = Request extends object
  ? { [Key in keyof Request]: Arrived<Request[Key]> }
  : Record<string, unknown>;

export interface Context {
  request: Request;
  /** `guest` on open endpoints without a valid token. */
  user: MockUser;
  /** null: the host. */
  tenant: Tenant | null;
  language: Language;
}

/** A body that is JSON already: long ones are written once for all callers. */
type Written = Uint8Array<ArrayBuffer>;

/** What the mocked server knows to say: it repeats what was saved, unless it is told to be silent. */
type Said<Answer> = Exclude<Answer, undefined> | Written;

/** Answers one endpoint's requests. */
type Respond<Request, Answer> = (
  request: Received<Request>,
  context: Context,
) => Said<Answer> | Promise<Said<Answer>>;

/** What the mocked server says to one call; `params` are the parts of its path. */
export interface MockAnswer {
  endpoint: AnyEndpoint;
  respond: (request: Request, params: object) => Promise<Response>;
}

const bodyless = new Set(['GET', 'DELETE']);

/** Query pairs; a key that repeats becomes a list. */
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
  if (text && !type.includes('json')) throw new BusinessError(415, same('Unsupported Media Type'));
  try {
    return Object(text ? parseJson(text) : {});
  } catch {
    throw badRequest('The body is not valid JSON.');
  }
}

async function readRequest(request: Request, params: object): Promise<object> {
  const query = fromPairs(new URL(request.url).searchParams);
  const body = bodyless.has(request.method) ? {} : await readBody(request);
  return { ...query, ...body, ...params };
}

function toResponse(answer: unknown): Response {
  if (answer instanceof Uint8Array) {
    const headers = { 'Content-Type': 'application/json' };
    return new HttpResponse(new Uint8Array(answer), { headers });
  }
  return answer === undefined
    ? new HttpResponse(null, { status: 204 })
    : HttpResponse.json(Object(answer));
}

function refuse(thrown: unknown, language: Language): Response {
  // Anything unforeseen stays generic, as on the real server; whoever writes the mock wants to know it.
  if (!(thrown instanceof HttpError)) console.error(thrown);
  return refusal(thrown instanceof HttpError ? thrown : internalError(), language);
}

/** What the web server in front takes at most. */
const maxBodyBytes = 30_000_000;
const tooLarge = () => new HttpResponse(null, { status: 413 });

/**
 * Handles one endpoint. The types come from the endpoint, so that a result of another type does not compile.
 * Before the handler runs, faults, tenant, token, grant and headers are checked, in the server's order.
 */
export function mock<Request, Answer>(
  endpoint: Endpoint<Request, Answer>,
  access: Access,
  answer: Respond<Request, NoInfer<Answer>>,
): MockAnswer {
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
    // The parts are as unchecked as `Received` says; keys that are not there read as undefined.
    const received = (await readRequest(request, params)) as Received<Request>;
    const said = await answer(received, { request, user, tenant, language });
    return toResponse((await omitsBody(endpoint)) ? undefined : said);
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

/** The handlers of a resource, by the name of their endpoint. */
type Answers<Api> = {
  [Name in keyof Api]?: Api[Name] extends Endpoint<infer Request, infer Answer>
    ? Respond<Request, Answer>
    : never;
};

/**
 * Handles the endpoints of a resource that share a grant; with null, signing in is enough. A collection has list, one, create, update and remove;
 * functions for which the resource has no endpoint are ignored.
 */
export function crudAnswers<Api extends Record<string, AnyEndpoint>>(
  api: Api,
  grant: Access['grant'] | null,
  answers: NoInfer<Answers<Api>>,
): MockAnswer[] {
  const access = grant === null ? {} : { grant };
  const functions = new Map(Object.entries<unknown>(answers));
  return Object.entries(api).flatMap(([name, endpoint]) => {
    const answer = functions.get(name);
    return isAnswer(answer) ? [mock(endpoint, access, answer)] : [];
  });
}

/** `Answers` has paired the function with its endpoint; over all names the compiler cannot follow that. */
const isAnswer = (answer: unknown): answer is Respond<never, unknown> =>
  typeof answer === 'function';
