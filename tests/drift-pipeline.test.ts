import { describe, expect, test } from 'vitest';
import { accept } from '../scripts/drift/accepted.ts';
import type { Finding } from '../scripts/drift/call.ts';
import { linesOf } from '../scripts/drift/print.ts';
import { differences, document, list, update, vote } from './drift-sample';

const path = '/api/company/vote';
const at = (start: string) => ({
  ...document(),
  paths: { [`${start}/company/vote`]: { get: list, put: update } },
});

describe('paths with another prefix', () => {
  test.each([
    ['/api/v1', 'breaking prefix * every path → all paths begin with /api/v1'],
    ['', 'breaking prefix * every path → all paths begin without /api'],
    [
      '/gateway/api',
      'warning prefix * every path → all paths begin with /gateway, so apiUrl must end with it',
    ],
  ])('reports once that all paths begin with "%s"', (start, expected) => {
    expect(differences(at(start))).toEqual([expected]);
  });

  test.each([
    ['servers', { servers: [{ url: 'https://api.example.com/api/' }] }],
    ['a relative server', { servers: [{ url: '/api' }] }],
    [
      'a server with a variable',
      { servers: [{ url: '{host}/{base}', variables: { base: { default: 'api' }, host: {} } }] },
    ],
    ['basePath', { swagger: '2.0', basePath: 'api', openapi: undefined }],
  ])('adds the path of %s to the paths', (_, base) => {
    expect(differences({ ...at(''), ...base })).toEqual([]);
  });

  test('compares the calls after the prefix', () => {
    const { title: _title, ...properties } = vote.properties;
    const theirs = document({ schemas: { Vote: { ...vote, properties } } });
    const { [path]: item } = theirs.paths;
    expect(differences({ ...theirs, paths: { '/v2/company/vote': item } })).toEqual([
      'breaking prefix * every path → all paths begin with /v2',
      'breaking property voteApi.list response.items[].title',
      'warning property voteApi.update request.title → ignored by the server',
      'breaking property voteApi.update response.title',
    ]);
  });
});

describe('missing calls', () => {
  const token = {
    '/connect/token': { post: { operationId: 'identityApi.token', responses: {} } },
  };
  const zone = {
    '/api/zone/price': { get: { ...list, operationId: 'zoneApi.price' } },
    '/api/zone/{id}': {
      get: { ...list, operationId: 'zoneApi.one' },
      delete: { ...update, operationId: 'zoneApi.remove' },
    },
  };
  test('reports a whole missing module on one line', () => {
    expect(differences(document(), document({ paths: zone }))).toEqual([
      'breaking missing * /api/zone/…',
    ]);
  });

  test('reports the missing calls of a module that has others', () => {
    const price = { '/api/zone/price': zone['/api/zone/price'] };
    expect(differences(document({ paths: price }), document({ paths: zone }))).toEqual([
      'breaking missing * /api/zone/{id}/…',
    ]);
  });

  test('gives only a note for the call of the sign-in, which no document has', () => {
    expect(differences(document(), document({ paths: token }))).toEqual([
      'note missing identityApi.token POST /connect/token → in no document; a sign-in shows it',
    ]);
  });
});

