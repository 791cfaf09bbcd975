import type { Endpoint, Schema, Schemas, TypedEndpoint } from './endpoint.ts';
import { pagingOf, parameterRef, responseRef, type Parameter } from './parts.ts';
import { membersOf, noMembers, refName, refTo, type Members } from './schemas.ts';

type Typed = TypedEndpoint<Schema>;

const mediaTypes = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
  multipart: 'multipart/form-data',
};
const token = '/connect/token';
/** This call works without a token and returns more with one. */
const forAnybody = '/api/abp/application-configuration';

const isAnonymous = ({ client, path }: Endpoint) => client === 'generic' || path === token;
const partsOf = (path: string) => [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
const hasBody = ({ method }: Endpoint) => method === 'POST' || method === 'PUT';

/** Turns a property with its description into a parameter. */
function parameter(
  place: 'path' | 'query',
  name: string,
  schema: Schema = refTo('Id'),
  required = false,
): Parameter {
  const { description, ...bare } = schema;
  const isList = [schema, ...(schema.anyOf ?? [])].some(({ type }) => type === 'array');
  const repeated = place === 'query' && isList;
  return {
    name,
    in: place,
    ...(required && { required }),
    ...(description && { description }),
    schema: bare,
    // Serialises as a=1&a=2.
    ...(repeated && { style: 'form', explode: true }),
  };
}

function parametersOf(endpoint: Endpoint, { properties, required }: Members) {
  const { path, paging, inQuery, client } = endpoint;
  const parts = partsOf(path);
  const body = hasBody(endpoint);
  const dialect = paging && !body ? pagingOf[paging] : {};
  const names = Object.keys(properties).filter((name) =>
    body ? inQuery.includes(name) : !parts.includes(name),
  );
  return [
    ...(client === 'generic' ? [parameterRef('Language')] : []),
    ...parts.map((name) => parameter('path', name, properties[name], true)),
    ...Object.values(dialect).map(parameterRef),
    ...names
      .filter((name) => !(name in dialect))
      .map((name) => parameter('query', name, properties[name], required.includes(name))),
  ];
}

/** Returns the schema of the body: the request without the properties that are sent in the path or query. */
function bodySchema(
  { request, path, inQuery, keepsPathParams }: Typed,
  members: Members | null,
): Schema | null {
  if (!members) return request;
  const elsewhere = new Set([...(keepsPathParams ? [] : partsOf(path)), ...inQuery]);
  const entries = Object.entries(members.properties);
  const remaining = entries.filter(([name]) => !elsewhere.has(name));
  if (remaining.length === entries.length) return request;
  if (!remaining.length) return null;
  const required = members.required.filter((name) => !elsewhere.has(name));
  return { type: 'object', properties: Object.fromEntries(remaining), required };
}

/**
 * Returns the schema of the response. The schema of a list is named after its row, and only paged lists have a total.
 */
function responseSchema({ row, response, paging }: Typed, named: Schemas): Schema | null {
  if (!row) return response;
  const total: Schemas = paging ? { totalCount: { type: 'integer', minimum: 0 } } : {};
  const properties: Schemas = { items: { type: 'array', items: row }, ...total };
  const list = { type: 'object', properties, required: Object.keys(properties) };
  const rowName = refName(row);
  if (!rowName) return list;
  const name = `${paging ? 'PageOf' : 'ItemsOf'}${rowName}`;
  named[name] ??= list;
  return refTo(name);
}

function responsesOf(endpoint: Typed, response: Schema | null) {
  const { method, path, request, saves } = endpoint;
  const closed = !isAnonymous(endpoint) && path !== forAnybody;
  const changes = method === 'PUT';
  const refusal = path === token ? 'TokenRefused' : 'BadRequest';
  const success = response
    ? { 200: { description: 'Done.', content: { 'application/json': { schema: response } } } }
    : { 204: { description: 'Done; there is nothing to say.' } };
  const unrepeated = { 204: { description: 'Saved; the record is not repeated.' } };
  return {
    ...success,
    ...(response && saves && unrepeated),
    ...(request && { 400: responseRef(refusal) }),
    ...(closed && { 401: responseRef('Unauthorized'), 403: responseRef('Forbidden') }),
    ...(closed && (path.includes(':') || changes) && { 404: responseRef('NotFound') }),
    ...(changes && { 409: responseRef('Conflict') }),
    default: responseRef('Failure'),
  };
}

function securityOf(endpoint: Endpoint) {
  if (isAnonymous(endpoint)) return { security: [] };
  return endpoint.path === forAnybody ? { security: [{ bearer: [] }, {}] } : {};
}

export const tagOf = ({ file }: Endpoint) => file.replace(/^src\/api\//, '').replace(/\.ts$/, '');

/** Builds the operation of a call. `named` collects the schemas that it uses. */
export function operation(endpoint: Typed, named: Schemas, identityServer: object) {
  const { id, description, assumed, client, bodyType, request } = endpoint;
  const members = membersOf(request, named);
  const parameters = parametersOf(endpoint, members ?? noMembers);
  const body = hasBody(endpoint) && request ? bodySchema(endpoint, members) : null;
  return {
    operationId: id,
    tags: [tagOf(endpoint)],
    ...(description && { description }),
    ...(client === 'identity' && { servers: [identityServer] }),
    ...securityOf(endpoint),
    ...(assumed && { 'x-assumed': true }),
    ...(parameters.length && { parameters }),
    ...(body && {
      requestBody: { required: true, content: { [mediaTypes[bodyType]]: { schema: body } } },
    }),
    responses: responsesOf(endpoint, responseSchema(endpoint, named)),
  };
}
