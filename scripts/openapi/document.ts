import type { Definition } from 'ts-json-schema-generator';
import type { Enums, HeaderNames, Schema, Schemas, TypedEndpoint } from './endpoint.ts';
import { operation, tagOf } from './operations.ts';
import { errorSchemas, headerRefs, parameters, responses } from './parts.ts';
import { namedSchemas, schemaConverter, used } from './schemas.ts';

const server = (host: string, description: string) => ({
  url: '{host}',
  description,
  variables: { host: { default: `https://${host}.example.com` } },
});
const identityServer = server('identity', 'Host of the sign-in server (VITE_IDENTITY_URL)');
const about =
  'Every call of the console, as its code has it. Operations marked `x-assumed` are not in the ' +
  'specification of the product: their names were chosen for the console. A member may be added to ' +
  'any response; arrays in a query repeat their key.';

type PathItem = Record<string, object>;

function pathsOf(endpoints: TypedEndpoint<Schema>[], named: Schemas) {
  const paths: Record<string, PathItem> = {};
  for (const endpoint of endpoints) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
    const item = (paths[path] ??= { parameters: headerRefs });
    item[endpoint.method.toLowerCase()] = operation(endpoint, named, identityServer);
  }
  return Object.fromEntries(Object.entries(paths).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

interface Parts {
  endpoints: TypedEndpoint[];
  definitions: Record<string, Definition>;
  enums: Enums;
  headerNames: HeaderNames;
  version: string;
}

/** Builds the OpenAPI document from the running code (calls) and its types (schemas). */
export function openApi({ endpoints, definitions, enums, headerNames, version }: Parts) {
  const convert = schemaConverter(definitions);
  const named: Schemas = { ...namedSchemas(definitions, enums, convert), ...errorSchemas };
  const finished = endpoints.map((endpoint) => ({
    ...endpoint,
    request: endpoint.request && convert(endpoint.request),
    row: endpoint.row && convert(endpoint.row),
    response: endpoint.response && convert(endpoint.response),
  }));
  const paths = pathsOf(finished, named);
  const shared = {
    parameters: parameters(headerNames),
    responses,
    securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
  };
  return {
    openapi: '3.1.1',
    jsonSchemaDialect: 'https://json-schema.org/draft/2020-12/schema',
    info: { title: 'Freightline Console: the calls it makes', version, description: about },
    servers: [server('api', 'Host of the admin API (VITE_API_URL)')],
    security: [{ bearer: [] }],
    tags: [...new Set(endpoints.map(tagOf))].map((name) => ({ name })),
    paths,
    components: { ...shared, schemas: used(named, { paths, shared }) },
  };
}
