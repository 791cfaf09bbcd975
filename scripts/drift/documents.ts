import { readAbp } from './abp.ts';
import type { Calls } from './call.ts';
import { readOpenApi } from './openapi.ts';

/** Reads the calls of an OpenAPI 3, Swagger 2 or ABP api-definition document. Throws for any other document. */
export function callsOf(document: unknown, others?: Map<string, unknown>): Calls {
  const { openapi, swagger, paths, modules } = Object(document);
  if ((openapi || swagger) && paths) return readOpenApi(Object(document), others);
  if (modules) return readAbp(Object(document));
  throw new Error('Neither OpenAPI (3.x, Swagger 2) nor the api-definition of ABP');
}
