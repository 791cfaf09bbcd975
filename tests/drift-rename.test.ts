import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Finding } from '../scripts/drift/call.ts';
import { applyRenames } from '../scripts/drift/rename.ts';

/** A small console with a declaration of calls, a page, a mock, the contract table and two languages. */
const project = {
  'tsconfig.json': JSON.stringify({
    compilerOptions: { target: 'ES2023', lib: ['ES2023'], types: [], strict: true, noEmit: true },
    include: ['src', 'tests'],
  }),
  'src/api/types.ts': `export interface Stored { id: string }
export interface Call<Request, Data> { (request: Request): Promise<Data> }
export declare function get<Request, Data>(path: string): Call<Request, Data>;
export declare function page<Query, Row>(path: string): Call<Query, { items: Row[] }>;
`,
  'src/api/vote.ts': `import { get, page, type Stored } from './types';
export interface Vote extends Stored {
  title: string;
  votes: number;
  visits: number;
}
export interface VoteQuery {
  title?: string;
}
export type VoteInput = Pick<Vote, 'title' | 'votes'>;
export const voteApi = {
  list: page<VoteQuery, Vote>(''),
  update: get<VoteInput, Vote | undefined>('update'),
  close: get<{ id: string }, void>(':id/close'),
  count: get<void, number>('count'),
};
`,
  'src/pages/vote.ts': `import type { Vote, VoteQuery } from '../api/vote';
declare function crudPage(page: {
  name: string;
  columns: { key: keyof Vote }[];
  filters: { key: keyof VoteQuery }[];
}): void;
crudPage({ name: 'marketing.vote', columns: [{ key: 'title' }], filters: [{ key: 'title' }] });
export const hint = ({ title }: Vote) => title;
export const label = (t: (key: string) => string) => t('marketing.vote.fields.title');
`,
  'src/mocks/vote.ts': `import type { Vote } from '../api/vote';
const message = (values: { title: string }) => values.title;
export const rows = (): Vote[] =>
  ['a'].map((title) => ({ id: message({ title }), title, votes: 0, visits: 0 }));
`,
  'tests/contract-table.ts': `export const lines = \`
GET    /api/vote                     page
GET    /api/vote/update              assumed
GET    /api/vote/:id/close
GET    /api/vote/count
\`;
`,
  'tests/calls.ts': `export const path = '/api/vote/count?page=1';
`,
  'locales/zh-CN/marketing.json': JSON.stringify({
    vote: {
      fields: { $record: '投票', title: '标题', votes: '票数' },
      confirms: { delete: '删除“{{title}}”？' },
    },
    advert: { fields: { title: '标题' } },
  }),
};
type File = keyof typeof project;

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'drift-'));
  for (const [file, text] of Object.entries(project)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
});
afterEach(() => rmSync(root, { recursive: true }));

const read = (file: File) => readFileSync(join(root, file), 'utf8');
const renamed = (call: string, where: string, from = 'title', to = 'name'): Finding => ({
  severity: 'breaking',
  kind: 'renamed',
  call,
  where,
  expected: from,
  actual: to,
});
const path = (call: string, expected: string, actual: string): Finding => ({
  ...renamed(call, `GET ${expected}`, expected, actual),
  kind: 'path',
});

