import axios, {
  isAxiosError,
  type AxiosInstance,
  type AxiosRequestConfig,
  type AxiosResponse,
} from 'axios';
import { env } from '@/config/env';
import { parseBooleans, parseJson } from '@/lib/json';
import { queryString } from '@/lib/url/query-string';
import { ApiError, errorInBody, toApiError } from './errors';
import type { Id } from './types';

export const identityTimeoutMs = 10_000;
export const serviceTimeoutMs = 120_000;
export const genericTimeoutMs = 10_000;
/** Some servers and proxies accept no more for all headers of a request together. */
const requestHeaderBytes = 8_192;
/** What browsers add to a call: their name, the page, languages and encodings. */
const browserHeaderBytes = 1_000;

export type ClientName = 'identity' | 'service' | 'generic';

/** The values that become headers of a request. */
export interface RequestContext {
  token: string | null;
  tenantId: Id | null;
  /** 0 or null when no sub-station is chosen. */
  substationId: Id | null;
  managedIds: readonly Id[];
  /** ABP culture name: `zh-Hans` or `en`. */
  culture: string;
}

/** Access to the session and handlers for errors. `app/configure-api.ts` sets them once, because this folder imports no store. */
interface ClientOptions {
  context: () => RequestContext;
  /** False while a dialog about the session is open; then no request may be sent. */
  canSendRequest: () => boolean;
  /**
   * Called with the token of a 401. Returns whether the session has another token now, so that the request is sent once
   * more; throws when the identity server does not respond.
   */
  renewToken?: (token: string) => Promise<boolean>;
  /** Called for every failed request, also for quiet ones. */
  onFailure?: (error: ApiError) => unknown;
  /** Shows the error. */
  onError: (error: ApiError, client: ClientName, token: string | null, quiet: boolean) => unknown;
}

let options: ClientOptions = {
  context: () => ({ token: null, tenantId: null, substationId: null, managedIds: [], culture: '' }),
  canSendRequest: () => true,
  onError: () => undefined,
};

export function configureClients(given: ClientOptions) {
  options = given;
}

/** The names of the sub-station headers are our assumption; the specification does not name them. */
export const headerNames = {
  tenant: '__tenant',
  substation: 'substation-id',
  managed: 'manage-substation-ids',
  allSubstations: 'is-all-substation',
} as const;

const baseUrl = (client: ClientName) => (client === 'identity' ? env.identityUrl : env.apiUrl);

/** Browsers send the cookies of a page, the token's among them, with every call to its own origin. */
const cookieBytes = (client: ClientName) =>
  new URL(baseUrl(client), location.href).origin === location.origin ? document.cookie.length : 0;

let hasWarned = false;

/**
 * The header of the managed sub-stations, unless all headers together would become longer than servers accept, which
 * then reject the call with 400 or 431. The server can also read these sub-stations from the token.
 */
function managedHeader(
  ids: readonly Id[],
  others: Record<string, string>,
  client: ClientName,
): Record<string, string> {
  const header = { [headerNames.managed]: ids.filter((id) => String(id) !== '0').join(',') };
  if (!header[headerNames.managed]) return {};
  const lines = Object.entries({ ...others, ...header });
  const bytes = lines.reduce((sum, [name, value]) => sum + `${name}: ${value}\r\n`.length, 0);
  const sum = bytes + cookieBytes(client) + browserHeaderBytes;
  if (sum <= requestHeaderBytes) return header;
  if (!hasWarned) console.warn(`${headerNames.managed}: left out, the headers have ${sum} bytes`);
  hasWarned = true;
  return {};
}

/** The request headers that the specification asks for. */
export function requestHeaders(
  context: RequestContext,
  client: ClientName,
): Record<string, string> {
  const hasSubstation = context.substationId !== null && String(context.substationId) !== '0';
  const headers = {
    Accept: 'application/json',
    // Without this header ABP sends errors as HTML.
    'X-Requested-With': 'XMLHttpRequest',
    'accept-language': context.culture,
    ...(client === 'generic' && { language: context.culture }),
    ...(context.token && { Authorization: `Bearer ${context.token}` }),
    ...(context.tenantId !== null && { [headerNames.tenant]: String(context.tenantId) }),
    ...(hasSubstation && { [headerNames.substation]: String(context.substationId) }),
    [headerNames.allSubstations]: hasSubstation ? '0' : '1',
  };
  return { ...headers, ...managedHeader(context.managedIds, headers, client) };
}

/** An absolute URL would send the bearer token to another host. */
const absoluteUrl = /^([a-z][a-z\d+.-]*:|[\\/]{2})/i;

const parseText = (text: string) => parseBooleans(parseJson(text), text);

