import { describe, expect, test } from 'vitest';
import { companyApi } from '@/api/company/company';
import { gearConfigApi } from '@/api/company/gear-config';
import { gearKeywordApi } from '@/api/company/gear-keyword';
import { logisticsGearApi } from '@/api/company/logistics-gear';
import {
  countOf,
  first,
  reseedEachTest,
  ownCompany,
  statusOf,
  rowOf,
  rowsOf,
  bodyOf,
} from './backend';
import { uploadedPicture } from './uploaded';

reseedEachTest();

const { create, update, list } = logisticsGearApi;
const configs = async () => (await bodyOf(gearConfigApi.all)).items;
const keywords = async () => (await bodyOf(gearKeywordApi.all)).items;
const input = async () => ({
  companyId: (await rowOf(companyApi.list, { companyType: 3, substationId: 1 })).id,
  gearName: '合力三吨电动叉车',
  categoryId: first(await configs()).id,
  properties: [
    { name: '额定载重', value: '3' },
    { name: '动力', value: '电动' },
    { name: '成色', value: '全新' },
  ],
  keywords: ['合力'],
  price: 68_000,
  quantity: 3,
  imageId: await uploadedPicture(),
});

describe('the gear', () => {
  test('is only accepted from equipment companies, with the properties and keywords of its category', async () => {
    const body = await input();
    const made = await bodyOf(create, body);
    expect(made).toMatchObject({ ...body, categoryName: '叉车', isListed: true });
    expect(made.imageUrl).toContain('/static/uploads/');
    expect((await bodyOf(update, { ...made, imageId: null })).imageUrl).toBeNull();
    const line = { ...body, companyId: ownCompany };
    expect(await statusOf(create, line)).toBe('403 Console:CompanyTypeUnsuited');
    const [weight, , state] = body.properties;
    const properties = [weight, { name: '动力', value: '蒸汽' }, state];
    expect(await statusOf(create, { ...body, properties })).toBe('400 properties.动力');
    const without = body.properties.slice(0, 2);
    expect(await statusOf(create, { ...body, properties: without })).toBe('400 properties.成色');
    expect(await statusOf(create, { ...body, keywords: ['无此词'] })).toBe('400 keywords');
  });
});

describe('the categories of gear', () => {
  const save = (items: object[]) => bodyOf(gearConfigApi.saveAll, { items });

  test('show how many rows they have, and which attributes the rows may have', async () => {
    const items = await configs();
    const rows = await rowsOf(list);
    expect(items.reduce((sum, { gearCount }) => sum + gearCount, 0)).toBe(rows.length);
    const [category, second] = items;
    expect(await bodyOf(gearConfigApi.one, { id: second?.id })).toEqual(second);
    const asked = new Set(category?.attributes.map(({ name }) => name));
    const forklifts = rows.filter(({ categoryId }) => categoryId === category?.id);
    const strange = forklifts.filter((row) => row.properties.some(({ name }) => !asked.has(name)));
    expect(strange).toEqual([]);
  });

  test('are saved as a whole: the order, new names on the gear, and a new category with the default keywords', async () => {
    const [forklift, ...others] = await configs();
    const added = { categoryName: '冷库', attributes: [] };
    const renamed = { ...forklift, categoryName: '搬运叉车' };
    const { items } = await save([added, renamed, ...others]);
    expect(items[0]).toMatchObject({ ...added, sort: 1, gearCount: 0 });
    expect(items[1]).toMatchObject({ categoryName: '搬运叉车', sort: 2 });
    const gear = await rowsOf(list, { categoryId: forklift?.id });
    expect(new Set(gear.map(({ categoryName }) => categoryName))).toEqual(new Set(['搬运叉车']));
    const { keywords: defaults } = await bodyOf(gearKeywordApi.defaults);
    expect((await keywords()).find((one) => one.categoryName === '冷库')?.keywords).toEqual(
      defaults,
    );
    expect((await save(items.slice(1))).items).toHaveLength(others.length + 1);
    const stale = { items: [forklift, ...others] };
    expect(await statusOf(gearConfigApi.saveAll, stale)).toBe('409');
  });

  test('are not deleted while they have gear, and no part of such a save is stored', async () => {
    const before = await configs();
    const items = before.slice(1).map((one) => ({ ...one, categoryName: `${one.categoryName}二` }));
    const inUse = '403 Console:GearCategoryInUse';
    expect(await statusOf(gearConfigApi.saveAll, { items })).toBe(inUse);
    expect(await configs()).toEqual(before);
  });

  test('are refused with the path of the invalid member', async () => {
    const category = first(await configs());
    const attribute = { name: '载重', unit: '吨', required: true, options: [] };
    const wrong: [string, object[]][] = [
      ['items[0].categoryName', [{ categoryName: '', attributes: [] }]],
      ['items[0].id', [{ id: '9', categoryName: '货箱', attributes: [] }]],
      ['items', [category, { categoryName: category.categoryName, attributes: [] }]],
      ['items[0].attributes[0].name', [{ ...category, attributes: [{ ...attribute, name: '' }] }]],
      ['items[0].attributes', [{ ...category, attributes: [attribute, attribute] }]],
      [
        'items[0].attributes[0].options',
        [{ ...category, attributes: [{ ...attribute, options: ['一', '一'] }] }],
      ],
    ];
    for (const [member, items] of wrong)
      expect(await statusOf(gearConfigApi.saveAll, { items })).toBe(`400 ${member}`);
  });
});

