import type { AnyRecord } from '@/api/record';
import { isRecord } from '@/lib/guards';

const modules = import.meta.glob<Record<string, unknown>>('/src/api/**/*.ts', { eager: true });
const isApiRecord = (value: unknown): value is AnyRecord =>
  isRecord(value) && 'properties' in value && 'conditions' in value;

/** The properties of all records of the API, with their names. */
export const recordProperties = Object.values(modules)
  .flatMap((module) => Object.values(module).filter(isApiRecord))
  .flatMap(({ properties }) =>
    Object.entries(properties).map(([name, property]) => ({ name, ...property })),
  );
