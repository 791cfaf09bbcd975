import { readAbp } from './abp.ts';
import type { Calls } from './call.ts';
import { objectOf } from './json.ts';
import { readOpenApi } from './openapi.ts';

/** Reads the calls of an OpenAPI 3, Swagger 2 or ABP api-definition document. Throws for any other document. */
export function callsOf(document: unknown, others?: Map<string, unknown>): Calls {
  const root = objectOf(document);
  if ((root.openapi || root.swagger) && root.paths) return readOpenApi(root, others);
  if (root.modules) return readAbp(root);
  throw new Error('Neither OpenAPI (3.x, Swagger 2) nor the api-definition of ABP');
}
