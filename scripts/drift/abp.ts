import type { Call, Calls, Problem } from './call.ts';
import { textOf } from './json.ts';
import { schemaOf, type Schema } from './schema.ts';

/** The parts of an api-definition that are read. A server may leave out any of them. */
interface AbpProperty {
  name: string;
  jsonName?: string | null;
  type?: string;
  typeSimple?: string;
  isRequired?: boolean;
}
interface AbpType {
  baseType?: string | null;
  isEnum?: boolean;
  enumValues?: unknown[] | null;
  genericArguments?: string[] | null;
  properties?: AbpProperty[] | null;
}
interface AbpParameter {
  name: string;
  jsonName?: string | null;
  type?: string;
  typeSimple?: string;
  isOptional?: boolean;
  bindingSourceId?: string;
  descriptorName?: string | null;
}
interface AbpAction {
  uniqueName: string;
  httpMethod: string;
  url: string;
  allowAnonymous?: boolean | null;
  parameters?: (AbpParameter | null)[] | null;
  returnValue?: { type?: string; typeSimple?: string } | null;
}
type Dictionary<Value> = Record<string, Value | null> | null;
interface AbpDocument {
  types?: Record<string, AbpType>;
  modules?: Dictionary<{
    controllers?: Dictionary<{ actions?: Dictionary<AbpAction> }>;
  }>;
}

const simple = new Set(['string', 'number', 'boolean']);
const camel = (name: string) => name.charAt(0).toLowerCase() + name.slice(1);
const wireName = ({ jsonName, name }: AbpProperty) => jsonName ?? camel(name);
const lastName = (text: string) => text.replace(/<.*/, '').split('.').at(-1) ?? text;
const withoutTypes = 'missing: ask for /api/abp/api-definition?includeTypes=true';

/** A type with its name and a function that replaces its generic parameters. */
interface Declared {
  text: string;
  type: AbpType;
  fill: (part: string | undefined) => string | undefined;
}

