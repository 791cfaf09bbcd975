import axios, { type AxiosInstance, type AxiosRequestConfig } from 'axios';
import { env } from '@/config/env';
import {
  genericTimeoutMs,
  identityTimeoutMs,
  managedHeaderBytes,
  serviceTimeoutMs,
} from '@/config/limits';
import { parseBooleans } from '@/lib/json';
import { parseJson } from '@/lib/json';
import { queryString } from '@/lib/url/query-string';
import { ApiError, errorInside, toApiError } from './errors';
import type { Id } from './types';

export type ClientName = 'identity' | 'service' | 'generic';

/** What the headers of a call are made of. */
export interface CallContext {
  token: string | null;
  tenantId: Id | null;
  /** 0 or null: no particular sub-station. */
  substationId: Id | null;
  managedIds: readonly Id[];
  /** ABP culture name: `zh-Hans` or `en`. */
  culture: string;
}

/** What this room needs from above; `app/connect.ts` hands it in once. */
export interface Ports {
  context: () => CallContext;
  /** False while a dialog about the session is open: no call may leave then. */
  canSendRequest: () => boolean;
  /** Every failed call, whoever tells it. */
  onFailure?: (error: ApiError) => unknown;
  /** Shows the error, once. */
  onError: (error: ApiError, client: ClientName, token: string | null, quiet: boolean) => unknown;
}

let ports: Ports = {
  context: () => ({ token: null, tenantId: null, substationId: null, managedIds: [], culture: '' }),
  canSendRequest: () => true,
  onError: () => undefined,
};

export function connectClients(given: Ports) {
  ports = given;
}

/** Names of the sub-station headers; the specification leaves them open. */
export const headerNames = {
  tenant: '__tenant',
  substation: 'substation-id',
  managed: 'manage-substation-ids',
  allSubstations: 'is-all-substation',
} as const;

let isLeftOutSaid = false;

/** Servers and proxies refuse longer lines with 400 or 431; from the token the server knows as well what the user manages. */
function managedLine(ids: readonly Id[]): string {
  const line = ids.filter((id) => String(id) !== '0').join(',');
  if (line.length <= managedHeaderBytes) return line;
  if (!isLeftOutSaid) console.warn(`${headerNames.managed}: ${line.length} bytes, left out`);
  isLeftOutSaid = true;
  return '';
}

/** The headers of the specification, from the state they depend on. */
export function requestHeaders(context: CallContext, client: ClientName): Record<string, string> {
  const managed = managedLine(context.managedIds);
  const chosen = context.substationId !== null && String(context.substationId) !== '0';
  return {
    Accept: 'application/json',
    // ABP answers errors as JSON only to XHR-marked calls.
    'X-Requested-With': 'XMLHttpRequest',
    'accept-language': context.culture,
    ...(client === 'generic' && { language: context.culture }),
    ...(context.token && { Authorization: `Bearer ${context.token}` }),
    ...(context.tenantId !== null && { [headerNames.tenant]: String(context.tenantId) }),
    ...(chosen && { [headerNames.substation]: String(context.substationId) }),
    ...(managed && { [headerNames.managed]: managed }),
    [headerNames.allSubstations]: chosen ? '0' : '1',
  };
}

/** A whole address would carry the bearer token to a foreign host. */
const wholeAddress = /^([a-z][a-z\d+.-]*:|[\\/]{2})/i;

function parseBody(body: unknown) {
  if (typeof body !== 'string' || body === '') return body;
  try {
    return parseBooleans(parseJson(body), body);
  } catch {
    return body;
  }
}

/** A 200 with HTML is a proxy or a single-page fallback speaking, not the server. */
const isPage = (body: unknown) => typeof body === 'string' && /^\s*</.test(body);

const createClient = (baseURL: string, timeout: number) =>
  axios.create({
    baseURL,
    timeout,
    adapter: 'fetch',
    withCredentials: false,
    responseType: 'text',
    transformResponse: [parseBody],
    paramsSerializer: { serialize: queryString },
  });

const clients: Record<ClientName, AxiosInstance> = {
  identity: createClient(env.identityUrl, identityTimeoutMs),
  service: createClient(env.apiUrl, serviceTimeoutMs),
  generic: createClient(env.apiUrl, genericTimeoutMs),
};

/** Without it axios calls a form with files urlencoded; the boundary is added on the way out. */
const bodyHeaders = (body: unknown) =>
  body instanceof FormData ? { 'Content-Type': 'multipart/form-data' } : {};

/** Whoever makes the call tells of its failure: of any, or of those it knows what to do about. */
export type Quiet = boolean | ((error: ApiError) => boolean);

interface SendOptions {
  /** What a failed call is called in the log. */
  name?: string;
  quiet?: Quiet;
  /** Checks the body; its throw counts as the call's failure. */
  read?: (body: unknown) => unknown;
  headers?: Record<string, string>;
  onProgress?: (share: number) => void;
}

/** Only the XHR adapter can tell how much of a body has left. */
const uploading = (onProgress: (share: number) => void): AxiosRequestConfig => ({
  adapter: 'xhr',
  onUploadProgress: ({ progress = 0 }) => onProgress(progress),
});

/** Notes what was wrong with an answer that could be used all the same. */
export function noteFlaw(call: string, code: string) {
  const flaw = new ApiError({ kind: 'shape', code });
  flaw.call = call;
  ports.onFailure?.(flaw);
}

/** Sends one call and answers its body; a failure is shown (unless `quiet`, and no 401) and thrown as ApiError. */
export async function send(
  client: ClientName,
  config: AxiosRequestConfig,
  { name, quiet = false, read = (body) => body, headers: own, onProgress }: SendOptions = {},
): Promise<unknown> {
  // Taken at once: a sign-out clears the session right after it has asked for the call.
  const context = ports.context();
  try {
    if (wholeAddress.test(config.url ?? '')) {
      throw new ApiError({ kind: 'shape', message: `Refused: ${config.url}` });
    }
    if (!ports.canSendRequest()) throw new ApiError({ kind: 'cancelled' });
    const headers = { ...own, ...bodyHeaders(config.data), ...requestHeaders(context, client) };
    const progress = onProgress && uploading(onProgress);
    const answer = await clients[client].request({ ...config, ...progress, headers });
    if (isPage(answer.data)) throw new ApiError({ kind: 'shape', status: answer.status });
    const refusal = errorInside(answer);
    if (refusal) throw refusal;
    return read(answer.data);
  } catch (thrown) {
    const error = toApiError(thrown);
    error.call = name;
    if (error.kind !== 'cancelled') {
      ports.onFailure?.(error);
      // Whoever made a quiet call tells of it; but without a session nobody can go on.
      const isQuiet = typeof quiet === 'function' ? quiet(error) : quiet;
      if (!isQuiet || error.kind === 'auth') ports.onError(error, client, context.token, isQuiet);
    }
    throw error;
  }
}
