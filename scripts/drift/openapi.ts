import type { Call, Calls, Place, Problem } from './call.ts';
import { isObject, objectOf, textOf, type Json } from './json.ts';
import { follower, type Follow } from './references.ts';
import { allOf, oneOf, schemaOf, type Schema } from './schema.ts';

const formMedia = ['multipart/form-data', 'application/x-www-form-urlencoded'];
const methods = ['get', 'post', 'put', 'delete', 'patch'];
const namedType = (type: string) => (type === 'integer' ? 'number' : type);
const lastName = (reference: string) => reference.split(/[/.]/).at(-1) ?? reference;
const listIn = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
/** Returns the texts of a list, or a single text as a list. */
const textsIn = (value: unknown) => [value].flat().filter((one) => typeof one === 'string');
const isNullable = (value: Json) => value.nullable === true || value['x-nullable'] === true;
const isFile = (value: Json) =>
  value.type === 'file' ||
  value.format === 'binary' ||
  value.contentMediaType === 'application/octet-stream';

/** The keywords that describe a value directly, unlike `allOf`, `anyOf` and `oneOf`. */
const ownKeys = [
  'type',
  'properties',
  'items',
  'enum',
  'const',
  'additionalProperties',
  'required',
];

function typesOf(value: Json): string[] {
  if (isFile(value)) return ['file'];
  if (value.type) return textsIn(value.type);
  if (value.properties || value.additionalProperties) return ['object'];
  if (value.items) return ['array'];
  return [];
}

function codesOf(value: Json): unknown[] | null {
  if ('const' in value) return [value.const];
  return Array.isArray(value.enum) ? value.enum.filter((code) => code !== null) : null;
}

/** Returns a function that reads a schema or a reference to one. */
function schemaReader(follow: Follow) {
  const cache = new Map<string, Schema>();

  /** Reads the schema without its `allOf`, `anyOf` and `oneOf`. */
  function ownSchema(value: Json) {
    const types = typesOf(value);
    return schemaOf({
      types: new Set(types.filter((type) => type !== 'null' || types.length === 1).map(namedType)),
      isNullable: isNullable(value) || types.includes('null'),
      codes: codesOf(value),
      required: new Set(textsIn(value.required)),
      items: () => read(value.items),
      values: () =>
        isObject(value.additionalProperties) ? read(value.additionalProperties) : null,
      properties: () =>
        isObject(value.properties)
          ? Object.fromEntries(
              Object.entries(value.properties).map(([key, part]) => [key, readPart(part)]),
            )
          : null,
    });
  }

  /** Reads a part that is always there. The schemas `null` and `false` say nothing about it. */
  const readPart = (raw: unknown, inside?: string[]) => read(raw ?? {}, inside) ?? schemaOf({});

  function combine(value: Json, inside: string[]) {
    const list = (key: string) => listIn(value[key]).map((part) => readPart(part, inside));
    const parts = [
      ...list('allOf'),
      ...['anyOf', 'oneOf']
        .map(list)
        .filter((one) => one.length)
        .map(oneOf),
    ];
    if (!parts.length) return ownSchema(value);
    const hasOwn = ownKeys.some((key) => key in value);
    const whole = allOf(hasOwn ? [...parts, ownSchema(value)] : parts);
    return isNullable(value) ? { ...whole, isNullable: true } : whole;
  }

  /**
   * `inside` holds the references that are being combined, because a combination that contains itself would never end.
   */
  function read(raw: unknown, inside: string[] = []): Schema | null {
    if (!raw) return null;
    const reference = isObject(raw) && typeof raw.$ref === 'string' ? raw.$ref : null;
    const cached = reference && !inside.length ? cache.get(reference) : undefined;
    if (cached) return cached;
    const { value, names, problem } = follow(raw);
    if (problem) return schemaOf({ unread: problem });
    if (!isObject(value)) return schemaOf({});
    const again = names.find((name) => inside.includes(name));
    if (again) return schemaOf({ unread: `${again} is combined of itself` });
    const whole = combine(value, [...inside, ...names]);
    if (!reference) return whole;
    const schema = { ...whole, name: lastName(reference), key: reference };
    if (isObject(raw) && raw.nullable === true) return { ...schema, isNullable: true };
    if (!inside.length) cache.set(reference, schema);
    return schema;
  }
  return read;
}

/** Returns the base path of a call, from `servers` in OpenAPI or `basePath` in Swagger. */
function baseOf(document: Json, item: Json = {}, operation: Json = {}) {
  const [first] = listIn(operation.servers ?? item.servers ?? document.servers);
  const server = objectOf(first);
  const variables = objectOf(server.variables);
  const filled = textOf(server.url ?? document.basePath ?? '').replace(
    /\{(\w+)\}/g,
    (_, name: string) => textOf(objectOf(variables[name]).default ?? ''),
  );
  const { pathname } = URL.parse(filled, 'http://host/') ?? { pathname: '' };
  return pathname.replace(/\/+$/, '');
}

const places: readonly unknown[] = ['path', 'query', 'header', 'cookie'] satisfies Place[];
const isPlace = (value: unknown): value is Place => places.includes(value);

