import { globSync } from 'node:fs';
import type { AnyEndpoint } from '../../src/api/endpoint.ts';
import type { AnyRecord } from '../../src/api/record.ts';
import type { AnyEnum } from '../../src/lib/enum.ts';
import { isRecord } from '../../src/lib/guards.ts';
import { createMockVite } from '../mock-vite.ts';
import type { Endpoint, Enums, HeaderNames } from './endpoint.ts';

const isEndpoint = (value: unknown): value is AnyEndpoint =>
  typeof value === 'function' && 'method' in value && 'path' in value;
/** A record, see `src/api/record.ts`. */
const isApiRecord = (value: unknown): value is AnyRecord =>
  isRecord(value) && 'properties' in value && 'conditions' in value;
const isEnum = (value: unknown): value is AnyEnum => isRecord(value) && '$values' in value;

export const apiFiles = () =>
  globSync('src/api/**/*.ts')
    .map((file) => file.replaceAll('\\', '/'))
    .toSorted();

/** Returns the endpoints that a module exports, with their names. */
const endpointsOf = (file: string, module: Record<string, unknown>): Endpoint[] =>
  Object.entries(module).flatMap(([resource, calls]) =>
    Object.entries(isRecord(calls) ? calls : {}).flatMap(([key, call]) =>
      isEndpoint(call) ? [{ ...call, file, resource, key, id: `${resource}.${key}` }] : [],
    ),
  );

/** Returns the codes and member names of every enum, by type name. */
const enumsOf = (module: Record<string, unknown>): Enums =>
  Object.fromEntries(
    Object.entries<unknown>(module).flatMap(([name, set]) =>
      isEnum(set) ? [[name, set.$values.map((code) => ({ code, member: set.$member(code) }))]] : [],
    ),
  );

/** Reads what only the running code knows: calls, enums and header names. */
export async function readEndpoints() {
  const vite = await createMockVite('node_modules/.vite-openapi');
  try {
    const load = (file: string) => vite.ssrLoadModule(`/${file}`);
    const endpoints: Endpoint[] = [];
    const records = new Map<string, AnyRecord>();
    for (const file of apiFiles()) {
      const module = await load(file);
      endpoints.push(...endpointsOf(file, module));
      for (const [name, value] of Object.entries(module))
        if (isApiRecord(value)) records.set(name, value);
    }
    const clients = await load('src/api/clients.ts');
    const headerNames: HeaderNames = clients.headerNames;
    return { endpoints, records, headerNames, enums: enumsOf(await load('src/enums.ts')) };
  } finally {
    await vite.close();
  }
}
