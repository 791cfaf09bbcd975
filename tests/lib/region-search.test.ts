import { beforeAll, describe, expect, test } from 'vitest';
import { isLatin, loadPinyin, matchesText, type PinyinMatch } from '@/lib/pinyin';
import { regionSearchSteps, type RegionSearch } from '@/lib/region/region-search';
import { buildRegionTree, fullRegionName, type RegionTree } from '@/lib/region/region-tree';
import { runSync } from '@/lib/yielding';
import { regions } from '@/mocks/seed/regions';

let tree: RegionTree;
let matchPinyin: PinyinMatch;
beforeAll(async () => {
  const seed = [...(await regions()).values()];
  tree = buildRegionTree(
    seed.map(({ id, pid, name, regionLevel }) => [id, pid, name, regionLevel]),
  );
  matchPinyin = await loadPinyin();
});
const find = (keyword: string, part: Partial<RegionSearch> = {}) =>
  runSync(
    regionSearchSteps(
      tree,
      { keyword, onlyChina: true, maxLevel: 4, limit: 50, ...part },
      matchPinyin,
    ),
  ).map(fullRegionName);

describe('regions are found', () => {
  test.each([
    ['杭州', '浙江省杭州市'],
    [' 杭州市 ', '浙江省杭州市'],
    ['330100', '浙江省杭州市'],
    ['110101001', '北京市东城区东华门街道'],
    ['hangzhou', '浙江省杭州市'],
    ['HangZhou', '浙江省杭州市'],
    ["xi'an", '陕西省西安市'],
    ['chongqing', '重庆市'],
    ['xiamen', '福建省厦门市'],
    ['杭州市西湖', '浙江省杭州市西湖区'],
  ])('by "%s"', (keyword, name) => {
    expect(find(keyword)[0]).toBe(name);
  });

  test.each([
    ['hzs', '浙江省杭州市'],
    ['lsq', '山东省临沂市兰山区'],
    ['临沂', '山东省临沂市'],
    ['3301', '浙江省杭州市'],
  ])('by "%s", among others', (keyword, name) => {
    expect(find(keyword)).toContain(name);
  });

  test.each(['', '   ', '不存在的地方', '0000', 'qqqq'])('not by "%s"', (keyword) => {
    expect(find(keyword)).toEqual([]);
  });

  test('lists larger regions first, up to the limit', () => {
    const hits = find('城', { limit: 10 });
    expect(hits).toHaveLength(10);
    expect(find('朝阳')[0]).toBe('辽宁省朝阳市');
  });

  test('does not search below the maximum level', () => {
    expect(find('东华门')).toEqual(['北京市东城区东华门街道']);
    expect(find('东华门', { maxLevel: 3 })).toEqual([]);
  });

  test('finds regions outside China only on request', () => {
    expect(find('冰岛')).not.toContain('冰岛');
    expect(find('冰岛', { onlyChina: false })).toContain('冰岛');
  });
});

describe('pinyin', () => {
  test('accepts only Latin letters', () => {
    expect(['hz', "xi'an", 'hang zhou'].every(isLatin)).toBe(true);
    expect(['杭', '12', '', 'h杭'].some(isLatin)).toBe(false);
  });

  test.each([
    ['临沂分站', 'lyfz', true],
    ['临沂分站', 'linyi', true],
    ['临沂分站', '沂分', true],
    ['Line A', 'LINE', true],
    ['临沂分站', 'hz', false],
    ['临沂分站', '杭州', false],
  ])('"%s" fits "%s": %s', (text, keyword, fits) => {
    expect(matchesText(text, keyword, matchPinyin)).toBe(fits);
  });

  test('matches the letters themselves while the readings are not loaded', () => {
    expect(matchesText('临沂分站', 'lyfz')).toBe(false);
    expect(matchesText('SF Express', 'sf')).toBe(true);
  });
});
