import type { AnyEndpoint } from '@/api/endpoint';

const modules = import.meta.glob<Record<string, unknown>>('/src/api/**/*.ts', { eager: true });

/** An endpoint is a function that carries its method and path. */
const isEndpoint = (value: unknown): value is AnyEndpoint =>
  typeof value === 'function' && 'method' in value && 'path' in value;

/** Every endpoint of the console under the name that callers use, e.g. `companyApi.list`. */
export const endpoints = Object.values(modules)
  .flatMap((module) => Object.entries(module))
  .flatMap(([resource, calls]) =>
    typeof calls === 'object' && calls !== null
      ? Object.entries(calls).map(([key, call]) => ({ name: `${resource}.${key}`, call }))
      : [],
  )
  .filter((entry): entry is { name: string; call: AnyEndpoint } => isEndpoint(entry.call));
