import { globSync } from 'node:fs';
import { createServer } from 'vite';

/** Vite only compiles the TypeScript; it serves no page. */
const loader = () =>
  createServer({
    mode: 'mock',
    appType: 'custom',
    logLevel: 'error',
    // A separate cache, because sharing it would discard the optimised dependencies of a running dev server.
    cacheDir: 'node_modules/.vite-openapi',
    optimizeDeps: { noDiscovery: true, include: [] },
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  });

const isEndpoint = (value) => typeof value === 'function' && 'method' in value && 'path' in value;
const isEnum = (value) => typeof value === 'object' && value !== null && '$values' in value;

export const apiFiles = () =>
  globSync('src/api/**/*.ts')
    .map((file) => file.replaceAll('\\', '/'))
    .toSorted();

/** Returns the endpoints that a module exports, with their names. */
const endpointsOf = (file, module) =>
  Object.entries(module)
    .filter(([, resource]) => typeof resource === 'object' && resource !== null)
    .flatMap(([resource, calls]) =>
      Object.entries(calls)
        .filter(([, call]) => isEndpoint(call))
        .map(([key, call]) => ({ ...call, file, resource, key, id: `${resource}.${key}` })),
    );

/** Returns the codes and member names of every enum, by type name. */
const enumsOf = (module) =>
  Object.fromEntries(
    Object.entries(module)
      .filter(([, value]) => isEnum(value))
      .map(([name, set]) => [
        name,
        set.$values.map((code) => ({ code, member: set.$member(code) })),
      ]),
  );

/** Reads what only the running code knows: calls, enums and header names. */
export async function readEndpoints() {
  const vite = await loader();
  try {
    const load = (file) => vite.ssrLoadModule(`/${file}`);
    const endpoints = [];
    for (const file of apiFiles()) endpoints.push(...endpointsOf(file, await load(file)));
    const { headerNames } = await load('src/api/clients.ts');
    return { endpoints, headerNames, enums: enumsOf(await load('src/enums.ts')) };
  } finally {
    await vite.close();
  }
}