describe('applying agreed renames', () => {
  test('renames a property and a query parameter wherever they are used, and their labels', () => {
    const findings = [
      renamed('voteApi.list', '?title'),
      renamed('voteApi.list', 'response.items[].title'),
      renamed('voteApi.update', 'request.title'),
      renamed('voteApi.update', 'response.title'),
    ];
    expect(applyRenames(findings, root)).toMatchObject({ changed: 4, left: [] });
    expect(read('src/api/vote.ts')).toBe(project['src/api/vote.ts'].replaceAll('title', 'name'));
    const page = read('src/pages/vote.ts');
    expect(page).toContain("columns: [{ key: 'name' }], filters: [{ key: 'name' }]");
    expect(page).toContain('({ name: title }: Vote) => title');
    expect(page).toContain("t('marketing.vote.fields.name')");
    expect(read('src/mocks/vote.ts')).toContain(
      '({ id: message({ title }), name: title, votes: 0, visits: 0 })',
    );
    expect(JSON.parse(read('locales/zh-CN/marketing.json'))).toEqual({
      vote: {
        fields: { $record: '投票', name: '标题', votes: '票数' },
        confirms: { delete: '删除“{{name}}”？' },
      },
      advert: { fields: { title: '标题' } },
    });
  });

  test('keeps the label of a column when only its filter is renamed', () => {
    expect(applyRenames([renamed('voteApi.list', '?title')], root)).toMatchObject({ left: [] });
    expect(read('src/pages/vote.ts')).toContain(
      "columns: [{ key: 'title' }], filters: [{ key: 'name' }]",
    );
    expect(JSON.parse(read('locales/zh-CN/marketing.json'))).toHaveProperty('vote.fields', {
      $record: '投票',
      title: '标题',
      name: '标题',
      votes: '票数',
    });
  });

  test('adds a label that all pages share under the new key, and keeps the old one', () => {
    const shared = join(root, 'locales/zh-CN/fields.json');
    const page = join(root, 'src/pages/vote.ts');
    writeFileSync(shared, JSON.stringify({ visits: '访问量' }));
    const columns = "{ key: 'title' }, { key: 'visits' }], filters";
    writeFileSync(
      page,
      project['src/pages/vote.ts'].replace("{ key: 'title' }], filters", columns),
    );
    const finding = renamed('voteApi.list', 'response.items[].visits', 'visits', 'views');
    expect(applyRenames([finding], root)).toMatchObject({ changed: 1, left: [] });
    expect(JSON.parse(readFileSync(shared, 'utf8'))).toEqual({ visits: '访问量', views: '访问量' });
  });

  test('keeps the name of a query parameter when only the property is renamed', () => {
    const query = (conditions: string) => `import type { Vote, VoteQuery } from '../api/vote';
const each = <Key extends keyof Vote>(_codes: number[], ...names: Key[]) =>
  Object.fromEntries(names.map((name) => [name, name])) as Record<Key, string>;
export const conditions: Record<keyof Required<VoteQuery>, string> & { votes: string } = {
  ${conditions},
};
`;
    writeFileSync(join(root, 'src/mocks/vote.ts'), query("...each([1], 'votes', 'title')"));
    const { left } = applyRenames([renamed('voteApi.list', 'response.items[].title')], root);
    expect(left).toEqual([]);
    expect(read('src/mocks/vote.ts')).toBe(
      query("...each([1], 'votes'), title: each([1], 'name').name"),
    );
  });

  test('changes a path in the declaration, the contract table and the tests', () => {
    const findings = [
      path('voteApi.close', '/api/vote/{id}/close', '/api/vote/{voteId}/finish'),
      path('voteApi.count', '/api/vote/count', '/api/vote/number-of'),
      path('voteApi.update', '/api/vote/update', '/api/vote/set'),
    ];
    expect(applyRenames(findings, root)).toMatchObject({ changed: 3, left: [] });
    expect(read('src/api/vote.ts')).toContain("close: get<{ id: string }, void>(':id/finish')");
    expect(read('src/api/vote.ts')).toContain("count: get<void, number>('number-of')");
    expect(read('tests/contract-table.ts')).toBe(`export const lines = \`
GET    /api/vote                     page
GET    /api/vote/set                 assumed
GET    /api/vote/:id/finish
GET    /api/vote/number-of
\`;
`);
    expect(read('tests/calls.ts')).toContain("'/api/vote/number-of?page=1'");
  });

  test('reports what it cannot find, and keeps accepted differences and types that all calls share', () => {
    const accepted = { reason: 'later', until: '2027-01-31' };
    const findings = [
      renamed('lineApi.list', 'response.items[].title'),
      renamed('voteApi.list', 'response.items[].id', 'id', 'key'),
      path('voteApi.close', '/api/vote/{id}/close', '/api/other/close'),
      { ...renamed('voteApi.list', '?title'), accepted },
      { ...renamed('voteApi.list', 'response.items[].title'), kind: 'type' },
    ];
    expect(applyRenames(findings, root)).toEqual({
      changed: 0,
      left: [
        'lineApi.list response.items[].title: title → name',
        'voteApi.list response.items[].id: id → key',
        'voteApi.close GET /api/vote/{id}/close: /api/vote/{id}/close → /api/other/close',
      ],
      files: [],
    });
  });

  test('reports the errors that are left', () => {
    writeFileSync(
      join(root, 'src/mocks/vote.ts'),
      `import type { Vote } from '../api/vote';
const one = { title: '' };
export const rows: Pick<Vote, 'title'>[] = [one];
`,
    );
    const { left } = applyRenames([renamed('voteApi.list', 'response.items[].title')], root);
    expect(left).toEqual([
      expect.stringMatching(/^src\/mocks\/vote\.ts:3 Property 'name' is missing/),
    ]);
  });
});