describe('suggestions for a missing call or property', () => {
  const secured = (item: object, security: object[]) => ({
    ...document({ paths: item }),
    security,
  });
  const ours = secured({ '/api/company/votes': { get: list } }, [{ bearer: [] }]);
  const open = { ...list, security: [] };
  test('exclude a call without a sign-in for one that needs it', () => {
    const theirs = (call: object) =>
      secured({ [path]: { put: update }, '/api/company/voted': { get: call } }, [{ jwt: [] }]);
    const found = (call: object) =>
      differences(theirs(call), ours).filter((line) => line.includes('votes'));
    expect(found(list)).toEqual([
      'breaking path voteApi.list GET /api/company/votes → /api/company/voted',
    ]);
    expect(found(open)).toEqual(['breaking missing voteApi.list GET /api/company/votes']);
    expect(found({ ...list, security: [{ jwt: [] }, {}] })).toEqual([
      'breaking missing voteApi.list GET /api/company/votes',
    ]);
  });

  test.each([
    ['title', 'titleText'],
    ['totalCount', 'total'],
    ['isPublic', 'isPublicRole'],
  ])('recognise %s as renamed to %s', (from, to) => {
    const type = (name: string) => ({
      type: 'object',
      properties: { id: { type: 'string' }, [name]: { type: 'string' } },
    });
    expect(
      differences(
        document({ schemas: { Vote: type(to) } }),
        document({ schemas: { Vote: type(from) } }),
      ),
    ).toContain(`breaking renamed voteApi.update request.${from} → ${to}`);
  });

  test('exclude a property of another type', () => {
    const type = (name: string, kind: string) => ({
      type: 'object',
      properties: { [name]: { type: kind } },
    });
    expect(
      differences(
        document({ schemas: { Vote: type('statusText', 'string') } }),
        document({ schemas: { Vote: type('status', 'integer') } }),
      ),
    ).toContain('warning property voteApi.update response.status');
  });
});

describe('documents with gaps', () => {
  test.each([
    ['null', null, 'parameters → null'],
    ['a null among them', [null], 'parameters[0] → null'],
    ['a text', 'none', 'parameters → none'],
  ])('reports parameters that are %s as not compared', (_, parameters, expected) => {
    const theirs = document({ paths: { [path]: { get: { ...list, parameters }, put: update } } });
    expect(differences(theirs)).toEqual([`warning not compared voteApi.list ${expected}`]);
  });

  test('accepts null for responses, properties, schemas and operations', () => {
    const odd = {
      get: { ...list, responses: null },
      put: { ...update, responses: { 200: null } },
      post: null,
      parameters: [],
    };
    const schemas = { Vote: { ...vote, properties: null, required: null, enum: null } };
    expect(differences(document({ paths: { [path]: odd, '/x': null }, schemas }))).toEqual([
      'warning body voteApi.list response → none is declared',
      'warning body voteApi.update response → none is declared',
    ]);
  });

  const abp = (controllers: unknown, types: unknown = { X: { properties: [] } }) =>
    differences({ modules: { app: { controllers } }, types });
  test('reports controllers without actions, modules without controllers and missing types', () => {
    const text = 'warning not compared * ';
    expect(abp({ Vote: { actions: null } })).toContain(
      `${text}modules.app.controllers.Vote.actions → null`,
    );
    expect(abp({ Vote: null })).toContain(
      `${text}modules.app.controllers.Vote.actions → undefined`,
    );
    expect(abp({ Vote: { actions: { One: null } } })).toContain(
      `${text}modules.app.controllers.Vote.actions.One → null`,
    );
    expect(abp(null)).toContain(`${text}modules.app.controllers → null`);
    expect(abp({}, {})[0]).toBe(
      `${text}types → missing: ask for /api/abp/api-definition?includeTypes=true`,
    );
  });

  const get = (parts: object) => ({
    Vote: { actions: { List: { uniqueName: 'L', httpMethod: 'GET', url: path, ...parts } } },
  });
  test('reports types of ABP that inherit from themselves or are missing', () => {
    const types = {
      A: { baseType: 'B', properties: [] },
      B: { baseType: 'A', properties: [{ name: 'Id', typeSimple: 'string' }] },
    };
    const circle = get({ parameters: [], returnValue: { typeSimple: 'A' } });
    expect(abp(circle, types)).toContain(
      'warning not compared voteApi.list response → A inherits from itself',
    );
    const unknown = get({ parameters: null, returnValue: { typeSimple: 'Freight.Vote' } });
    expect(abp(unknown)).toEqual([
      'warning not compared voteApi.list parameters → null',
      'warning not compared voteApi.list response → the type Freight.Vote is not among the types',
      'breaking method voteApi.update PUT /api/company/vote → GET',
    ]);
  });

  test('compares the codes of a parameter whose type ABP names only in full', () => {
    const one = { name: 'Status', bindingSourceId: 'ModelBinding', isOptional: true };
    const status = { ...one, type: 'Freight.VoteStatus?', typeSimple: 'enum?' };
    const title = { ...one, name: 'Title', type: 'System.String', typeSimple: 'string' };
    const types = { 'Freight.VoteStatus': { isEnum: true, enumValues: [0, 1] } };
    expect(abp(get({ parameters: [title, status] }), types)).toContain(
      'breaking codes voteApi.list ?status → unknown to the server',
    );
  });
});

