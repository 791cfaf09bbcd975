import { isAxiosError, isCancel } from 'axios';

export type ErrorKind = 'network' | 'timeout' | 'cancelled' | 'server' | 'auth' | 'shape';

export interface ValidationError {
  message: string;
  members: string[] | null;
}

interface ApiErrorFields {
  kind: ErrorKind;
  message?: string;
  status?: number;
  code?: string | null;
  details?: string | null;
  validationErrors?: ValidationError[];
  traceId?: string;
}

/** The one shape every failed call has. `message` is the server's own text, or '' when it sent none. */
export class ApiError extends Error {
  readonly kind: ErrorKind;
  readonly status: number | undefined;
  readonly code: string | null;
  readonly details: string | null;
  readonly validationErrors: ValidationError[];
  readonly traceId: string | undefined;
  /** What is left to tell of `validationErrors` once a form shows the others at its fields; undefined: all of it. */
  leftToTell: string[] | undefined;
  /** `METHOD /path` as the endpoint is declared, so without ids and query. */
  call: string | undefined;

  constructor(fields: ApiErrorFields) {
    super(fields.message ?? '');
    this.name = 'ApiError';
    this.kind = fields.kind;
    this.status = fields.status;
    this.code = fields.code ?? null;
    this.details = fields.details ?? null;
    this.validationErrors = fields.validationErrors ?? [];
    this.traceId = fields.traceId;
  }
}

/** The server does not have the record, or not for this user. */
export const isMissing = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 404;

const maxMessageLength = 300;
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
const text = (value: unknown) =>
  typeof value === 'string' ? value.trim().slice(0, maxMessageLength) : '';

function validationErrors(value: unknown): ValidationError[] {
  if (!Array.isArray(value)) return [];
  return value.filter(isObject).map((error) => ({
    message: text(error.message),
    members: Array.isArray(error.members) ? error.members.map(String) : null,
  }));
}

/** What an answer of some servers consists of when it wraps a result, or the reason why there is none. */
const wrapperKeys = new Set(['code', 'message', 'details', 'result', 'validationErrors']);
const isWrapper = (body: Record<string, unknown>) =>
  'code' in body && 'message' in body && Object.keys(body).every((key) => wrapperKeys.has(key));

/**
 * Reads ABP's `{ error: { … } }`, the same without its wrapper, and the token endpoint's
 * `{ error, error_description }`; anything else says nothing.
 */
function readBody(body: unknown): Omit<ApiErrorFields, 'kind'> {
  if (!isObject(body)) return {};
  if (typeof body.error === 'string') {
    return { code: body.error, message: text(body.error_description) };
  }
  const error = isWrapper(body) ? body : body.error;
  if (!isObject(error)) return {};
  return {
    message: text(error.message),
    code: text(error.code) || null,
    details: text(error.details) || null,
    validationErrors: validationErrors(error.validationErrors),
  };
}

/** The answer of an axios client, as far as errors go. */
interface Answer {
  status: number;
  data: unknown;
  headers: unknown;
}

function fromAnswer(kind: ErrorKind, { status, data, headers }: Answer) {
  const traceId = isObject(headers) ? text(headers['x-correlation-id']) : '';
  return new ApiError({ kind, status, traceId: traceId || undefined, ...readBody(data) });
}

/** The token endpoint's error has no other members; a record may well have one of that name. */
const isOAuthError = (body: Record<string, unknown>) =>
  typeof body.error === 'string' && Object.keys(body).every((key) => key.startsWith('error'));
const successCodes = new Set<unknown>([null, '', 0, '0', 200, '200']);
const isRefusedResult = (body: Record<string, unknown>) =>
  isWrapper(body) && !successCodes.has(body.code);

/** The error in an answer that was sent as a success: gateways and wrappers do so. */
export function errorInside(answer: Answer): ApiError | null {
  const { data } = answer;
  if (!isObject(data)) return null;
  if (!isObject(data.error) && !isOAuthError(data) && !isRefusedResult(data)) return null;
  return fromAnswer(data.unAuthorizedRequest === true ? 'auth' : 'server', answer);
}

/** Turns whatever a client threw into an ApiError. */
export function toApiError(thrown: unknown): ApiError {
  if (thrown instanceof ApiError) return thrown;
  if (isCancel(thrown)) return new ApiError({ kind: 'cancelled' });
  if (!isAxiosError(thrown)) return new ApiError({ kind: 'shape', message: text(String(thrown)) });
  if (!thrown.response) {
    const late = thrown.code === 'ECONNABORTED' || thrown.code === 'ETIMEDOUT';
    return new ApiError({ kind: late ? 'timeout' : 'network' });
  }
  return fromAnswer(thrown.response.status === 401 ? 'auth' : 'server', thrown.response);
}
