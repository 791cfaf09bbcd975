import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { declaredDocument } from './openapi/declared.ts';

/** Writes the contract as an OpenAPI document to the given path, by default to dist-openapi/. */

const target = process.argv[2] ?? 'dist-openapi/openapi.json';
const document = await declaredDocument();
const methods = Object.values(document.paths).flatMap((item) => Object.keys(item));

mkdirSync(dirname(target), { recursive: true });
writeFileSync(target, `${JSON.stringify(document, null, 2)}\n`);
console.log(`${methods.filter((key) => key !== 'parameters').length} calls written to ${target}`);