/** Returns a function that reads ABP's notation: `string?`, `[My.Dto]`, `{string:number}`, `My.Page<My.Dto>`. */
function typeReader(types: Record<string, AbpType>) {
  /** Returns the declared type of a name, or null if there is none. */
  function declared(text: string | undefined): Declared | null {
    if (!text) return null;
    const [, name, given] = /^([^<]+)(?:<(.+)>)?$/.exec(text) ?? [];
    if (!name) return null;
    const plain = types[text];
    if (plain) return { text, type: plain, fill: (part) => part };
    const [key, type] = Object.entries(types).find(([one]) => one.startsWith(`${name}<`)) ?? [];
    if (!key || !type || !given) return null;
    // ABP names the generic parameters T0, T1 … in the key, but by their own names in the base type and in properties.
    const slots = type.genericArguments ?? /<(.+)>$/.exec(key)?.[1]?.split(',') ?? [];
    const values = given.split(/,(?![^<]*>)/);
    const fill = (part: string | undefined) =>
      slots.reduce(
        (result, slot, index) =>
          result?.replace(new RegExp(`\\b${slot}\\b`, 'g'), values[index] ?? slot),
        part,
      );
    return { text, type, fill };
  }

  /** Returns the type and its base types, the root first. Returns null for a type that inherits from itself. */
  function lineage(found: Declared | null, younger: Declared[] = []): Declared[] | null {
    if (!found) return younger;
    if (younger.some(({ text }) => text === found.text)) return null;
    const { baseType } = found.type;
    return lineage(baseType ? declared(found.fill(baseType)) : null, [found, ...younger]);
  }
  const membersOf = (line: Declared[]) =>
    line.flatMap(({ type, fill }) =>
      (type.properties ?? []).map((one) => ({ ...one, typeSimple: fill(one.typeSimple) })),
    );

  function objectOf(found: Declared) {
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
        Object.fromEntries(
          members.map((one) => [wireName(one), read(one.typeSimple, one.type) ?? schemaOf({})]),
        ),
    });
  }

  function unknown(text: string) {
    const isAny = text === 'object' || text === 'System.Object' || !Object.keys(types).length;
    return schemaOf(isAny ? {} : { unread: `the type ${text} is not among the types` });
  }

  /** `full` is the full name of the type. Only there ABP names the enum of a parameter. */
  function read(text?: string, full?: string): Schema | null {
    if (!text || text === 'System.Void') return null;
    if (text.endsWith('?')) {
      const schema = read(text.slice(0, -1), full?.replace(/\?$/, ''));
      return schema && { ...schema, isNullable: true };
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

const places = new Map([
  ['Path', 'path'],
  ['Query', 'query'],
  ['ModelBinding', 'query'],
  ['Header', 'header'],
] as const);
const placeOf = ({ bindingSourceId }: AbpParameter) =>
  [...places].find(([source]) => source === bindingSourceId)?.[1];

function accessOf({ allowAnonymous }: AbpAction) {
  if (typeof allowAnonymous !== 'boolean') return null;
  return allowAnonymous ? 'anonymous' : 'authorised';
}
const formMedia = ['multipart/form-data', 'application/x-www-form-urlencoded'];

function callOf(action: AbpAction, read: ReturnType<typeof typeReader>): Call {
  const given = Array.isArray(action.parameters) ? action.parameters : null;
  const all = (given ?? []).flatMap((one) => one ?? []);
  const of = (...sources: string[]) =>
    all.filter(({ bindingSourceId = '' }) => sources.includes(bindingSourceId));
  const fields = of('Form', 'FormFile');
  const [body] = of('Body');
  const typeOf = (one: AbpParameter) => read(one.typeSimple, one.type);
  const form = () =>
    schemaOf({
      types: new Set(['object']),
      properties: () =>
        Object.fromEntries(fields.map((one) => [camel(one.name), typeOf(one) ?? schemaOf({})])),
    });
  const problems =
    given && all.length === given.length
      ? []
      : [{ where: 'parameters', actual: given ? 'null among them' : textOf(action.parameters) }];
  return {
    id: action.uniqueName,
    method: action.httpMethod,
    path: `/${String(action.url).replace(/^\//, '')}`,
    assumed: false,
    access: accessOf(action),
    problems,
    parameters: all.flatMap((one) => {
      const place = placeOf(one);
      if (!place) return [];
      // ABP marks no member of a query object as optional, although the server uses defaults for missing ones.
      const required = place === 'path' || !(one.isOptional || one.descriptorName);
      return { name: one.jsonName ?? camel(one.name), in: place, required, schema: typeOf(one) };
    }),
    body: body ? typeOf(body) : fields.length ? form() : null,
    media: body ? ['application/json'] : fields.length ? formMedia : [],
    response: read(action.returnValue?.typeSimple, action.returnValue?.type),
  };
}

/** Reads an ABP api-definition document. */
export function readAbp(document: AbpDocument): Calls {
  const types = document.types ?? {};
  const read = typeReader(types);
  const problems: Problem[] = Object.keys(types).length
    ? []
    : [{ where: 'types', actual: withoutTypes }];
  /** Returns the entries of a part, and reports a part that is missing. */
  function need<Value>(part: Dictionary<Value> | undefined, where: string) {
    if (!part) problems.push({ where, actual: String(part) });
    return Object.entries(part ?? {});
  }
  const calls = Object.entries(document.modules ?? {}).flatMap(([module, content]) =>
    need(content?.controllers, `modules.${module}.controllers`).flatMap(([name, controller]) =>
      need(controller?.actions, `modules.${module}.controllers.${name}.actions`).flatMap(
        ([key, action]) => {
          if (action && Object.keys(action).length) return callOf(action, read);
          if (!action)
            problems.push({
              where: `modules.${module}.controllers.${name}.actions.${key}`,
              actual: String(action),
            });
          return [];
        },
      ),
    ),
  );
  return { calls, problems };
}
