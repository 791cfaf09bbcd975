import { describe, expect, test } from 'vitest';
import { regionApi } from '@/api/base-support/region';
import { mergeRegionApi } from '@/api/substation/merge-region';
import { RegionLevel } from '@/enums';
import { first, reseedEachTest, statusOf, rowOf, bodyOf } from './backend';

reseedEachTest();

const idsOf = (rows: { id: unknown }[]) => rows.map(({ id }) => id);

describe('the list of regions', () => {
  const regions = (query: object) => bodyOf(regionApi.all, query, 'staff');

  test('contains all of China or the whole world, parents before children', async () => {
    const china = await regions({ onlyChina: true });
    const world = await regions({ onlyChina: false });
    expect(china).toHaveLength(34 + 342 + 2975 + 41_352);
    expect(world).toHaveLength(china.length + 241);
    const seen = new Set<unknown>([100_000, 0]);
    const orphans = world.filter(({ id, pid }) => !seen.has(pid) || !seen.add(id));
    expect(orphans).toEqual([]);
    expect(seen.size).toBe(world.length + 2);
    expect(china.find(({ id }) => id === 371_302)).toEqual({
      id: 371_302,
      pid: 371_300,
      name: '兰山区',
      fullName: '山东省临沂市兰山区',
      regionLevel: RegionLevel.district,
      isInternational: false,
    });
  });

  test('is filtered by parent and level, and refuses invalid values', async () => {
    const districts = await regions({ onlyChina: true, pid: 371_300 });
    expect(idsOf(districts)).toContain(371_302);
    expect(districts.every(({ pid }) => pid === 371_300)).toBe(true);
    const counts = [34, 342, 2975, 41_352].entries();
    for (const [index, count] of counts)
      expect(await regions({ onlyChina: true, regionLevel: index + 1 })).toHaveLength(count);
    expect(await regions({ onlyChina: false, regionLevel: 0 })).toHaveLength(241);
    expect(await regions({ onlyChina: true, pid: 371_300, regionLevel: 4 })).toEqual([]);
    for (const call of [regionApi.all, regionApi.search]) {
      const keyword = '临沂';
      expect(await statusOf(call, { keyword, onlyChina: 'perhaps' })).toBe('400 onlyChina');
      const level = { keyword, onlyChina: true, regionLevel: 5 };
      expect(await statusOf(call, level)).toBe('400 regionLevel');
    }
  });

  test('is searched by name and full name, larger regions first', async () => {
    const search = (keyword: string, more: object = {}) =>
      bodyOf(regionApi.search, { keyword, onlyChina: true, ...more }, 'staff');
    const hits = await search('临沂');
    expect(hits).toHaveLength(50);
    const linyi = { id: 371_300, fullName: '山东省临沂市', isInternational: false };
    expect(hits[0]).toEqual({ ...linyi, regionLevel: RegionLevel.city });
    expect(first(await search('临沂市兰山区')).id).toBe(371_302);
    const towns = await search('城关镇', { regionLevel: 4 });
    expect(new Set(towns.map(({ regionLevel }) => regionLevel))).toEqual(new Set([4]));
    expect([await search('阿富汗'), await search('')]).toEqual([[], []]);
    expect(await search('阿富汗', { onlyChina: false })).toHaveLength(1);
  });
});

test('the regions of a sub-station are those it covers, and the starts have the city itself first', async () => {
  const covered = (query: object = {}) => bodyOf(regionApi.covered, query, 'staff');
  const own = await covered({ substationId: 1 });
  expect(own.length).toBeGreaterThan(5);
  expect(own.every(({ fullName }) => fullName.startsWith('山东省临沂市'))).toBe(true);
  const all = await covered();
  expect(all.length).toBeGreaterThan(300);
  expect(new Set(idsOf(all)).size).toBe(all.length);
  expect(idsOf(await covered({ keyword: '兰山' }))).toEqual([371_302]);
  expect(await statusOf(regionApi.covered, { substationId: 99 })).toBe('400 substationId');
  const [start, ...others] = await bodyOf(regionApi.starts, { id: 1 });
  expect(start).toMatchObject({ id: 371_300, fullName: '山东省临沂市' });
  expect(others).toEqual(own);
});

test('cities are merged when they are near and in no other group', async () => {
  const canMerge = (body: object, by = {}) => bodyOf(regionApi.canMerge, body, by);
  const near = { substationId: 2, regionIds: [371_300, 371_100] };
  expect(await canMerge(near)).toEqual({ canMerge: true, obstacles: [] });
  const body = { substationId: 1, regionIds: [371_300, 440_100] };
  expect(await canMerge(body)).toEqual({
    canMerge: false,
    obstacles: [
      { regionId: 371_300, regionName: '山东省临沂市', reason: '已属于“鲁南片区”。' },
      { regionId: 440_100, regionName: '广东省广州市', reason: '不是本分站及邻近省份的城市。' },
    ],
  });
  const { obstacles } = await canMerge(body, { headers: { 'accept-language': 'en' } });
  expect(obstacles[0]?.reason).toBe('It already belongs to “鲁南片区”.');
  const group = await rowOf(mergeRegionApi.list, { substationId: 1, name: '鲁南' });
  const { id, regionIds } = group;
  expect((await canMerge({ id, substationId: 1, regionIds })).canMerge).toBe(true);
  expect((await canMerge({ substationId: 1, regionIds })).canMerge).toBe(false);
});

describe('the place of an address', () => {
  const place = (address: string, more: object = {}) =>
    bodyOf(regionApi.locate, { address, ...more }, 'staff');

  test('is in the region that the address names, and the same on every call', async () => {
    const found = await place('山东省临沂市兰山区通达路126号');
    expect(found).toMatchObject({ regionId: 371_302, regionName: '山东省临沂市兰山区' });
    expect(found.longitude).toBeCloseTo(118.356, 0);
    expect(found.latitude).toBeCloseTo(35.105, 0);
    expect(await place('山东省临沂市兰山区通达路126号')).toEqual(found);
    expect(await place('山东省临沂市兰山区通达路127号')).not.toEqual(found);
  });

  test.each([
    ['临沂市河东区', {}, '山东省临沂市河东区'],
    ['人民路1号', { regionId: 320500 }, '江苏省苏州市'],
    ['北京市东城区景山前街4号', {}, '北京市东城区'],
  ])('is found for %s %j', async (address, more, regionName) => {
    expect((await place(address, more)).regionName).toBe(regionName);
  });

  test.each([
    ['403 Console:AddressNotFound', { address: '某处某路' }],
    ['400 address', {}],
    ['400 address', { address: '长'.repeat(101) }],
    ['400 regionId', { address: 'x', regionId: 1 }],
  ])('is refused with %s instead of guessed', async (reason, query) => {
    expect(await statusOf(regionApi.locate, query)).toBe(reason);
  });
});