describe('accepted differences', () => {
  const finding: Finding = {
    severity: 'breaking',
    kind: 'property',
    call: 'voteApi.list',
    where: 'response.title',
  };
  const { severity: _severity, ...place } = finding;
  const entry = { ...place, reason: 'comes with 2.0', until: '2027-01-31' };

  test('mark a finding until their date', () => {
    const { reason, until } = entry;
    expect(accept([finding], [entry], '2027-01-31')).toEqual({
      findings: [{ ...finding, accepted: { reason, until } }],
      remarks: [],
    });
    expect(accept([finding], [entry], '2027-02-01')).toEqual({
      findings: [finding],
      remarks: ['accepted until 2027-01-31: property voteApi.list response.title'],
    });
  });

  test('are reported when they are no longer needed', () => {
    expect(accept([], [entry], '2027-01-01').remarks).toEqual([
      'no longer needed: property voteApi.list response.title',
    ]);
    const other = { ...finding, actual: 'titel' };
    expect(accept([other], [{ ...entry, actual: 'name' }], '2027-01-01').findings).toEqual([other]);
  });

  test.each([
    [{ ...entry, reason: ' ' }, 'voteApi.list response.title lacks a reason'],
    [{ ...entry, until: '2027-02-30' }, 'until must be a day such as 2027-01-31'],
    [{ ...entry, until: undefined }, 'until must be a day such as 2027-01-31'],
    [{ reason: 'x', until: '2027-01-31' }, 'entry 1 lacks kind, call, where'],
    [null, 'entry 1 lacks kind, call, where'],
  ])('are refused when an entry lacks something', (wrong, message) => {
    expect(() => accept([finding], [wrong], '2027-01-01')).toThrow(message);
  });

  test('are refused when they are not a list', () => {
    expect(() => accept([], { entry }, '2027-01-01')).toThrow('accepted differences are a list');
  });
});

describe('the printed report', () => {
  const finding: Finding = {
    severity: 'breaking',
    kind: 'renamed',
    call: 'voteApi.list',
    where: 'response.items[].title',
    expected: 'title',
    actual: 'titel',
  };
  test('lists a difference of several calls once, and accepted ones last', () => {
    const accepted = { reason: 'comes with 2.0', until: '2027-01-31' };
    expect(
      linesOf(
        [
          { ...finding, kind: 'codes', accepted },
          finding,
          { ...finding, call: 'voteApi.one', assumed: true },
        ],
        100,
      ),
    ).toEqual([
      '',
      'breaking (2)',
      '  renamed: response.items[].title: title → titel',
      '      voteApi.list, voteApi.one (assumed)',
      '',
      'accepted (1)',
      '  codes: response.items[].title: title → titel (comes with 2.0; until 2027-01-31)',
      '      voteApi.list',
    ]);
  });

  test('has no line wider than the terminal', () => {
    const many = Array.from({ length: 40 }, (_, index) => ({
      ...finding,
      call: `voteApi.call${index}`,
      where: `response.${'items[].'.repeat(20)}title`,
    }));
    const lines = linesOf(many, 60);
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(60);
    expect(lines.join('').replace(/\s/g, '')).toContain('voteApi.call39');
  });
});
