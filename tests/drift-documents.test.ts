import { expect, test } from 'vitest';
import { callsOf } from '../scripts/drift/documents.ts';
import { differences, document, page, vote, voteStatus } from './drift-sample';

const definitions = {
  Vote: {
    ...vote,
    properties: {
      ...vote.properties,
      id: { type: 'string' },
      rules: { type: 'string', 'x-nullable': true },
      status: voteStatus,
    },
  },
  PageOfVote: {
    ...page,
    properties: {
      items: { type: 'array', items: { $ref: '#/definitions/Vote' } },
      totalCount: { type: 'integer', format: 'int64' },
    },
  },
};
const swagger = {
  swagger: '2.0',
  basePath: '/api',
  definitions,
  paths: {
    '/company/vote': {
      get: {
        parameters: [
          { name: 'title', in: 'query', type: 'string' },
          { name: 'status', in: 'query', type: 'integer', enum: [0, 1, 2] },
        ],
        responses: { 200: { schema: { $ref: '#/definitions/PageOfVote' } } },
      },
      put: {
        parameters: [{ name: 'input', in: 'body', schema: { $ref: '#/definitions/Vote' } }],
        responses: { 200: { schema: { $ref: '#/definitions/Vote' } } },
      },
    },
    '/company/import': {
      post: {
        parameters: [{ name: 'file', in: 'formData', type: 'file', required: true }],
        responses: {},
      },
    },
  },
};

test('the comparison reads Swagger 2: base path, body and form parameters, definitions', () => {
  const upload = {
    operationId: 'voteApi.import',
    requestBody: {
      content: {
        'multipart/form-data': {
          schema: { type: 'object', properties: { data: { type: 'string', format: 'binary' } } },
        },
      },
    },
    responses: {},
  };
  expect(differences(swagger)).toEqual([]);
  expect(
    differences(swagger, document({ paths: { '/api/company/import': { post: upload } } })),
  ).toEqual([
    'warning property voteApi.import request.data → ignored by the server',
    'breaking required voteApi.import request.file → required',
  ]);
});

const dto = 'Freight.Votes.VoteDto';
const result = 'Volo.Abp.Application.Dtos.PagedResultDto';
const parameter = (
  name: string,
  typeSimple: string,
  bindingSourceId: string,
  isOptional = true,
) => ({ name, jsonName: null, typeSimple, bindingSourceId, isOptional });
const action = (httpMethod: string, parameters: object[], typeSimple: string) => ({
  uniqueName: httpMethod,
  httpMethod,
  url: 'api/company/vote',
  parameters,
  returnValue: { typeSimple },
});
const definition = (title: string) => ({
  modules: {
    app: {
      controllers: {
        Vote: {
          actions: {
            GetList: action(
              'GET',
              [
                parameter('Title', 'string', 'ModelBinding'),
                parameter('Status', 'enum', 'ModelBinding'),
              ],
              `${result}<${dto}>`,
            ),
            Update: action('PUT', [parameter('input', dto, 'Body', false)], dto),
          },
        },
      },
    },
  },
  types: {
    'Freight.Votes.Base': {
      baseType: null,
      isEnum: false,
      properties: [{ name: 'Id', typeSimple: 'string', isRequired: false }],
    },
    [dto]: {
      baseType: 'Freight.Votes.Base',
      isEnum: false,
      properties: [
        { name: title, typeSimple: 'string', isRequired: true },
        { name: 'DailyVotes', typeSimple: 'number', isRequired: false },
        { name: 'Rules', typeSimple: 'string?', isRequired: false },
        { name: 'Status', typeSimple: 'Freight.Votes.VoteStatus', isRequired: false },
      ],
    },
    'Freight.Votes.VoteStatus': {
      isEnum: true,
      enumNames: ['A', 'B', 'C'],
      enumValues: [0, 1, 2],
    },
    [`${result}<T0>`]: {
      baseType: null,
      isEnum: false,
      properties: [
        { name: 'TotalCount', typeSimple: 'number' },
        { name: 'Items', typeSimple: '[T0]' },
      ],
    },
  },
});

test('the comparison reads the api-definition of ABP: generic results, inherited members, enums, nullable types', () => {
  expect(differences(definition('Title'))).toEqual([]);
  expect(differences(definition('Titel'))).toEqual([
    'breaking renamed voteApi.list response.items[].title → titel',
    'breaking renamed voteApi.update request.title → titel',
    'breaking renamed voteApi.update response.title → titel',
  ]);
});

