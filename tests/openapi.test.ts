import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { endpoints } from './endpoints';

interface Schema {
  $ref?: string;
  type?: string;
  enum?: number[];
  required?: string[];
  properties?: Record<string, Schema>;
  [more: string]: unknown;
}
interface Parameter {
  $ref?: string;
  name?: string;
  in?: string;
  required?: boolean;
  schema?: Schema;
}
interface Operation {
  operationId: string;
  servers?: unknown[];
  security?: unknown[];
  parameters?: Parameter[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: Record<string, unknown>;
  'x-assumed'?: true;
}
interface Document {
  openapi: string;
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
}
const folder = mkdtempSync(join(tmpdir(), 'openapi-'));
let text = '';
let document: Document;

/** The problems that the public validator finds in a document. */
async function complaints(source: string) {
  const config = await createConfig({ extends: ['spec'] });
  const problems = await lintFromString({ source, config });
  return problems.map(({ ruleId, message }) => `${ruleId}: ${message}`);
}

const operations = () =>
  Object.entries(document.paths).flatMap(([path, { parameters: _shared, ...methods }]) =>
    Object.entries(methods).map(([method, operation]) => ({ method, path, operation })),
  );
function operation(id: string) {
  const found = operations().find((entry) => entry.operation.operationId === id)?.operation;
  if (!found) throw new Error(`${id} is not in the document`);
  return found;
}
const schema = (name: string) => document.components.schemas[name];
const sorted = (lines: string[]) => lines.toSorted((a, b) => (a < b ? -1 : 1));

beforeAll(() => {
  const file = join(folder, 'openapi.json');
  execFileSync(process.execPath, ['scripts/openapi.ts', file], { stdio: 'pipe' });
  text = readFileSync(file, 'utf8');
  document = JSON.parse(text);
}, 60_000);

afterAll(() => rmSync(folder, { recursive: true }));

describe('the OpenAPI document', () => {
  test('is valid OpenAPI 3.1', async () => {
    expect(document.openapi).toMatch(/^3\.1\./);
    expect(await complaints(text)).toEqual([]);
  });

  test('contains every call of the console once, under its name', () => {
    const expected = endpoints.map(
      ({ name, call: { method, path } }) => `${name}: ${method} ${path.replace(/:(\w+)/g, '{$1}')}`,
    );
    const written = operations().map(
      ({ method, path, operation: { operationId } }) =>
        `${operationId}: ${method.toUpperCase()} ${path}`,
    );
    expect(expected).toContain('companyApi.list: GET /api/company/company');
    expect(sorted(written)).toEqual(sorted(expected));
  });

  test('marks the calls that the specification does not have', () => {
    const marked = operations().filter(({ operation: called }) => called['x-assumed']);
    const assumed = endpoints.filter(({ call }) => call.assumed);
    expect(assumed.length).toBeGreaterThan(0);
    expect(sorted(marked.map((entry) => entry.operation.operationId))).toEqual(
      sorted(assumed.map(({ name }) => name)),
    );
  });

  test('describes the filters of a list, its paging, and its arrays as repeated keys', () => {
    const { parameters = [], responses } = operation('companyApi.list');
    expect(parameters.slice(0, 3)).toEqual(
      ['Page', 'Limit', 'Sort'].map((name) => ({ $ref: `#/components/parameters/${name}` })),
    );
    expect(parameters).toContainEqual({
      name: 'companyType',
      in: 'query',
      schema: {
        anyOf: [
          { $ref: '#/components/schemas/CompanyType' },
          { type: 'array', items: { $ref: '#/components/schemas/CompanyType' } },
        ],
      },
      style: 'form',
      explode: true,
    });
    expect(parameters.map(({ name }) => name)).not.toContain('page');
    expect(responses[200]).toMatchObject({
      content: { 'application/json': { schema: { $ref: '#/components/schemas/PageOfCompany' } } },
    });
    expect(Object.keys(responses)).toEqual(['200', '400', '401', '403', 'default']);
  });

  test('requires the conditions without which the server refuses a list', () => {
    const required = (id: string) =>
      operation(id).parameters?.flatMap((one) => (one.required ? one.name : []));
    expect(required('clientAppApi.history')).toEqual(['clientAppId']);
    expect(required('clientAppApi.list')).toEqual([]);
  });

  test('describes a list that is not paged by its items', () => {
    const place = '#/components/schemas';
    expect(operation('teamRoleApi.useful').responses[200]).toMatchObject({
      content: { 'application/json': { schema: { $ref: `${place}/ItemsOfTeamRole` } } },
    });
    expect(schema('ItemsOfTeamRole')).toEqual({
      type: 'object',
      properties: { items: { type: 'array', items: { $ref: `${place}/TeamRole` } } },
      required: ['items'],
    });
  });

  test('describes the headers of the console at every path', () => {
    const shared = Object.values(document.paths).map(({ parameters }) =>
      JSON.stringify(parameters),
    );
    expect(new Set(shared).size).toBe(1);
    for (const name of ['__tenant', 'substation-id', 'manage-substation-ids', 'is-all-substation'])
      expect(text).toContain(`"name": "${name}"`);
  });

  test('describes required and optional properties of a body', () => {
    const body = operation('companyApi.create').requestBody?.content['application/json']?.schema;
    expect(body).toEqual({ $ref: '#/components/schemas/CompanyInput' });
    const input = schema('CompanyInput');
    expect(input?.required).toContain('companyName');
    expect(input?.required).not.toContain('id');
    expect(input?.properties?.phone).toMatchObject({ type: ['string', 'null'] });
  });

  test('describes the objects in a body with what a form must send', () => {
    const membersIn = (name: string) => schema(name)?.properties?.members?.items;
    expect(membersIn('TeamInput')).toMatchObject({ required: ['userId'] });
    expect(membersIn('Team')).toHaveProperty('required.length', 6);
  });

  test('sends the sign-in to the identity host, as a form and without a token', () => {
    const { servers, security, requestBody } = operation('identityApi.token');
    expect(servers).toHaveLength(1);
    expect(security).toEqual([]);
    expect(Object.keys(requestBody?.content ?? {})).toEqual(['application/x-www-form-urlencoded']);
  });

  test('keeps the names of codes, and allows strings and integers as ids', () => {
    expect(schema('CompanyStatus')).toMatchObject({
      type: 'integer',
      enum: [1, 2, 3],
      'x-enum-varnames': ['draft', 'enabled', 'disabled'],
    });
    expect(schema('Id')?.oneOf).toEqual([{ type: 'string' }, { type: 'integer' }]);
  });
});

describe('the validator', () => {
  const broken = (change: (copy: Document) => void) => {
    const copy: Document = JSON.parse(text);
    change(copy);
    return complaints(JSON.stringify(copy));
  };

  test('refuses an unknown type and a missing schema', async () => {
    const badType = await broken(({ components }) => {
      components.schemas.Company = { type: 'strin' };
    });
    expect(badType.join()).toContain('struct');
    const noSchema = await broken(({ components }) => delete components.schemas.Company);
    expect(noSchema.join()).toContain('no-unresolved-refs');
  });

  test('refuses a path without its parameter and a duplicate operation id', async () => {
    const path = '/api/company/company/{id}';
    const noPart = await broken(({ paths }) => delete paths[path]?.get?.parameters);
    expect(noPart.join()).toContain('path-parameters-defined');
    const twice = await broken(({ paths }) => {
      const { get, delete: remove } = paths[path] ?? {};
      if (get && remove) get.operationId = remove.operationId;
    });
    expect(twice.join()).toContain('operation-operationId-unique');
  });
});
