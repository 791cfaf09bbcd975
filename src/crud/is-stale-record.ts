import { ApiError } from '@/api/errors';

/** Somebody else was faster and has changed the record or removed it: what the list shows of it is old. */
export const isOvertaken = (error: unknown) =>
  error instanceof ApiError && (error.status === 409 || error.status === 404);