/** Returns the call that stands for a path that could not be read. */
const unreadCall = (path: string, id: string, unread: string): Call => ({
  id,
  method: '*',
  path,
  unread,
  assumed: false,
  access: null,
  parameters: [],
  body: null,
  media: [],
  response: null,
  problems: [],
});

/** Reads an OpenAPI 3 or Swagger 2 document. */
export function readOpenApi(document: Json, others?: Map<string, unknown>): Calls {
  const follow = follower(document, others);
  const read = schemaReader(follow);

  /** Returns the valid items of a list, and the problems of the others. */
  function listOf(list: unknown, where: string): { items: Json[]; problems: Problem[] } {
    if (list === undefined) return { items: [], problems: [] };
    if (!Array.isArray(list)) return { items: [], problems: [{ where, actual: textOf(list) }] };
    const items: Json[] = [];
    const problems: Problem[] = [];
    for (const [index, one] of list.entries()) {
      const { value, problem } = follow(one);
      if (!problem && isObject(value)) items.push(value);
      else problems.push({ where: `${where}[${index}]`, actual: problem ?? String(value) });
    }
    return { items, problems };
  }

  /** Converts the form parameters of Swagger 2 into the properties of a body. */
  const formSchema = (fields: Json[]) =>
    read({
      type: 'object',
      required: fields.filter(({ required }) => required).map(({ name }) => name),
      properties: Object.fromEntries(fields.map((field) => [field.name, field])),
    });

  function contentOf(raw: unknown) {
    const { value, problem } = follow(raw);
    if (problem) return { schema: schemaOf({ unread: problem }), media: [] };
    const described = objectOf(value);
    const content = objectOf(described.content);
    const media = Object.keys(content);
    const chosen = media.find((type) => type.includes('json')) ?? media[0] ?? '';
    return { schema: read(objectOf(content[chosen]).schema ?? described.schema), media };
  }

  function bodyOf(operation: Json, parameters: Json[]): Pick<Call, 'body' | 'media'> {
    if (operation.requestBody) {
      const { schema, media } = contentOf(operation.requestBody);
      return { body: schema ?? (media.length ? schemaOf({}) : null), media };
    }
    const consumes = textsIn(operation.consumes ?? document.consumes);
    const fields = parameters.filter((one) => one.in === 'formData');
    if (fields.length) {
      const forms = consumes.filter((type) => type.includes('form'));
      return { body: formSchema(fields), media: forms.length ? forms : formMedia };
    }
    const inBody = parameters.find((one) => one.in === 'body');
    return { body: inBody ? (read(inBody.schema) ?? schemaOf({})) : null, media: consumes };
  }

  /** Returns the response of a successful call, or the `default` response if none is declared. */
  function responseOf(responses: unknown) {
    const entries = Object.entries(objectOf(responses));
    const successes = entries.filter(([code]) => code.startsWith('2'));
    const named = successes.length ? successes : entries.filter(([code]) => code === 'default');
    return named.map(([, response]) => contentOf(response).schema).find(Boolean) ?? null;
  }

  const paths = Object.entries(objectOf(document.paths));
  const operations = paths.flatMap(([, item]) =>
    isObject(item) ? methods.map((method) => item[method]).filter(isObject) : [],
  );
  const usesSecurity = operations.some(({ security }) => Array.isArray(security));
  function accessOf({ security = document.security }: Json): Call['access'] {
    if (!Array.isArray(security)) return usesSecurity ? 'anonymous' : null;
    if (!security.length) return 'anonymous';
    const isOptional = security.some((one) => isObject(one) && !Object.keys(one).length);
    return isOptional ? 'optional' : 'authorised';
  }

  function callOf(path: string, method: string, operation: Json, item: Json): Call {
    const own = listOf(operation.parameters, 'parameters');
    const shared = listOf(item.parameters, 'parameters of the path');
    const isReplaced = (one: Json) =>
      own.items.some((other) => other.name === one.name && other.in === one.in);
    const parameters = [...shared.items.filter((one) => !isReplaced(one)), ...own.items];
    return {
      id: textOf(operation.operationId ?? `${method} ${path}`),
      method: method.toUpperCase(),
      path: baseOf(document, item, operation) + path,
      assumed: operation['x-assumed'] === true,
      access: accessOf(operation),
      problems: [...shared.problems, ...own.problems],
      parameters: parameters.flatMap((one) => {
        const { name, in: place } = one;
        if (typeof name !== 'string' || !isPlace(place)) return [];
        const schema = contentOf(one).schema ?? read(one);
        return { name, in: place, required: one.required === true, schema };
      }),
      ...bodyOf(operation, parameters),
      response: responseOf(operation.responses),
    };
  }

  const calls = paths.flatMap(([path, raw]) => {
    const { value: item, problem } = follow(raw);
    if (problem) return unreadCall(baseOf(document) + path, path, problem);
    if (!isObject(item)) return [];
    return methods.flatMap((method) => {
      const operation = item[method];
      return isObject(operation) ? callOf(path, method, operation, item) : [];
    });
  });
  return { calls, problems: [] };
}