test('the comparison includes the items of a list whose type inherits them from another generic type', () => {
  const inherited = (title: string) => {
    const { modules, types } = definition(title);
    const generic = (baseType: string | null, name: string, typeSimple: string) => ({
      baseType,
      isEnum: false,
      genericArguments: ['T'],
      properties: [{ name, typeSimple, isRequired: false }],
    });
    const lists = 'Volo.Abp.Application.Dtos.ListResultDto';
    return {
      modules,
      types: {
        ...types,
        [`${result}<T0>`]: generic(`${lists}<T>`, 'TotalCount', 'number'),
        [`${lists}<T0>`]: generic(null, 'Items', '[T]'),
      },
    };
  };
  expect(differences(inherited('Title'))).toEqual([]);
  expect(differences(inherited('Titel'))).toContain(
    'breaking renamed voteApi.list response.items[].title → titel',
  );
});

test('the comparison requires the arguments of an ABP method, but no members of its query object', () => {
  const withParameter = (descriptorName: string) => {
    const document = definition('Title');
    document.modules.app.controllers.Vote.actions.GetList.parameters.push({
      ...parameter('SkipCount', 'number', 'ModelBinding', false),
      descriptorName,
    } as ReturnType<typeof parameter>);
    return document;
  };
  expect(differences(withParameter('input'))).toEqual([]);
  expect(differences(withParameter(''))).toEqual([
    'breaking required voteApi.list ?skipCount → required',
  ]);
});

/** A kind of difference, and for each of the two documents a text and its replacement. */
type Change = [text: string, other: string];
const kinds: [kind: string, swagger: Change, abp: Change][] = [
  ['breaking method', ['"put":', '"patch":'], ['"PUT"', '"PATCH"']],
  ['breaking missing', ['/company/vote', '/zone/price'], ['api/company/vote', 'api/zone/price']],
  ['breaking path-case', ['/company/vote', '/Company/Vote'], ['company/vote', 'Company/Vote']],
  ['breaking path', ['/company/vote', '/company/votes'], ['company/vote', 'company/votes']],
  [
    'breaking type',
    ['"dailyVotes":{"type":"number"}', '"dailyVotes":{"type":"string"}'],
    ['"DailyVotes","typeSimple":"number"', '"DailyVotes","typeSimple":"string"'],
  ],
  ['warning nullable', [',"x-nullable":true', ''], ['"string?"', '"string"']],
  ['breaking codes', ['[0,1,2]', '[0,1]'], ['[0,1,2]', '[0,1]']],
  ['warning codes', ['[0,1,2]', '[0,1,2,9]'], ['[0,1,2]', '[0,1,2,9]']],
  ['breaking renamed', ['"title":', '"titel":'], ['"name":"Title"', '"name":"Titel"']],
  ['breaking property', ['"title":', '"weather":'], ['"name":"Title"', '"name":"Weather"']],
  ['breaking parameter', ['"name":"status"', '"name":"x"'], ['"name":"Status"', '"name":"X"']],
  [
    'breaking required',
    [
      '{"name":"title"',
      '{"name":"zone","in":"query","required":true,"type":"string"},{"name":"title"',
    ],
    [
      '{"name":"Title","jsonName"',
      '{"name":"Zone","typeSimple":"string","bindingSourceId":"ModelBinding","isOptional":false},{"name":"Title","jsonName"',
    ],
  ],
  ['breaking body', ['"in":"body"', '"in":"header"'], ['"Body"', '"Header"']],
];
const changed = (document: object, [text, other]: Change) => {
  const json = JSON.stringify(document);
  expect(json).toContain(text);
  return JSON.parse(json.replaceAll(text, other)) as object;
};

test.each(kinds)(
  'the comparison finds "%s" in Swagger 2 and in the api-definition of ABP',
  (kind, ...changes) => {
    const [forSwagger, forAbp] = changes;
    const starts = expect.arrayContaining([expect.stringMatching(`^${kind} `)]);
    expect(differences(changed(swagger, forSwagger))).toEqual(starts);
    expect(differences(changed(definition('Title'), forAbp))).toEqual(starts);
  },
);

test('the comparison refuses a document of an unknown format', () => {
  expect(() => callsOf({ name: 'freight' })).toThrow('Neither OpenAPI');
});
