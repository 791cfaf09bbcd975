import { beforeEach, describe, expect, test } from 'vitest';
import type { GearConfig } from '@/api/company/gear-config';
import type { DefaultKeywords, GearKeywords, KeywordOption } from '@/api/company/gear-keyword';
import type { LogisticsGear } from '@/api/company/logistics-gear';
import type { Items, Page } from '@/api/types';
import { reseed } from '@/mocks/db';
import { everyRow, wronglyTaken, ownId, signInAll, someCompany } from './companies';
import { read, refused, send } from './server';
import { uploadedPicture } from './uploaded';

const path = '/api/company/logistics-gear';
const configPath = `${path}/gear-config`;
const keywordPath = `${path}/gear-keyword`;

let tokens = { operator: '', manager: '', staff: '', backoffice: '', company: '' };
let token = '';
beforeEach(async () => {
  reseed();
  tokens = await signInAll('operator', 'manager', 'staff', 'backoffice', 'company');
  token = tokens.operator;
});

const list = (query: string, call = {}) =>
  read<Page<LogisticsGear>>(`GET ${path}?page=1&limit=100&${query}`, { token, ...call });
const configs = async () => (await read<Items<GearConfig>>(`GET ${configPath}`, { token })).items;
const keywords = async () =>
  (await read<Items<GearKeywords>>(`GET ${keywordPath}`, { token })).items;

async function inputOf() {
  const company = await someCompany(token, 'companyType=3&substationId=1');
  const [category] = await configs();
  return {
    companyId: company.id,
    gearName: '合力三吨电动叉车',
    categoryId: category?.id,
    properties: [
      { name: '额定载重', value: '3' },
      { name: '动力', value: '电动' },
      { name: '成色', value: '全新' },
    ],
    keywords: ['合力'],
    price: 68_000,
    quantity: 3,
  };
}

describe('the gear', () => {
  test('is made by equipment companies, with what its category asks for', async () => {
    const body = { ...(await inputOf()), imageId: await uploadedPicture() };
    const made = await read<LogisticsGear>(`POST ${path}`, { token, body });
    expect(made).toMatchObject({ ...body, categoryName: '叉车', isListed: true });
    expect(made.imageUrl).toContain('/static/uploads/');
    const gone = { ...made, imageId: null };
    expect((await read<LogisticsGear>(`PUT ${path}`, { token, body: gone })).imageUrl).toBeNull();
    expect((await refused(`PUT ${path}`, { token, body: gone })).status).toBe(409);
    const line = { ...body, companyId: ownId };
    expect(await refused(`POST ${path}`, { token, body: line })).toMatchObject({
      status: 403,
      code: 'Console:CompanyTypeUnsuited',
    });
  });

  test('is refused by the name of what is wrong', async () => {
    expect(
      await wronglyTaken(
        `POST ${path}`,
        await inputOf(),
        [
          ['companyId', { companyId: undefined }],
          ['gearName', { gearName: '' }],
          ['categoryId', { categoryId: '1' }],
          ['properties.成色', { properties: [{ name: '动力', value: '电动' }] }],
          [
            'properties.动力',
            {
              properties: [
                { name: '动力', value: '蒸汽' },
                { name: '成色', value: '全新' },
              ],
            },
          ],
          ['keywords', { keywords: ['无此词'] }],
          ['price', { price: 0 }],
          ['quantity', { quantity: 1.5 }],
          ['imageId', { imageId: 'none' }],
          ['description', { description: '长'.repeat(501) }],
        ],
        token,
      ),
    ).toEqual([]);
  });
});

