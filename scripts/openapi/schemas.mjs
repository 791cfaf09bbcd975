const place = '#/components/schemas/';
const written = '#/definitions/';

/** `Items<CompanyOption>` becomes `ItemsOfCompanyOption`; an anonymous type gets no name. */
const nameOf = (name) =>
  /^[\w<>,.]+$/.test(name)
    ? name.replaceAll('<', 'Of').replaceAll(',', 'And').replaceAll('>', '')
    : null;

const isWhole = (schema) => schema.type === 'number' && schema.enum?.every(Number.isInteger);

/** Converts the older JSON schema dialect of the generator: the place of named schemas, and tuples. */
export function finisher(definitions) {
  const finish = (schema) => {
    if (Array.isArray(schema)) return schema.map(finish);
    if (typeof schema !== 'object' || schema === null) return schema;
    const { $ref, ...rest } = schema;
    const finished = Object.fromEntries(
      Object.entries(rest).map(([key, part]) => [key, finish(part)]),
    );
    if (isWhole(finished)) finished.type = 'integer';
    if (Array.isArray(finished.items)) {
      finished.prefixItems = finished.items;
      finished.items = false;
    }
    if (!$ref) return finished;
    const target = $ref.slice(written.length);
    const name = nameOf(target);
    return name
      ? { $ref: place + name, ...finished }
      : { ...finish(definitions[target]), ...finished };
  };
  return finish;
}

/** Returns the schemas that contain more than a TypeScript type: ids are integers or strings, and codes have names. */
function enrichedSchemas(enums) {
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

export function namedSchemas(definitions, enums, finish) {
  const enriched = enrichedSchemas(enums);
  const entries = Object.entries(definitions)
    .map(([name, schema]) => [nameOf(name), schema])
    .filter(([name]) => name)
    .map(([name, schema]) => {
      const { description } = schema;
      const extra = description ? { description } : {};
      return [name, enriched[name] ? { ...enriched[name], ...extra } : finish(schema)];
    });
  return Object.fromEntries(entries);
}

const none = { properties: {}, required: [] };
const merge = (parts, required) => ({
  properties: Object.assign({}, ...parts.map(({ properties }) => properties)),
  required,
});

/** Returns the properties of an object schema, including combined schemas, or null for any other schema. */
export function membersOf(schema, named) {
  if (!schema) return none;
  if (schema.$ref) return membersOf(named[schema.$ref.slice(place.length)], named);
  const { allOf, anyOf, properties, required = [] } = schema;
  const parts = (allOf ?? anyOf)?.map((part) => membersOf(part, named));
  if (parts?.includes(null)) return null;
  if (allOf) return merge(parts, [...new Set(parts.flatMap((part) => part.required))]);
  if (anyOf) {
    const always = (name) => parts.every((part) => part.required.includes(name));
    return merge(parts, [...new Set(parts.flatMap((part) => part.required))].filter(always));
  }
  return schema.type === 'object' ? { properties: properties ?? {}, required } : null;
}

/** Returns the named schemas that are used. A request whose properties are all parameters needs no schema. */
export function used(named, roots) {
  const kept = new Set();
  const visit = (part) => {
    if (typeof part !== 'object' || part === null) return;
    const name = part.$ref?.startsWith(place) ? part.$ref.slice(place.length) : null;
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

export const refTo = (name) => ({ $ref: place + name });
export const isRef = (schema) => typeof schema?.$ref === 'string';
export const refName = (schema) => schema.$ref.slice(place.length);
