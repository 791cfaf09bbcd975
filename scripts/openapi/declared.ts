import { readFileSync } from 'node:fs';
import { openApi } from './document.ts';
import { readTypes } from './endpoint-types.ts';
import { apiFiles, readEndpoints } from './endpoints.ts';

/** Returns an OpenAPI document with every call of the console. */
export async function declaredDocument() {
  const { endpoints, enums, records, headerNames } = await readEndpoints();
  const typed = readTypes(endpoints, apiFiles(), enums, records);
  const { version }: { version: string } = JSON.parse(readFileSync('package.json', 'utf8'));
  return openApi({ ...typed, enums, headerNames, version });
}
