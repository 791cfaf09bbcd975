import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { compare } from '../scripts/drift/compare.ts';
import { callsOf } from '../scripts/drift/documents.ts';
import { readJson } from '../scripts/drift/read-json.ts';
import { readOthers } from '../scripts/drift/references.ts';
import { response, differences, document, list, page, update, vote } from './drift-sample';

const { title: _title, ...untitled } = vote.properties;
/** The vote type of the server, in which the title has another name. */
const titel = { ...vote, properties: { ...untitled, titel: { type: 'string' } } };
const renamed = [
  'breaking renamed voteApi.list response.items[].title → titel',
  'breaking renamed voteApi.update response.title → titel',
];
/** A document in which the vote type is behind a reference. */
const behind = ($ref: string, schemas: object = {}) => {
  const items = { type: 'array', items: { $ref } };
  const lists = { ...page, properties: { ...page.properties, items } };
  const get = { ...list, responses: response(lists) };
  const put = { ...update, responses: response({ $ref }) };
  return document({ paths: { '/api/company/vote': { get, put } }, schemas });
};

test.each([
  ['the escaped grave accent of a generic type of .NET', 'Paged`1', 'Paged%601'],
  ['an escaped slash and tilde', 'a/b~c', 'a~1b~0c'],
  ['Chinese letters in percent encoding', '投票', '%E6%8A%95%E7%A5%A8'],
  ['brackets that are not encoded', 'Page[Vote]', 'Page[Vote]'],
  ['a percent sign that encodes nothing', '100%', '100%'],
])('the comparison reads a reference with %s', (_, name, written) => {
  expect(differences(behind(`#/components/schemas/${written}`, { [name]: titel }))).toEqual(
    renamed,
  );
});

test('the comparison reads a reference to a part of a path', () => {
  const $ref = '#/paths/~1api~1company~1other/get/responses/200/content/application~1json/schema';
  const theirs = behind($ref);
  const other = { '/api/company/other': { get: { responses: response(titel) } } };
  expect(differences({ ...theirs, paths: { ...theirs.paths, ...other } })).toEqual(renamed);
});

test.each([
  ['nowhere', '#/components/schemas/None', {}, 'leads nowhere'],
  ['to an anchor', '#vote', {}, 'leads nowhere'],
  [
    'to itself',
    '#/components/schemas/Loop',
    { Loop: { $ref: '#/components/schemas/Loop' } },
    'leads to itself',
  ],
  ['to a file that was not read', 'other.json#/Vote', {}, 'leads nowhere'],
])(
  'the comparison reports a reference that leads %s, with its place',
  (_, $ref, schemas, problem) => {
    expect(differences(behind($ref, schemas)).filter((line) => line.includes('compared'))).toEqual([
      `warning not compared voteApi.list response.items[] → ${$ref} ${problem}`,
      expect.stringMatching(/^warning not compared voteApi\.update response → /),
    ]);
  },
);

test('the comparison reports references of parameters, bodies, responses and paths that lead nowhere', () => {
  const $ref = '#/nowhere';
  const paths = {
    '/api/company/vote': {
      get: { ...list, parameters: [{ $ref }], responses: { 200: { $ref } } },
      put: { ...update, requestBody: { $ref } },
    },
  };
  expect(differences(document({ paths }))).toEqual([
    'warning not compared voteApi.list parameters[0] → #/nowhere leads nowhere',
    'warning not compared voteApi.list response → #/nowhere leads nowhere',
    'warning not compared voteApi.update request → #/nowhere leads nowhere',
  ]);
  expect(differences(document({ paths: { '/api/company/vote': { $ref } } }))).toEqual([
    'warning not compared voteApi.list GET /api/company/vote → #/nowhere leads nowhere',
    'warning not compared voteApi.update PUT /api/company/vote → #/nowhere leads nowhere',
  ]);
});

test('the comparison reads a path behind a reference', () => {
  const item = { get: list, put: { ...update, responses: response(titel) } };
  const theirs = document({ paths: { '/api/company/vote': { $ref: '#/components/paths/vote' } } });
  expect(
    differences({ ...theirs, components: { ...theirs.components, paths: { vote: item } } }),
  ).toEqual([renamed[1]]);
});

test.each(['allOf', 'oneOf', 'anyOf'])(
  'the comparison reports a type that combines itself with %s',
  (key) => {
    const $ref = '#/components/schemas/Circle';
    const schemas = {
      Circle: { [key]: [{ $ref: '#/components/schemas/Half' }] },
      Half: { [key]: [{ type: 'object' }, { $ref }] },
    };
    expect(differences(behind($ref, schemas))).toEqual([
      `warning not compared voteApi.list response.items[] → ${$ref} is combined of itself`,
      `warning not compared voteApi.update response → ${$ref} is combined of itself`,
    ]);
  },
);

test('the comparison covers all members of a type that contains itself', () => {
  const tree = (name: string) => ({
    type: 'object',
    properties: {
      [name]: { type: 'string' },
      children: { type: 'array', items: { $ref: '#/components/schemas/Tree' } },
    },
    required: [name],
  });
  const call = {
    operationId: 'voteApi.tree',
    responses: response(tree('title').properties.children),
  };
  const of = (name: string) =>
    document({ paths: { '/api/company/tree': { get: call } }, schemas: { Tree: tree(name) } });
  expect(differences(of('titel'), of('title'))).toEqual([
    'breaking renamed voteApi.tree response[].title → titel',
  ]);
});

test('readOthers reads the other files that a document refers to, and reports missing ones', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'drift-'));
  const write = (name: string, value: object) => {
    const file = join(folder, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(value));
    return file;
  };
  try {
    const name = (to: string) => ({ $ref: to });
    write('types/vote.json', {
      Vote: {
        ...vote,
        properties: {
          ...untitled,
          titel: name('../text.json'),
          status: name('../main.json#/components/schemas/VoteStatus'),
          rules: name('#/Rules'),
        },
      },
      Rules: { type: ['string', 'null'] },
    });
    write('text.json', { type: 'string' });
    const theirs = async ($ref: string) => {
      const file = write('main.json', behind($ref));
      const main = await readJson(file);
      const others = await readOthers(main, file, (address) => readJson(address));
      const findings = compare(callsOf(document()), callsOf(main, others));
      return findings.map(({ kind, where, actual }) => `${kind} ${where} ${actual}`);
    };
    expect(await theirs('types/vote.json#/Vote')).toEqual([
      'renamed response.items[].title titel',
      'renamed response.title titel',
    ]);
    expect(await theirs('./none.json#/Vote')).toEqual([
      expect.stringMatching(
        /^not compared response\.items\[\] .*none\.json cannot be read: ENOENT/,
      ),
      expect.stringMatching(/^not compared response .*none\.json cannot be read: ENOENT/),
    ]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('readOthers reads no local file for the document of a server', async () => {
  const main = behind('file:///etc/hosts');
  const others = await readOthers(main, 'https://example.com/swagger.json', () => {
    throw new Error('must not be read');
  });
  expect(compare(callsOf(document()), callsOf(main, others))[0]?.actual).toBe(
    'file:///etc/hosts is not read',
  );
});
