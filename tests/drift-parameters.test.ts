import { describe, expect, test } from 'vitest';
import { response, body, differences, document, list, update, vote } from './drift-sample';

const id = vote.properties.id;
const parameter = (name: string, place: string, schema: object, required = false) => ({
  name,
  in: place,
  schema,
  required,
});
/** A document with one call, which has the given parts. */
const call = (parts: object, path = '/api/company/vote/{id}', method = 'get') => ({
  openapi: '3.1.1',
  paths: { [path]: { [method]: { operationId: 'voteApi.one', responses: {}, ...parts } } },
});
const withParameters = (...parameters: object[]) => call({ parameters });

describe('types of parameters', () => {
  test.each([
    ['path', 'path {id}', 'integer', 'breaking type voteApi.one path {id} → number'],
    ['query', '?id', 'integer', 'breaking type voteApi.one ?id → number'],
    ['header', 'header id', 'boolean', 'breaking type voteApi.one header id → boolean'],
  ])('compares the type of a parameter in the %s', (place, _where, type, expected) => {
    const ours = withParameters(parameter('id', place, { type: 'string' }));
    expect(differences(withParameters(parameter('id', place, { type })), ours)).toEqual([expected]);
    expect(differences(ours, ours)).toEqual([]);
  });

  test('compares the parameters of a path by their order, whatever their names', () => {
    const ours = call(
      {
        parameters: [
          parameter('name', 'path', { type: 'string' }),
          parameter('page', 'path', { type: 'integer' }),
        ],
      },
      '/api/{name}/{page}',
    );
    const theirs = call(
      {
        parameters: [
          parameter('page', 'path', { type: 'integer' }),
          parameter('size', 'path', { type: 'string' }),
        ],
      },
      '/api/{page}/{size}',
    );
    expect(differences(theirs, ours)).toEqual(['breaking type voteApi.one path {name} → number']);
  });

  test('accepts a server that reads numbers and flags as text, and a list where one value is sent', () => {
    const all = (schema: object) => withParameters(parameter('a', 'query', schema));
    const text = { type: 'string' };
    for (const type of ['integer', 'boolean'])
      expect(differences(all(text), all({ type }))).toEqual([]);
    expect(differences(all({ type: 'array', items: text }), all(text))).toEqual([]);
    expect(differences(all(text), all({ type: 'array', items: text }))).toEqual([
      'breaking type voteApi.one ?a → string',
    ]);
    expect(
      differences(
        all({ type: 'array', items: { type: 'integer' } }),
        all({ type: 'array', items: text }),
      ),
    ).toEqual(['breaking type voteApi.one ?a → array of number']);
  });

  test('a parameter of the operation replaces one of the path', () => {
    const ours = withParameters(parameter('a', 'query', { type: 'string' }));
    const parameters = [parameter('a', 'query', { type: 'boolean' })];
    const paths = Object.fromEntries(
      Object.entries(ours.paths).map(([path, item]) => [path, { ...item, parameters }]),
    );
    expect(differences({ ...ours, paths }, ours)).toEqual([]);
  });

  test('compares an id with the type in which the server sends it', () => {
    const Id = { oneOf: [{ type: 'string' }, { type: 'integer' }] };
    const of = (inPath: object, inResponse: object) => ({
      ...call({
        parameters: [parameter('id', 'path', inPath)],
        responses: response({ type: 'object', properties: { id: inResponse } }),
      }),
      components: { schemas: { Id } },
    });
    const ref = { $ref: '#/components/schemas/Id' };
    const ours = of(ref, ref);
    const [text, whole] = [{ type: 'string', format: 'uuid' }, { type: 'integer' }];
    expect(differences(of(text, text), ours)).toEqual([]);
    expect(differences(of(whole, whole), ours)).toEqual([]);
    expect(differences(of(text, whole), ours)).toEqual([]);
    expect(differences(of(whole, text), ours)).toEqual([
      'breaking type voteApi.one path {id} → number',
    ]);
    expect(differences(of(whole, id), ours)).toEqual([
      'warning type voteApi.one path {id} → number',
    ]);
  });
});

