import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { openApi } from './openapi/document.mjs';
import { readTypes } from './openapi/endpoint-types.mjs';
import { apiFiles, readEndpoints } from './openapi/endpoints.mjs';

/** Writes the whole contract as an OpenAPI document, to the path given or to dist-openapi/. */
const target = process.argv[2] ?? 'dist-openapi/openapi.json';

const { endpoints, enums, headerNames } = await readEndpoints();
const typed = readTypes(endpoints, apiFiles(), enums);
const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
const document = openApi({ ...typed, enums, headerNames, version });

mkdirSync(dirname(target), { recursive: true });
writeFileSync(target, `${JSON.stringify(document, null, 2)}\n`);
console.log(`${endpoints.length} calls written to ${target}`);
