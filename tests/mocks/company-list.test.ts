import { beforeAll, describe, expect, test } from 'vitest';
import type { Company } from '@/api/company/company';
import type { Page } from '@/api/types';
import { midnight, wallNow, wallText } from '@/mocks/clock';
import { reseed } from '@/mocks/db';
import { read, refused, send, signIn } from './server';

let token = '';
beforeAll(async () => {
  reseed();
  token = await signIn('operator');
});

const list = (query: string, call = {}) =>
  read<Page<Company>>(`GET /api/company/company?${query}`, { token, ...call });
const all = async (query: string) => (await list(`page=1&limit=1000&${query}`)).items;

describe('the company list', () => {
  test('takes the dialect of the framework as well, in any case', async () => {
    const { items } = await list('page=3&limit=7&sort=companyName ascending');
    const abp = await list('SkipCount=14&MaxResultCount=7&Sorting=companyName asc');
    expect(abp.items).toEqual(items);
    expect((await list('')).items).toHaveLength(10);
  });

  test('sorts Chinese as people read it, numbers by size, missing values first', async () => {
    const names = (await all('sort=companyName ascending')).map(({ companyName }) => companyName);
    expect(names).toEqual(names.toSorted(new Intl.Collator('zh-CN').compare));
    const counts = (await all('sort=branchCount descending')).map(({ branchCount }) => branchCount);
    expect(counts).toEqual(counts.toSorted((a, b) => b - a));
    expect(
      (await list('page=1&limit=1&sort=settledTime ascending')).items[0]?.settledTime,
    ).toBeNull();
  });

  test('knows whose membership ends within some days, today and the last day included', async () => {
    const day = (ms: number) => wallText(ms).slice(0, 10);
    const ends = (await all('expiresWithinDays=30')).map(({ expireTime }) => expireTime ?? '');
    expect(ends.length).toBeGreaterThan(0);
    const [first, last] = [day(wallNow()), day(midnight(wallNow(), 30))];
    expect(ends.filter((end) => end.slice(0, 10) < first || end.slice(0, 10) > last)).toEqual([]);
    const span = `expireTimeBegin=${first}&expireTimeEnd=${last} 23:59:59`;
    expect((await all(span)).length).toBe(ends.length);
  });

  test('hands out copies: changing an answer changes nothing', async () => {
    const [first] = (await list('page=1&limit=1')).items;
    if (first) first.companyName = 'changed';
    expect((await list('page=1&limit=1')).items[0]?.companyName).not.toBe('changed');
  });
});

describe('the filters', () => {
  test('hold together, and empty ones do not count', async () => {
    const { items } = await list('page=1&limit=1000&substationId=1&status=2&companyName=&mobile=');
    expect(items.length).toBeGreaterThan(0);
    expect(items.every(({ substationId, status }) => substationId === 1 && status === 2)).toBe(
      true,
    );
  });
});

describe('the scope', () => {
  test.each([
    ['substation-id', { 'substation-id': '4', 'is-all-substation': '0' }],
    ['manage-substation-ids', { 'manage-substation-ids': '1,2,4' }],
  ])('refuses a %s the user does not manage, with a reason', async (_name, headers) => {
    const manager = await signIn('manager');
    for (const line of ['GET /api/company/company', 'GET /api/company/company/export']) {
      expect(await refused(line, { token: manager, headers })).toMatchObject({
        status: 403,
        code: 'Console:SubstationNotManaged',
        message: '您无权管理编号为 4 的分站。',
      });
    }
  });

  test('of a company account is its own company', async () => {
    const company = await signIn('company');
    const line = 'GET /api/company/company/13840500000000';
    expect((await send(`${line}00001`, { token: company })).status).toBe(200);
    expect((await send(`${line}00002`, { token: company })).status).toBe(404);
    const options = await read<Page<Company>>(
      'GET /api/company/company/company-name?companyName=',
      { token: company },
    );
    expect(options.items).toHaveLength(1);
  });
});

describe('the company search', () => {
  test('finds by name and conditions, twenty at most, id and name only', async () => {
    const { items } = await read<Page<Company>>(
      'GET /api/company/company/company-name?companyName=临沂&companyType=1&isActive=true',
      { token },
    );
    expect(items).toHaveLength(20);
    expect(Object.keys(items[0] ?? {})).toEqual(['id', 'companyName']);
    expect(items.every(({ companyName }) => companyName.includes('临沂'))).toBe(true);
    const inactive = await read<Page<Company>>(
      'GET /api/company/company/company-name?companyName=临沂&isActive=false',
      { token },
    );
    const found = await list(`page=1&limit=1&companyName=${inactive.items[0]?.companyName}`);
    expect(found.items[0]?.status).not.toBe(2);
  });
});

describe('the export', () => {
  test('holds all that the conditions name, as an attachment that opens in a spreadsheet', async () => {
    const query = 'substationId=1&status=2&sort=companyName ascending';
    const { filePath } = await read<{ filePath: string }>(
      `GET /api/company/company/export?${query}`,
      { token },
    );
    // The static host takes no headers of the console.
    const file = await send(`GET /static${filePath}`, {
      headers: { 'accept-language': undefined, 'is-all-substation': undefined },
    });
    expect(file.headers.get('Content-Disposition')).toMatch(/^attachment; filename=".+\.csv"/);
    const bytes = new Uint8Array(await file.arrayBuffer());
    expect(bytes.slice(0, 3)).toEqual(Uint8Array.of(0xef, 0xbb, 0xbf));
    const [head = '', ...lines] = new TextDecoder().decode(bytes).trim().split('\r\n');
    const expected = await all(query);
    expect(head).toMatch(/^"公司名称","公司类型"/);
    expect(lines).toHaveLength(expected.length);
    expect(lines[0]).toContain(`"${expected[0]?.companyName}"`);
  });

  test('speaks the language of the caller', async () => {
    const { filePath } = await read<{ filePath: string }>(
      'GET /api/company/company/export?substationId=1',
      { token, headers: { 'accept-language': 'en' } },
    );
    expect(await (await send(`GET /static${filePath}`)).text()).toContain('"Company name","Type"');
  });

  test('that nobody made is not found', async () => {
    expect((await send('GET /static/none.csv')).status).toBe(404);
  });
});