describe('headers', () => {
  const ours = withParameters(parameter('Is-All', 'header', { type: 'string' }));
  test('reports a header and a cookie that the server requires and the console never sends', () => {
    const key = parameter('X-Api-Key', 'header', { type: 'string' }, true);
    const session = parameter('session', 'cookie', { type: 'string' }, true);
    expect(differences(withParameters(key, session), ours)).toEqual([
      'breaking required voteApi.one header X-Api-Key → required',
      'breaking required voteApi.one cookie session → required',
    ]);
  });

  test('warns of a required header that is not always sent, whatever its case', () => {
    const required = parameter('is-all', 'header', { type: 'string' }, true);
    expect(differences(withParameters(required), ours)).toEqual([
      'warning required voteApi.one header is-all → required',
    ]);
  });

  test('ignores optional headers and those of HTTP', () => {
    const authorization = parameter('Authorization', 'header', { type: 'string' }, true);
    const trace = parameter('X-Trace', 'header', { type: 'string' });
    expect(differences(withParameters(authorization, trace), ours)).toEqual([]);
  });
});

describe('maps and bodies', () => {
  const map = (additionalProperties: object | boolean) =>
    call({ responses: response({ type: 'object', additionalProperties }) });
  test('compares the values of a map', () => {
    const ours = map({ type: 'boolean' });
    expect(differences(map({ type: 'string' }), ours)).toEqual([
      'breaking type voteApi.one response{} → string',
    ]);
    expect(differences(map(true), ours)).toEqual([]);
    const abp = (typeSimple: string) => ({
      types: { X: { properties: [] } },
      modules: {
        app: {
          controllers: {
            Vote: {
              actions: {
                One: {
                  httpMethod: 'GET',
                  url: 'api/company/vote/{id}',
                  parameters: [],
                  returnValue: { typeSimple },
                },
              },
            },
          },
        },
      },
    });
    expect(differences(abp('{string:number}'), ours)).toEqual([
      'breaking type voteApi.one response{} → number',
    ]);
    expect(differences(abp('{string:boolean}'), ours)).toEqual([]);
  });

  const sent = (media: string) => {
    const content = { [media]: { schema: { type: 'object' } } };
    return call({ requestBody: { content } }, '/api/company/vote', 'put');
  };
  const [json, form, files] = [
    'application/json',
    'application/x-www-form-urlencoded',
    'multipart/form-data',
  ];
  test.each([
    [json, form, `breaking media voteApi.one request → ${form}`],
    [json, files, `breaking media voteApi.one request → ${files}`],
    [form, json, `breaking media voteApi.one request → ${json}`],
    [files, form, `breaking media voteApi.one request → ${form}`],
    [form, files, `warning media voteApi.one request → ${files}`],
  ])('reports a body that is sent as %s and read as %s', (mine, other, expected) => {
    expect(differences(sent(other), sent(mine))).toEqual([expected]);
  });

  test.each(['application/*+json', 'text/json', '*/*', json])('accepts %s for JSON', (media) => {
    expect(differences(sent(media), sent(json))).toEqual([]);
  });

  test('reports a form of Swagger 2 for a body that is sent as JSON', () => {
    const theirs = {
      swagger: '2.0',
      consumes: [json],
      paths: {
        '/api/company/vote': {
          put: { consumes: [form], parameters: [{ name: 'a', in: 'formData', type: 'string' }] },
        },
      },
    };
    const [first] = differences(theirs, sent(json));
    expect(first).toBe(`breaking media voteApi.one request → ${form}`);
  });

  test('reads the "default" response when no successful one is declared', () => {
    const theirs = (code: string) =>
      document({
        paths: {
          '/api/company/vote': {
            get: list,
            put: { ...update, responses: { [code]: body({ type: 'string' }) } },
          },
        },
      });
    expect(differences(theirs('default'))).toEqual([
      'breaking type voteApi.update response → string',
    ]);
    expect(differences(theirs('400'))).toEqual([
      'warning body voteApi.update response → none is declared',
    ]);
  });

  test('reads the own members of a type together with the inherited ones', () => {
    const { title, ...base } = vote.properties;
    const schemas = {
      Base: { type: 'object', properties: base },
      Vote: {
        type: 'object',
        allOf: [{ $ref: '#/components/schemas/Base' }],
        properties: { title },
      },
    };
    expect(differences(document({ schemas }))).toEqual([]);
  });
});