function parseBody(body: unknown) {
  if (typeof body !== 'string' || body === '') return body;
  try {
    return parseText(body);
  } catch {
    return body;
  }
}

/** Replaces the blob of a long response by what it contains, as `parseBody` does for others. */
async function readBlob(response: AxiosResponse<unknown> | undefined) {
  if (response?.config.responseType !== 'blob') return;
  // The response type says so; the class of the object differs between the environments of the tests.
  const blob = response.data as Blob;
  const parse = async () => (await import('./long-json')).parseLongJson(blob, parseText);
  // Without that code, e.g. after an update of the host, the response is parsed in one go.
  response.data = await parse().catch(async () => parseBody(await blob.text()));
}

/** An HTML body with status 200 comes from a proxy or a single-page fallback, not from the API. */
const isHtml = (body: unknown) => typeof body === 'string' && /^\s*</.test(body);

const createClient = (timeout: number) =>
  axios.create({
    timeout,
    // Only XHR reports upload progress. Node, which runs tests, has fetch only; a build leaves it out.
    adapter: ['xhr', 'fetch'],
    withCredentials: false,
    // Calls carry a bearer token and no cookies. With a name, axios would ask the browser for that cookie before every
    // request, which takes a task of its own.
    xsrfCookieName: '',
    responseType: 'text',
    transformResponse: [parseBody],
    paramsSerializer: { serialize: queryString },
  });

const clients: Record<ClientName, AxiosInstance> = {
  identity: createClient(identityTimeoutMs),
  service: createClient(serviceTimeoutMs),
  generic: createClient(genericTimeoutMs),
};

/** Without this header axios marks a form with files as urlencoded; the browser adds the boundary. */
const bodyHeaders = (body: unknown) =>
  body instanceof FormData ? { 'Content-Type': 'multipart/form-data' } : {};

/** The caller shows the error itself: every error, or those for which the function returns true. */
export type Quiet = boolean | ((error: ApiError) => boolean);

interface SendOptions {
  /** The name of the request in the error log. */
  name?: string;
  quiet?: Quiet;
  /** Checks and converts the body; an error it throws counts as a failed request. */
  read?: (body: unknown) => unknown;
  headers?: Record<string, string>;
  onProgress?: (share: number) => void;
}

const uploading = (onProgress: (share: number) => void): AxiosRequestConfig => ({
  onUploadProgress: ({ progress = 0 }) => onProgress(progress),
});

/** Logs a defect of a response that could be used nevertheless. */
export function reportDefect(call: string, code: string) {
  const error = new ApiError({ kind: 'shape', code });
  error.call = call;
  options.onFailure?.(error);
}

async function hasNewToken(thrown: unknown, { token }: RequestContext): Promise<boolean> {
  if (token === null || toApiError(thrown).kind !== 'auth') return false;
  return (await options.renewToken?.(token)) ?? false;
}

/** Sends a request and returns its body. An error is shown, unless it is quiet and not a 401, and thrown as ApiError. */
export async function send(
  client: ClientName,
  config: AxiosRequestConfig,
  { name, quiet = false, read = (body) => body, headers: own, onProgress }: SendOptions = {},
): Promise<unknown> {
  // Read before the first await: a sign-out clears the session right after it has called this function.
  let context = options.context();
  const attempt = async () => {
    if (absoluteUrl.test(config.url ?? '')) {
      throw new ApiError({ kind: 'shape', message: `Refused: ${config.url}` });
    }
    if (!options.canSendRequest()) throw new ApiError({ kind: 'cancelled' });
    const headers = { ...own, ...bodyHeaders(config.data), ...requestHeaders(context, client) };
    const progress = onProgress && uploading(onProgress);
    const baseURL = baseUrl(client);
    const response = await clients[client].request({ ...config, ...progress, baseURL, headers });
    await readBlob(response);
    if (isHtml(response.data)) throw new ApiError({ kind: 'shape', status: response.status });
    const inBody = errorInBody(response);
    if (inBody) throw inBody;
    return read(response.data);
  };
  try {
    try {
      return await attempt();
    } catch (thrown) {
      if (client === 'identity' || !(await hasNewToken(thrown, context))) throw thrown;
      context = { ...context, token: options.context().token };
      return await attempt();
    }
  } catch (thrown) {
    if (isAxiosError(thrown)) await readBlob(thrown.response);
    const error = toApiError(thrown);
    error.call = name;
    if (error.kind !== 'cancelled') {
      options.onFailure?.(error);
      // The caller of a quiet request shows its error, but the end of the session is always handled here.
      const isQuiet = typeof quiet === 'function' ? quiet(error) : quiet;
      if (!isQuiet || error.kind === 'auth') options.onError(error, client, context.token, isQuiet);
    }
    throw error;
  }
}
