import { schemaOf } from './schema.mjs';

const simple = new Set(['string', 'number', 'boolean']);
const camel = (name) => name[0].toLowerCase() + name.slice(1);
const wireName = ({ jsonName, name }) => jsonName ?? camel(name);
const lastName = (text) => text.replace(/<.*/, '').split('.').at(-1);
const entriesOf = (value) => Object.entries(value ?? {});
const withoutTypes = 'missing: ask for /api/abp/api-definition?includeTypes=true';

/** Returns a function that reads ABP's notation: `string?`, `[My.Dto]`, `{string:number}`, `My.Page<My.Dto>`. */
function typeReader(types) {
  /** Returns the declared type of a name and a function that replaces its generic parameters. */
  function declared(text) {
    const [, name, given] = /^([^<]+)(?:<(.+)>)?$/.exec(text) ?? [];
    if (!name) return null;
    if (types[text]) return { text, type: types[text], fill: (part) => part };
    const key = Object.keys(types).find((one) => given && one.startsWith(`${name}<`));
    if (!key) return null;
    const type = types[key];
    // ABP names the generic parameters T0, T1 … in the key, but by their own names in the base type and in properties.
    const slots = type.genericArguments ?? /<(.+)>$/.exec(key)[1].split(',');
    const values = given.split(/,(?![^<]*>)/);
    const fill = (part) =>
      slots.reduce(
        (result, slot, index) => result?.replace(new RegExp(`\\b${slot}\\b`, 'g'), values[index]),
        part,
      );
    return { text, type, fill };
  }

  /** Returns the type and its base types, the root first. Returns null for a type that inherits from itself. */
  function lineage(found, younger = []) {
    if (!found) return younger;
    if (younger.some(({ text }) => text === found.text)) return null;
    const { baseType } = found.type;
    return lineage(baseType ? declared(found.fill(baseType)) : null, [found, ...younger]);
  }
  const membersOf = (line) =>
    line.flatMap(({ type, fill }) =>
      (type.properties ?? []).map((one) => ({ ...one, typeSimple: fill(one.typeSimple) })),
    );

  function objectOf(found) {
    const line = lineage(found);
    if (!line) return schemaOf({ unread: `${found.text} inherits from itself` });
    const members = membersOf(line);
    return schemaOf({
      name: lastName(found.text),
      key: found.text,
      types: new Set(['object']),
      isNullable: false,
      required: new Set(members.filter(({ isRequired }) => isRequired).map(wireName)),
      properties: () =>
        Object.fromEntries(members.map((one) => [wireName(one), read(one.typeSimple, one.type)])),
    });
  }

  function unknown(text) {
    const isAny = text === 'object' || text === 'System.Object' || !Object.keys(types).length;
    return schemaOf(isAny ? {} : { unread: `the type ${text} is not among the types` });
  }

  /** `full` is the full name of the type. Only there ABP names the enum of a parameter. */
  function read(text, full) {
    if (!text || text === 'System.Void') return null;
    if (text.endsWith('?')) {
      return { ...read(text.slice(0, -1), full?.replace(/\?$/, '')), isNullable: true };
    }
    if (text === 'enum') return full && full !== 'enum' ? read(full) : schemaOf({});
    const isNullable = false;
    if (text.startsWith('[')) {
      return schemaOf({
        types: new Set(['array']),
        isNullable,
        items: () => read(text.slice(1, -1)),
      });
    }
    if (text.startsWith('{')) {
      const values = () => read(text.slice(text.indexOf(':') + 1, -1));
      return schemaOf({ types: new Set(['object']), isNullable, values });
    }
    if (simple.has(text)) return schemaOf({ types: new Set([text]), isNullable });
    if (/RemoteStreamContent|IFormFile/.test(text)) return schemaOf({ types: new Set(['file']) });
    const found = declared(text);
    if (!found) return unknown(text);
    if (!found.type.isEnum) return objectOf(found);
    return schemaOf({
      name: lastName(text),
      key: text,
      types: new Set(['number']),
      isNullable,
      codes: found.type.enumValues ?? null,
    });
  }
  return read;
}

const access = { true: 'anonymous', false: 'authorised' };
const places = { Path: 'path', Query: 'query', ModelBinding: 'query', Header: 'header' };
const formMedia = ['multipart/form-data', 'application/x-www-form-urlencoded'];

function callOf(action, read) {
  const isList = Array.isArray(action.parameters);
  const all = (isList ? action.parameters : []).filter(Boolean);
  const of = (...sources) => all.filter((one) => sources.includes(one.bindingSourceId));
  const fields = of('Form', 'FormFile');
  const [body] = of('Body');
  const typeOf = (one) => read(one.typeSimple, one.type);
  const form = () =>
    schemaOf({
      types: new Set(['object']),
      properties: () => Object.fromEntries(fields.map((one) => [camel(one.name), typeOf(one)])),
    });
  const problems =
    isList && all.length === action.parameters.length
      ? []
      : [{ where: 'parameters', actual: isList ? 'null among them' : String(action.parameters) }];
  return {
    id: action.uniqueName,
    method: action.httpMethod,
    path: `/${String(action.url).replace(/^\//, '')}`,
    assumed: false,
    access: access[action.allowAnonymous] ?? null,
    problems,
    parameters: all
      .filter((one) => one.bindingSourceId in places)
      .map((one) => ({
        name: one.jsonName ?? camel(one.name),
        in: places[one.bindingSourceId],
        // ABP marks no member of a query object as optional, although the server uses defaults for missing ones.
        required: one.bindingSourceId === 'Path' || !(one.isOptional || one.descriptorName),
        schema: typeOf(one),
      })),
    body: body ? typeOf(body) : fields.length ? form() : null,
    media: body ? ['application/json'] : fields.length ? formMedia : [],
    response: read(action.returnValue?.typeSimple, action.returnValue?.type),
  };
}

/** Reads an ABP api-definition document. */
export function readAbp(document) {
  const types = document.types ?? {};
  const read = typeReader(types);
  const problems = Object.keys(types).length ? [] : [{ where: 'types', actual: withoutTypes }];
  const need = (value, where) => {
    if (!value) problems.push({ where, actual: String(value) });
    return entriesOf(value);
  };
  const calls = entriesOf(document.modules).flatMap(([module, content]) =>
    need(content?.controllers, `modules.${module}.controllers`).flatMap(([name, controller]) =>
      need(controller?.actions, `modules.${module}.controllers.${name}.actions`).flatMap(
        ([key, action]) =>
          need(action, `modules.${module}.controllers.${name}.actions.${key}`).length
            ? [callOf(action, read)]
            : [],
      ),
    ),
  );
  return { calls, problems };
}