describe('the keywords of gear', () => {
  test('are removed and merged in the gear as well', async () => {
    const own = first(await keywords());
    const [from = '', gone = '', into = ''] = own.keywords;
    const count = (keyword: string) => countOf(list, { keyword });
    const carried = await count(from);
    expect(carried).toBeGreaterThan(0);
    const left = own.keywords.filter((word) => word !== from && word !== gone);
    const body = { items: [{ ...own, keywords: left, merged: [{ from, into }] }] };
    const { items } = await bodyOf(gearKeywordApi.saveAll, body);
    expect(items[0]?.keywords).toEqual(left);
    expect([await count(from), await count(gone)]).toEqual([0, 0]);
    expect(await count(into)).toBeGreaterThanOrEqual(carried);
    expect(await statusOf(gearKeywordApi.saveAll, body)).toBe('409');
  });

  test.each<[string, object]>([
    ['keywords', { keywords: ['合力', '合力'] }],
    ['keywords', { keywords: ['长'.repeat(13)] }],
    ['merged', { keywords: ['合力'], merged: [{ from: '合力', into: '杭叉' }] }],
    ['id', { id: '1' }],
  ])('refuse an invalid %s: %j', async (member, change) => {
    const body = { items: [{ ...first(await keywords()), ...change }] };
    expect(await statusOf(gearKeywordApi.saveAll, body)).toBe(`400 items[0].${member}`);
  });

  test('are found by a part of them, in one category or in all', async () => {
    const search = async (query: object) => (await bodyOf(gearKeywordApi.search, query)).items;
    const found = await search({ keyword: '叉车' });
    expect(found.map(({ keyword }) => keyword)).toEqual(['电动叉车', '三吨叉车']);
    const [, second] = await configs();
    const inSecond = await search({ categoryId: second?.id });
    expect(inSecond.length).toBeGreaterThan(0);
    expect(inSecond.every((one) => one.categoryName === second?.categoryName)).toBe(true);
  });

  test('have a default list, which the platform saves', async () => {
    const before = await bodyOf(gearKeywordApi.defaults, {}, 'backoffice');
    const body = { ...before, keywords: ['全新', '准新'] };
    const saved = await bodyOf(gearKeywordApi.saveDefaults, body, 'backoffice');
    expect(saved.keywords).toEqual(['全新', '准新']);
    expect(await bodyOf(gearKeywordApi.defaults)).toEqual(saved);
  });
});