describe('the categories of gear', () => {
  const save = (items: object[], call = {}) => ({ token, body: { items }, ...call });

  test('say how much gear they have, and what is asked about it', async () => {
    const items = await configs();
    const rows = await everyRow<LogisticsGear>(token, path);
    expect(items.reduce((sum, { gearCount }) => sum + gearCount, 0)).toBe(rows.length);
    expect(await read(`GET ${configPath}/${items[1]?.id}`, { token })).toEqual(items[1]);
    const names = new Set(items[0]?.attributes.map(({ name }) => name));
    const forklifts = rows.filter(({ categoryId }) => categoryId === items[0]?.id);
    const strange = forklifts.filter((row) => row.properties.some(({ name }) => !names.has(name)));
    expect(strange).toEqual([]);
  });

  test('are saved as a whole: order, new names on their gear, a new one with the default keywords', async () => {
    const before = await configs();
    const added = { categoryName: '冷库', attributes: [] };
    const renamed = before.map((one, at) => (at ? one : { ...one, categoryName: '搬运叉车' }));
    const { items } = await read<Items<GearConfig>>(`PUT ${configPath}`, save([added, ...renamed]));
    expect(items[0]).toMatchObject({ ...added, sort: 1, gearCount: 0 });
    expect(items[1]).toMatchObject({ categoryName: '搬运叉车', sort: 2 });
    const { items: gear } = await list(`categoryId=${before[0]?.id}`);
    expect(new Set(gear.map(({ categoryName }) => categoryName))).toEqual(new Set(['搬运叉车']));
    const own = await read<GearKeywords>(`GET ${keywordPath}/${items[0]?.id}`, { token });
    expect(own.keywords).toContain('二手');
    const { items: without } = await read<Items<GearConfig>>(
      `PUT ${configPath}`,
      save(items.slice(1)),
    );
    expect(without).toHaveLength(before.length);
    expect((await refused(`PUT ${configPath}`, save(before))).status).toBe(409);
  });

  test('stay while there is gear in them, and nothing is half saved', async () => {
    const before = await configs();
    const renamed = before
      .slice(0, -1)
      .map((one) => ({ ...one, categoryName: `${one.categoryName}二` }));
    expect(await refused(`PUT ${configPath}`, save(renamed))).toMatchObject({
      status: 403,
      code: 'Console:GearCategoryInUse',
    });
    expect(await configs()).toEqual(before);
  });

  test('are refused by the name of what is wrong', async () => {
    const [first] = await configs();
    const attribute = { name: '载重', unit: '吨', required: true, options: [] };
    const wrong: [string, object[]][] = [
      ['items', []],
      ['items[0].categoryName', [{ categoryName: '', attributes: [] }]],
      ['items[0].id', [{ id: '9', categoryName: '货箱', attributes: [] }]],
      ['items', [first ?? {}, { categoryName: first?.categoryName, attributes: [] }]],
      ['items[0].attributes[0].name', [{ ...first, attributes: [{ ...attribute, name: '' }] }]],
      ['items[0].attributes', [{ ...first, attributes: [attribute, attribute] }]],
      [
        'items[0].attributes[0].options',
        [{ ...first, attributes: [{ ...attribute, options: ['一', '一'] }] }],
      ],
    ];
    for (const [member, items] of wrong)
      expect(await refused(`PUT ${configPath}`, save(items))).toMatchObject({
        status: 400,
        members: [member],
      });
  });
});

describe('the keywords of gear', () => {
  test('are removed and merged on the gear as well', async () => {
    const [first] = await keywords();
    const words = first?.keywords ?? [];
    const [from = '', gone = '', into = ''] = words;
    const carried = (await list(`keyword=${from}`)).totalCount;
    expect(carried).toBeGreaterThan(0);
    const item = {
      ...first,
      keywords: words.filter((word) => word !== from && word !== gone),
      merged: [{ from, into }],
    };
    const { items } = await read<Items<GearKeywords>>(`PUT ${keywordPath}`, {
      token,
      body: { items: [item] },
    });
    expect(items[0]?.keywords).toEqual(item.keywords);
    for (const word of [from, gone]) expect((await list(`keyword=${word}`)).totalCount).toBe(0);
    expect((await list(`keyword=${into}`)).totalCount).toBeGreaterThanOrEqual(carried);
    const stale = { token, body: { items: [item] } };
    expect((await refused(`PUT ${keywordPath}`, stale)).status).toBe(409);
  });

  test('never repeat, and are merged into one that stays', async () => {
    const [first] = await keywords();
    const wrong: [string, object][] = [
      ['keywords', { keywords: ['合力', '合力'] }],
      ['keywords', { keywords: ['长'.repeat(13)] }],
      ['merged', { keywords: ['合力'], merged: [{ from: '合力', into: '杭叉' }] }],
      ['id', { id: '1' }],
    ];
    for (const [member, change] of wrong)
      expect(
        await refused(`PUT ${keywordPath}`, { token, body: { items: [{ ...first, ...change }] } }),
      ).toMatchObject({ status: 400, members: [`items[0].${member}`] });
  });

  test('are found by a part of them, in one category or in all', async () => {
    const [, second] = await configs();
    const search = async (query: string) =>
      (await read<Items<KeywordOption>>(`GET ${keywordPath}/keyword?${query}`, { token })).items;
    expect((await search('keyword=叉车')).map(({ keyword }) => keyword)).toEqual([
      '电动叉车',
      '三吨叉车',
    ]);
    const inSecond = await search(`categoryId=${second?.id}`);
    expect(new Set(inSecond.map(({ categoryName }) => categoryName))).toEqual(
      new Set([second?.categoryName]),
    );
  });

  test('have a default list of their own, kept by the platform', async () => {
    const line = `${keywordPath}/default-keyword`;
    const before = await read<DefaultKeywords>(`GET ${line}`, { token: tokens.backoffice });
    const body = { ...before, keywords: ['全新', '准新'] };
    const save = `POST ${keywordPath}/save-default`;
    const saved = await read<DefaultKeywords>(save, { token: tokens.backoffice, body });
    expect(saved.keywords).toEqual(['全新', '准新']);
    expect(await read(`GET ${line}`, { token })).toEqual(saved);
    expect((await refused(save, { token, body })).status).toBe(409);
    expect(await refused(save, { token, body: { keywords: ['全新', ' 全新 '] } })).toMatchObject({
      status: 400,
      members: ['keywords'],
    });
    expect((await send(save, { token: tokens.manager, body })).status).toBe(403);
  });
});
