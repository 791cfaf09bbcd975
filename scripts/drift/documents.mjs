/**
 * Reads API documents of three formats into a common form: a list of calls whose schemas are read on demand, because
 * types may contain themselves.
 *
 * Call: { id, method, path, assumed, parameters: [{ name, in, required, schema }], body, response }
 * Schema: { name, types: Set, isNullable, codes, items(), properties(), required: Set }
 *   `types` holds string, number, boolean, object, array, file; empty means anything. `codes` are the values of a code
 *   set or null.
 */

const methods = ['get', 'post', 'put', 'delete', 'patch'];

const anything = {
  name: null,
  types: new Set(),
  isNullable: true,
  codes: null,
  required: new Set(),
};
const schemaOf = (parts) => ({ ...anything, items: () => null, properties: () => null, ...parts });
const namedType = (type) => (type === 'integer' ? 'number' : type);
/** The last part of a reference or of the full name of a .NET class. */
const lastName = (text) => text.split(/[/.]/).at(-1);

function openApiReader(document) {
  const resolve = (value) => {
    if (!value?.$ref) return value;
    const target = value.$ref
      .slice(2)
      .split('/')
      .reduce((part, key) => part?.[key], document);
    return resolve(target);
  };

  /** Merges several schemas: those of `allOf`, `anyOf` or `oneOf`. */
  function merged(schemas, rest) {
    const isNull = ({ types }) => types.size === 1 && types.has('null');
    const real = schemas.filter((schema) => !isNull(schema));
    const [only] = real;
    const all = (key) => real.flatMap((schema) => [...schema[key]]);
    return schemaOf({
      name: only?.name ?? null,
      types: new Set(all('types')),
      isNullable:
        rest.nullable === true ||
        schemas.some((schema) => isNull(schema)) ||
        real.some(({ isNullable }) => isNullable),
      codes: real.find(({ codes }) => codes)?.codes ?? null,
      required: new Set(all('required')),
      items: () => real.map(({ items }) => items()).find(Boolean) ?? null,
      properties: () => {
        const known = real.map(({ properties }) => properties()).filter(Boolean);
        return known.length ? Object.assign({}, ...known) : null;
      },
    });
  }

  function read(raw) {
    if (!raw) return null;
    const value = resolve(raw);
    if (!value) return schemaOf({});
    const name = raw.$ref ? lastName(raw.$ref) : null;
    const several = value.allOf ?? value.anyOf ?? value.oneOf;
    if (several) return { ...merged(several.map(read), value), ...(name && { name }) };
    const types = [value.type ?? (value.properties ? 'object' : [])].flat();
    const isFile = value.type === 'file' || value.format === 'binary';
    return schemaOf({
      name,
      types: new Set(
        isFile
          ? ['file']
          : types.filter((type) => type !== 'null' || types.length === 1).map(namedType),
      ),
      isNullable: value.nullable === true || value['x-nullable'] === true || types.includes('null'),
      codes: value.enum?.filter((code) => code !== null) ?? null,
      required: new Set(Array.isArray(value.required) ? value.required : []),
      items: () => read(value.items),
      properties: () =>
        value.properties
          ? Object.fromEntries(
              Object.entries(value.properties).map(([key, part]) => [key, read(part)]),
            )
          : null,
    });
  }

  /** The form parameters of Swagger 2 as the properties of a body. */
  const formSchema = (fields) =>
    read({
      type: 'object',
      required: fields.filter(({ required }) => required).map(({ name }) => name),
      properties: Object.fromEntries(fields.map((field) => [field.name, field])),
    });
  const contentSchema = (part) =>
    read(Object.values(part?.content ?? {})[0]?.schema ?? part?.schema);

  function callOf(path, method, operation, shared) {
    const all = [...shared, ...(operation.parameters ?? [])].map(resolve);
    const fields = all.filter((one) => one.in === 'formData');
    const inBody = all.find((one) => one.in === 'body');
    const success = Object.entries(operation.responses ?? {}).find(([code]) =>
      code.startsWith('2'),
    );
    return {
      id: operation.operationId ?? `${method} ${path}`,
      method: method.toUpperCase(),
      path,
      assumed: operation['x-assumed'] === true,
      parameters: all
        .filter((one) => one.in === 'query' || one.in === 'path')
        .map((one) => ({
          name: one.name,
          in: one.in,
          required: one.required === true,
          schema: read(one.schema ?? one),
        })),
      body: operation.requestBody
        ? contentSchema(resolve(operation.requestBody))
        : ((inBody && read(inBody.schema)) ?? (fields.length ? formSchema(fields) : null)),
      response: contentSchema(resolve(success?.[1])),
    };
  }

  const base = (document.basePath ?? '').replace(/\/$/, '');
  return Object.entries(document.paths).flatMap(([path, item]) =>
    methods
      .filter((method) => item?.[method])
      .map((method) => callOf(base + path, method, item[method], item.parameters ?? [])),
  );
}

