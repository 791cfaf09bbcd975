import { readFileSync } from 'node:fs';
import { openApi } from './document.mjs';
import { readTypes } from './endpoint-types.mjs';
import { apiFiles, readEndpoints } from './endpoints.mjs';

/** Returns an OpenAPI document with every call of the console. */
export async function declaredDocument() {
  const { endpoints, enums, headerNames } = await readEndpoints();
  const typed = readTypes(endpoints, apiFiles(), enums);
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
  return openApi({ ...typed, enums, headerNames, version });
}
