import { isAxiosError, isCancel } from 'axios';
import { isRecord, isString } from '@/lib/guards';

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

/** The error of every failed request. `message` is the message of the server, or '' when it sent none. */
export class ApiError extends Error {
  readonly kind: ErrorKind;
  readonly status: number | undefined;
  readonly code: string | null;
  readonly details: string | null;
  readonly validationErrors: ValidationError[];
  readonly traceId: string | undefined;
  /** The messages of `validationErrors` that a form cannot show next to its fields; undefined when no form has read them. */
  remainingMessages: string[] | undefined;
  /** `METHOD /path` as the endpoint declares it, without ids and query. */
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

/** Whether the record does not exist, or is not visible to this user. */
export const isNotFound = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 404;

/** Whether somebody else has changed (409) or deleted (404) the record, so that sending the save again fails too. */
export const isStaleRecord = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 409 || error.status === 404);

/** Whether no response has arrived, so that the same request may succeed later. */
export const isNetworkError = (error: unknown): boolean =>
  error instanceof ApiError && (error.kind === 'network' || error.kind === 'timeout');

const maxMessageLength = 300;
const text = (value: unknown) =>
  typeof value === 'string' ? value.trim().slice(0, maxMessageLength) : '';

function validationErrors(value: unknown): ValidationError[] {
  if (!Array.isArray(value)) return [];
  return value.filter(isRecord).map((error) => ({
    message: text(error.message),
    members: Array.isArray(error.members) ? error.members.map(String) : null,
  }));
}

/** The properties of a response that wraps a result or an error, as some servers send it. */
const wrapperKeys = new Set(['code', 'message', 'details', 'result', 'validationErrors']);
const isWrapper = (body: Record<string, unknown>) =>
  'code' in body && 'message' in body && Object.keys(body).every((key) => wrapperKeys.has(key));

/** The title of these types only repeats the status in English. */
const isStatusType = (type: unknown) => type === 'about:blank' || /\/rfc\d+/.test(String(type));

/** Problem details (RFC 9457), which ASP.NET sends for errors outside of ABP; `errors` has the messages by property. */
function parseProblem({ type, title, detail, errors, traceId }: Record<string, unknown>) {
  const messages = isRecord(errors) ? Object.entries(errors) : [];
  return {
    message: text(detail) || (isStatusType(type) ? '' : text(title)),
    traceId: text(traceId) || undefined,
    validationErrors: messages.flatMap(([member, all]) =>
      [all].flat().map((message) => ({ message: text(message), members: [member] })),
    ),
  };
}

/**
 * Reads the error of a body: ABP's `{ error: { … } }`, the same without `error`, the token endpoint's
 * `{ error, error_description }`, or problem details.
 */
function parseErrorBody(body: unknown): Omit<ApiErrorFields, 'kind'> {
  if (!isRecord(body)) return {};
  if (typeof body.error === 'string') {
    return { code: body.error, message: text(body.error_description) };
  }
  if (isString(body.title) && Number(body.status) >= 400) return parseProblem(body);
  const error = isWrapper(body) ? body : body.error;
  if (!isRecord(error)) return {};
  return {
    message: text(error.message),
    code: text(error.code) || null,
    details: text(error.details) || null,
    validationErrors: validationErrors(error.validationErrors),
  };
}

/** The part of an axios response that is needed here. */
interface Response {
  status: number;
  data: unknown;
  headers: unknown;
}

function fromResponse(kind: ErrorKind, { status, data, headers }: Response) {
  const traceId = isRecord(headers) ? text(headers['x-correlation-id']) : '';
  const error = parseErrorBody(data);
  return new ApiError({ ...error, kind, status, traceId: traceId || error.traceId });
}

/** An error of the token endpoint has no other properties, while a record may have a property `error`. */
const isOAuthError = (body: Record<string, unknown>) =>
  typeof body.error === 'string' && Object.keys(body).every((key) => key.startsWith('error'));
const successCodes = new Set<unknown>([null, '', 0, '0', 200, '200']);
const isWrappedError = (body: Record<string, unknown>) =>
  isWrapper(body) && !successCodes.has(body.code);

/** The error in the body of a successful response, as gateways and some servers send it. */
export function errorInBody(response: Response): ApiError | null {
  const { data } = response;
  if (!isRecord(data)) return null;
  if (!isRecord(data.error) && !isOAuthError(data) && !isWrappedError(data)) return null;
  return fromResponse(data.unAuthorizedRequest === true ? 'auth' : 'server', response);
}

/** Converts anything that was thrown to an ApiError. */
export function toApiError(thrown: unknown): ApiError {
  if (thrown instanceof ApiError) return thrown;
  if (isCancel(thrown)) return new ApiError({ kind: 'cancelled' });
  if (!isAxiosError(thrown)) return new ApiError({ kind: 'shape', message: text(String(thrown)) });
  if (!thrown.response) {
    const isTimeout = thrown.code === 'ECONNABORTED' || thrown.code === 'ETIMEDOUT';
    return new ApiError({ kind: isTimeout ? 'timeout' : 'network' });
  }
  return fromResponse(thrown.response.status === 401 ? 'auth' : 'server', thrown.response);
}
