import { readAbp } from './abp.mjs';
import { readOpenApi } from './openapi.mjs';

/**
 * Reads API documents of three formats into a common form: { calls, problems }. Schemas are read on demand, because
 * types may contain themselves; see schema.mjs.
 *
 * Call: { id, method, path, assumed, access, parameters: [{ name, in, required, schema }], body, media, response,
 * problems }, or { id, method: '*', path, unread } for a path that could not be read.
 *   `access` is anonymous, optional, authorised, or null where the document does not say; `media` are the types of the
 *   body. Problem: { where, actual }, a place that could not be read and what is there.
 */

/** Reads the calls of an OpenAPI 3, Swagger 2 or ABP api-definition document. Throws for any other document. */
export function callsOf(document, others) {
  const isOpenApi = Boolean(document?.openapi || document?.swagger);
  if (isOpenApi && document.paths) return readOpenApi(document, others);
  if (document?.modules) return readAbp(document);
  throw new Error('Neither OpenAPI (3.x, Swagger 2) nor the api-definition of ABP');
}
