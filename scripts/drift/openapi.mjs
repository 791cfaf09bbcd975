import { follower } from './references.mjs';
import { allOf, oneOf, schemaOf } from './schema.mjs';

const formMedia = ['multipart/form-data', 'application/x-www-form-urlencoded'];
const methods = ['get', 'post', 'put', 'delete', 'patch'];
const isObject = (value) => typeof value === 'object' && value !== null;
const namedType = (type) => (type === 'integer' ? 'number' : type);
const lastName = (reference) => reference.split(/[/.]/).at(-1);
const isNullable = (value) => value.nullable === true || value['x-nullable'] === true;
const isFile = (value) =>
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

function typesOf(value) {
  if (isFile(value)) return ['file'];
  if (value.type) return [value.type].flat();
  if (value.properties || value.additionalProperties) return ['object'];
  if (value.items) return ['array'];
  return [];
}

function codesOf(value) {
  if ('const' in value) return [value.const];
  return Array.isArray(value.enum) ? value.enum.filter((code) => code !== null) : null;
}

/** Returns a function that reads a schema or a reference to one. */
function schemaReader(follow) {
  const cache = new Map();

  /** Reads the schema without its `allOf`, `anyOf` and `oneOf`. */
  function ownSchema(value) {
    const types = typesOf(value);
    return schemaOf({
      types: new Set(types.filter((type) => type !== 'null' || types.length === 1).map(namedType)),
      isNullable: isNullable(value) || types.includes('null'),
      codes: codesOf(value),
      required: new Set(Array.isArray(value.required) ? value.required : []),
      items: () => read(value.items),
      values: () =>
        isObject(value.additionalProperties) ? read(value.additionalProperties) : null,
      properties: () =>
        isObject(value.properties)
          ? Object.fromEntries(
              Object.entries(value.properties).map(([key, part]) => [key, read(part ?? {})]),
            )
          : null,
    });
  }

  function combine(value, inside) {
    const list = (key) =>
      Array.isArray(value[key]) ? value[key].map((part) => read(part ?? {}, inside)) : [];
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
  function read(raw, inside = []) {
    if (!raw) return null;
    const reference = typeof raw.$ref === 'string' ? raw.$ref : null;
    if (reference && !inside.length && cache.has(reference)) return cache.get(reference);
    const { value, names, problem } = follow(raw);
    if (problem) return schemaOf({ unread: problem });
    if (!isObject(value)) return schemaOf({});
    const again = names.find((name) => inside.includes(name));
    if (again) return schemaOf({ unread: `${again} is combined of itself` });
    const whole = combine(value, [...inside, ...names]);
    if (!reference) return whole;
    const schema = { ...whole, name: lastName(reference), key: reference };
    if (raw.nullable === true) return { ...schema, isNullable: true };
    if (!inside.length) cache.set(reference, schema);
    return schema;
  }
  return read;
}

/** Returns the base path of a call, from `servers` in OpenAPI or `basePath` in Swagger. */
function baseOf(document, item, operation) {
  const servers = operation.servers ?? item.servers ?? document.servers;
  const [server] = Array.isArray(servers) ? servers : [];
  const filled = String(server?.url ?? document.basePath ?? '').replace(
    /\{(\w+)\}/g,
    (_, name) => server?.variables?.[name]?.default ?? '',
  );
  const { pathname } = URL.parse(filled, 'http://host/') ?? { pathname: '' };
  return pathname.replace(/\/+$/, '');
}

/** Reads an OpenAPI 3 or Swagger 2 document. */
export function readOpenApi(document, others) {
  const follow = follower(document, others);
  const read = schemaReader(follow);

  /** Returns the valid items of a list, and the problems of the others. */
  function listOf(list, where) {
    if (list === undefined) return { items: [], problems: [] };
    if (!Array.isArray(list)) return { items: [], problems: [{ where, actual: String(list) }] };
    const followed = list.map((one) => follow(one));
    const isUsable = ({ value, problem }) => !problem && isObject(value);
    return {
      items: followed.filter(isUsable).map(({ value }) => value),
      problems: followed.flatMap((one, index) =>
        isUsable(one)
          ? []
          : [{ where: `${where}[${index}]`, actual: one.problem ?? String(one.value) }],
      ),
    };
  }

  /** Converts the form parameters of Swagger 2 into the properties of a body. */
  const formSchema = (fields) =>
    read({
      type: 'object',
      required: fields.filter(({ required }) => required).map(({ name }) => name),
      properties: Object.fromEntries(fields.map((field) => [field.name, field])),
    });

  function contentOf(raw) {
    const { value, problem } = follow(raw);
    if (problem) return { schema: schemaOf({ unread: problem }), media: [] };
    const content = isObject(value?.content) ? value.content : {};
    const media = Object.keys(content);
    const chosen = media.find((type) => type.includes('json')) ?? media[0];
    return { schema: read(content[chosen]?.schema ?? value?.schema), media };
  }

  function bodyOf(operation, parameters) {
    if (operation.requestBody) {
      const { schema, media } = contentOf(operation.requestBody);
      return { body: schema ?? (media.length ? schemaOf({}) : null), media };
    }
    const consumes = operation.consumes ?? document.consumes ?? [];
    const fields = parameters.filter((one) => one.in === 'formData');
    if (fields.length) {
      const forms = consumes.filter((type) => type.includes('form'));
      return { body: formSchema(fields), media: forms.length ? forms : formMedia };
    }
    const inBody = parameters.find((one) => one.in === 'body');
    return { body: inBody ? (read(inBody.schema) ?? schemaOf({})) : null, media: consumes };
  }

  /** Returns the response of a successful call, or the `default` response if none is declared. */
  function responseOf(responses) {
    const entries = Object.entries(responses ?? {});
    const successes = entries.filter(([code]) => code.startsWith('2'));
    const named = successes.length ? successes : entries.filter(([code]) => code === 'default');
    return named.map(([, response]) => contentOf(response).schema).find(Boolean) ?? null;
  }

  const operations = Object.values(document.paths).flatMap((item) =>
    isObject(item) ? methods.map((method) => item[method]).filter(isObject) : [],
  );
  const usesSecurity = operations.some(({ security }) => Array.isArray(security));
  function accessOf({ security = document.security }) {
    if (!Array.isArray(security)) return usesSecurity ? 'anonymous' : null;
    if (!security.length) return 'anonymous';
    const isOptional = security.some((one) => one && !Object.keys(one).length);
    return isOptional ? 'optional' : 'authorised';
  }

  function callOf(path, method, operation, item) {
    const own = listOf(operation.parameters, 'parameters');
    const shared = listOf(item.parameters, 'parameters of the path');
    const isReplaced = (one) =>
      own.items.some((other) => other.name === one.name && other.in === one.in);
    const parameters = [...shared.items.filter((one) => !isReplaced(one)), ...own.items];
    return {
      id: operation.operationId ?? `${method} ${path}`,
      method: method.toUpperCase(),
      path: baseOf(document, item, operation) + path,
      assumed: operation['x-assumed'] === true,
      access: accessOf(operation),
      problems: [...shared.problems, ...own.problems],
      parameters: parameters
        .filter((one) => typeof one.name === 'string' && one.in !== 'body' && one.in !== 'formData')
        .map((one) => ({
          name: one.name,
          in: one.in,
          required: one.required === true,
          schema: contentOf(one).schema ?? read(one),
        })),
      ...bodyOf(operation, parameters),
      response: responseOf(operation.responses),
    };
  }

  const calls = Object.entries(document.paths).flatMap(([path, raw]) => {
    const { value: item, problem } = follow(raw);
    if (problem)
      return [{ id: path, method: '*', path: baseOf(document, {}, {}) + path, unread: problem }];
    return methods
      .filter((method) => isObject(item?.[method]))
      .map((method) => callOf(path, method, item[method], item));
  });
  return { calls, problems: [] };
}
