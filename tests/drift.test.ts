import { describe, expect, test } from 'vitest';
import { differences, document, list, update, vote } from './drift-sample';

const withVote = (properties: object, required = vote.required) =>
  document({ schemas: { Vote: { ...vote, required, properties } } });
const { title: _title, ...untitled } = vote.properties;

describe('comparing the calls with OpenAPI 3', () => {
  test('reports nothing for a document that matches the calls', () => {
    expect(differences(document())).toEqual([]);
  });

  test.each([
    [
      'a missing call',
      { '/api/company/vote': { put: update } },
      ['breaking method voteApi.list GET /api/company/vote → PUT'],
    ],
    [
      'a path in another case',
      { '/api/company/vote': undefined, '/api/Company/Vote': { get: list, put: update } },
      [
        'breaking path-case voteApi.list GET /api/company/vote → /api/Company/Vote',
        'breaking path-case voteApi.update PUT /api/company/vote → /api/Company/Vote',
      ],
    ],
    [
      'a path in another spelling',
      { '/api/company/vote': undefined, '/api/company/votes': { get: list, put: update } },
      [
        'breaking path voteApi.list GET /api/company/vote → /api/company/votes',
        'breaking path voteApi.update PUT /api/company/vote → /api/company/votes',
      ],
    ],
    [
      'a renamed parameter',
      {
        '/api/company/vote': {
          get: { ...list, parameters: [{ name: 'titel', in: 'query' }, list.parameters[1]] },
          put: update,
        },
      },
      ['breaking renamed voteApi.list ?title → titel'],
    ],
    [
      'a parameter in another case, which servers do not mind, and a code that it does not know',
      {
        '/api/company/vote': {
          get: {
            ...list,
            parameters: [
              { name: 'Title', in: 'query', required: true },
              { name: 'Status', in: 'query', schema: { type: 'integer', enum: [0, 1] } },
            ],
          },
          put: update,
        },
      },
      [
        'note case voteApi.list ?title → Title',
        'note case voteApi.list ?status → Status',
        'breaking codes voteApi.list ?status → unknown to the server',
      ],
    ],
    [
      'a missing parameter and an unknown required parameter',
      {
        '/api/company/vote': {
          get: {
            ...list,
            parameters: [list.parameters[0], { name: 'tenant', in: 'query', required: true }],
          },
          put: update,
        },
      },
      [
        'breaking parameter voteApi.list ?status',
        'breaking required voteApi.list ?tenant → required',
      ],
    ],
    [
      'a request body that the server does not read',
      { '/api/company/vote': { get: list, put: { ...update, requestBody: undefined } } },
      ['breaking body voteApi.update request → none is read'],
    ],
  ])('reports %s', (_, changed, expected) => {
    const paths = Object.fromEntries(Object.entries(changed).filter(([, item]) => item));
    const theirs = document();
    theirs.paths = {
      ...('/api/company/vote' in paths ? theirs.paths : {}),
      ...paths,
    } as typeof theirs.paths;
    expect(differences(theirs)).toEqual(expected);
  });

  test('reports a call without a similar path as missing', () => {
    const ours = document({ paths: { '/api/company/zone': { get: list } } });
    expect(differences(document(), ours)).toEqual([
      'breaking missing voteApi.list GET /api/company/zone',
    ]);
  });

  test('suggests no path that another call has exactly', () => {
    const ours = document({ paths: { '/api/company/votes': { get: list } } });
    expect(differences(document(), ours)).toEqual([
      'breaking missing voteApi.list GET /api/company/votes',
    ]);
  });

  test('accepts a path without operations', () => {
    expect(differences(document({ paths: { '/api/company/other': null } }))).toEqual([]);
  });

  test('accepts a less similar path for an assumed call', () => {
    const ours = document({
      paths: { '/api/company/vote': { get: { ...list, 'x-assumed': true } } },
    });
    const theirs = document({
      paths: { '/api/company/vote': { put: update }, '/api/company/vote-list': { get: list } },
    });
    theirs.paths = { '/api/company/vote-list': { get: list } } as unknown as typeof theirs.paths;
    expect(differences(theirs, ours)).toEqual([
      'breaking path voteApi.list GET /api/company/vote → /api/company/vote-list',
    ]);
  });

  test('reports a renamed property in requests and responses', () => {
    expect(differences(withVote({ ...untitled, tittle: { type: 'string' } }, ['id']))).toEqual([
      'breaking renamed voteApi.list response.items[].title → tittle',
      'breaking renamed voteApi.update request.title → tittle',
      'breaking renamed voteApi.update response.title → tittle',
    ]);
  });

  test('reports a missing property, another type, and a required property that is never sent', () => {
    const changed = {
      ...untitled,
      dailyVotes: { type: 'string' },
      organiserNumber: { type: 'string' },
    };
    expect(differences(withVote(changed, ['organiserNumber']))).toEqual([
      'breaking property voteApi.list response.items[].title',
      'breaking type voteApi.list response.items[].dailyVotes → string',
      'warning property voteApi.update request.title → ignored by the server',
      'breaking required voteApi.update request.organiserNumber → required',
      'breaking type voteApi.update request.dailyVotes → string',
      'breaking property voteApi.update response.title',
      'breaking type voteApi.update response.dailyVotes → string',
    ]);
  });

  test('warns of nullable response values and of nulls that the server refuses', () => {
    const changed = {
      ...vote.properties,
      title: { type: 'string', nullable: true },
      rules: { type: 'string' },
    };
    expect(differences(withVote(changed))).toEqual([
      'warning nullable voteApi.list response.items[].title → may be null',
      'warning nullable voteApi.update request.rules → not nullable',
      'warning nullable voteApi.update response.title → may be null',
    ]);
  });

  test('reports codes unknown to the server and warns of codes without a label', () => {
    expect(
      differences(document({ schemas: { VoteStatus: { type: 'integer', enum: [0, 1, 9] } } })),
    ).toEqual([
      'breaking codes voteApi.list ?status → unknown to the server',
      'note codes voteApi.list response.items[].status → unknown to the server',
      'warning codes voteApi.list response.items[].status → 9',
      'breaking codes voteApi.update request.status → unknown to the server',
      'note codes voteApi.update response.status → unknown to the server',
      'warning codes voteApi.update response.status → 9',
    ]);
  });
});
