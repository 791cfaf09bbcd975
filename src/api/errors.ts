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

/** Reads ABP's `{ error: { … } }` and the token endpoint's `{ error, error_description }`; anything else says nothing. */
function readBody(body: unknown): Omit<ApiErrorFields, 'kind'> {
  if (!isObject(body)) return {};
  const { error } = body;
  if (typeof error === 'string') return { code: error, message: text(body.error_description) };
  if (!isObject(error)) return {};
  return {
    message: text(error.message),
    code: text(error.code) || null,
    details: text(error.details) || null,
    validationErrors: validationErrors(error.validationErrors),
  };
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
  const { status, data, headers } = thrown.response;
  return new ApiError({
    kind: status === 401 ? 'auth' : 'server',
    status,
    traceId: text(headers['x-correlation-id']) || undefined,
    ...readBody(data),
  });
}