/** Reads ABP's `typeSimple` notation: `string?`, `[My.Dto]`, `{string:number}`, `My.Page<My.Dto>`. */
function abpReader(document) {
  const simple = new Set(['string', 'number', 'boolean']);

  /** The declared type of a name, with a function that fills in its generic arguments. */
  function declared(text) {
    const [, name, given] = /^([^<]+)(?:<(.+)>)?$/.exec(text) ?? [];
    if (!name) return null;
    if (document.types[text]) return { type: document.types[text], fill: (part) => part };
    const key = Object.keys(document.types).find((one) => given && one.startsWith(`${name}<`));
    if (!key) return null;
    const type = document.types[key];
    // ABP calls the arguments T0 in the key, and by their own names in base type and properties.
    const slots = type.genericArguments ?? /<(.+)>$/.exec(key)[1].split(',');
    const values = given.split(/,(?![^<]*>)/);
    const fill = (part) =>
      slots.reduce(
        (result, slot, index) => result.replace(new RegExp(`\\b${slot}\\b`, 'g'), values[index]),
        part,
      );
    return { type, fill };
  }

  function membersOf({ type, fill }) {
    const inherited = type.baseType ? declared(fill(type.baseType)) : null;
    const own = (type.properties ?? []).map((one) => ({
      ...one,
      typeSimple: fill(one.typeSimple),
    }));
    return [...(inherited ? membersOf(inherited) : []), ...own];
  }
  const wireName = ({ jsonName, name }) => jsonName ?? name[0].toLowerCase() + name.slice(1);

  function read(text) {
    if (!text || text === 'System.Void') return null;
    if (text.endsWith('?')) return { ...read(text.slice(0, -1)), isNullable: true };
    if (text.startsWith('[')) {
      return schemaOf({
        types: new Set(['array']),
        isNullable: false,
        items: () => read(text.slice(1, -1)),
      });
    }
    if (text.startsWith('{')) return schemaOf({ types: new Set(['object']), isNullable: false });
    if (simple.has(text)) return schemaOf({ types: new Set([text]), isNullable: false });
    if (/RemoteStreamContent|IFormFile/.test(text)) return schemaOf({ types: new Set(['file']) });
    const found = declared(text);
    if (!found) return schemaOf({});
    const { type } = found;
    const name = lastName(text.replace(/<.*/, ''));
    if (type.isEnum) {
      return schemaOf({
        name,
        types: new Set(['number']),
        isNullable: false,
        codes: type.enumValues,
      });
    }
    return schemaOf({
      name,
      types: new Set(['object']),
      isNullable: false,
      required: new Set(
        membersOf(found)
          .filter(({ isRequired }) => isRequired)
          .map(wireName),
      ),
      properties: () =>
        Object.fromEntries(membersOf(found).map((one) => [wireName(one), read(one.typeSimple)])),
    });
  }

  const camel = (name) => name[0].toLowerCase() + name.slice(1);
  function callOf(action) {
    const of = (...sources) =>
      action.parameters.filter((one) => sources.includes(one.bindingSourceId));
    const fields = of('Form', 'FormFile');
    const [body] = of('Body');
    const parameter = (place) => (one) => ({
      name: one.jsonName ?? camel(one.name),
      in: place,
      // ABP calls no member of a query object optional, although the server fills in what is not sent.
      required: place === 'path' || !(one.isOptional || one.descriptorName),
      schema: read(one.typeSimple),
    });
    return {
      id: action.uniqueName,
      method: action.httpMethod,
      path: `/${action.url}`,
      assumed: false,
      parameters: [
        ...of('Path').map(parameter('path')),
        ...of('Query', 'ModelBinding').map(parameter('query')),
      ],
      body: body
        ? read(body.typeSimple)
        : fields.length
          ? schemaOf({
              types: new Set(['object']),
              properties: () =>
                Object.fromEntries(fields.map((one) => [camel(one.name), read(one.typeSimple)])),
            })
          : null,
      response: read(action.returnValue?.typeSimple),
    };
  }

  return Object.values(document.modules)
    .flatMap(({ controllers }) => Object.values(controllers))
    .flatMap(({ actions }) => Object.values(actions).map(callOf));
}

/** The calls of an OpenAPI 3, a Swagger 2 or an ABP api-definition document; throws for anything else. */
export function callsOf(document) {
  if (document?.paths && (document.openapi || document.swagger)) return openApiReader(document);
  if (document?.modules) return abpReader({ types: {}, ...document });
  throw new Error('Neither OpenAPI (3.x, Swagger 2) nor the api-definition of ABP');
}
