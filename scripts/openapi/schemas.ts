import type { Definition } from 'ts-json-schema-generator';
import type { Enums, Schema, Schemas } from './endpoint.ts';

const schemaPrefix = '#/components/schemas/';
const definitionPrefix = '#/definitions/';

/** `Items<CompanyOption>` becomes `ItemsOfCompanyOption`; an anonymous type gets no name. */
const nameOf = (name: string) =>
  /^[\w<>,.]+$/.test(name)
    ? name.replaceAll('<', 'Of').replaceAll(',', 'And').replaceAll('>', '')
    : null;

const isInteger = ({ type, enum: codes }: Record<string, unknown>) =>
  type === 'number' && Array.isArray(codes) && codes.every(Number.isInteger);

/**
 * Returns a function that converts the older JSON schema dialect of the generator, which differs in integers, tuples
 * and the place of named schemas.
 */
export function schemaConverter(definitions: Record<string, Definition>) {
  function convert(value: unknown): unknown {
    if (Array.isArray(value)) return value.map(convert);
    return typeof value === 'object' && value !== null ? convertObject(value) : value;
  }
  function convertObject(schema: object): Record<string, unknown> {
    const { $ref, ...rest }: { $ref?: string } = schema;
    const converted: Record<string, unknown> = Object.fromEntries(
      Object.entries(rest).map(([key, part]) => [key, convert(part)]),
    );
    if (isInteger(converted)) converted.type = 'integer';
    if (Array.isArray(converted.items)) {
      converted.prefixItems = converted.items;
      converted.items = false;
    }
    if (!$ref) return converted;
    const target = $ref.slice(definitionPrefix.length);
    const name = nameOf(target);
    return name
      ? { $ref: schemaPrefix + name, ...converted }
      : { ...convertObject(definitions[target] ?? {}), ...converted };
  }
  // `Schema` declares the keywords that the converted schemas of this console have.
  return (schema: Definition) => convertObject(schema) as Schema;
}

/** Returns the schemas that contain more than a TypeScript type: ids are integers or strings, and codes have names. */
function enrichedSchemas(enums: Enums): Schemas {
  const id = { oneOf: [{ type: 'string' }, { type: 'integer' }] };
  const codes = Object.entries(enums).map(([name, members]) => [
    name,
    {
      type: 'integer',
      enum: members.map(({ code }) => code),
      'x-enum-varnames': members.map(({ member }) => member),
    },
  ]);
  return { Id: id, ...Object.fromEntries(codes) };
}

export function namedSchemas(
  definitions: Record<string, Definition>,
  enums: Enums,
  convert: (schema: Definition) => Schema,
): Schemas {
  const enriched = enrichedSchemas(enums);
  const named: Schemas = {};
  for (const [fullName, schema] of Object.entries(definitions)) {
    const name = nameOf(fullName);
    if (!name) continue;
    const { description } = schema;
    const extra = description ? { description } : {};
    named[name] = enriched[name] ? { ...enriched[name], ...extra } : convert(schema);
  }
  return named;
}

/** The properties of an object schema and the names of the required ones. */
export interface Members {
  properties: Schemas;
  required: string[];
}
export const noMembers: Members = { properties: {}, required: [] };
const merge = (parts: Members[], required: string[]): Members => ({
  properties: Object.fromEntries(parts.flatMap(({ properties }) => Object.entries(properties))),
  required,
});

/** Returns the properties of an object schema, including combined schemas, or null for any other schema. */
export function membersOf(schema: Schema | null | undefined, named: Schemas): Members | null {
  if (!schema) return noMembers;
  if (schema.$ref) return membersOf(named[schema.$ref.slice(schemaPrefix.length)], named);
  const { allOf, anyOf, properties, required = [] } = schema;
  const combined = allOf ?? anyOf ?? [];
  const parts = combined.flatMap((part) => membersOf(part, named) ?? []);
  if (parts.length < combined.length) return null;
  if (allOf) return merge(parts, [...new Set(parts.flatMap((part) => part.required))]);
  if (anyOf) {
    const always = (name: string) => parts.every((part) => part.required.includes(name));
    return merge(parts, [...new Set(parts.flatMap((part) => part.required))].filter(always));
  }
  return schema.type === 'object' ? { properties: properties ?? {}, required } : null;
}

/** Returns the named schemas that are used. A request whose properties are all parameters needs no schema. */
export function used(named: Schemas, roots: object) {
  const kept = new Set<string>();
  const visit = (part: unknown) => {
    if (typeof part !== 'object' || part === null) return;
    const { $ref }: { $ref?: string } = part;
    const name = $ref?.startsWith(schemaPrefix) ? $ref.slice(schemaPrefix.length) : null;
    if (name && !kept.has(name)) {
      kept.add(name);
      visit(named[name]);
    }
    Object.values(part).forEach(visit);
  };
  visit(roots);
  const entries = Object.entries(named).filter(([name]) => kept.has(name));
  return Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

export const refTo = (name: string) => ({ $ref: schemaPrefix + name });
/** Returns the name of the schema that a reference leads to; undefined for a schema that is no reference. */
export const refName = ({ $ref }: Schema) => $ref?.slice(schemaPrefix.length);
