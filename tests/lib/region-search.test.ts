import { beforeAll, describe, expect, test, vi } from 'vitest';
import { isLatin, loadPinyin, matchesText, type PinyinMatch } from '@/lib/pinyin';
import { isInFullName, regionsNamed } from '@/lib/region/region-names';
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

describe('searching regions', () => {
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
    ['山东临沂', '山东省临沂市'],
    ['山东 临沂', '山东省临沂市'],
    ['临沂 兰山', '山东省临沂市兰山区'],
    ['临沂兰山', '山东省临沂市兰山区'],
    ['山东兰山', '山东省临沂市兰山区'],
    ['山东省/临沂市/兰山区', '山东省临沂市兰山区'],
    ['山东省 › 临沂市 › 兰山区', '山东省临沂市兰山区'],
    ['北京\u3000朝阳', '北京市朝阳区'],
    ['linyi lanshan', '山东省临沂市兰山区'],
    ['shandong/linyi', '山东省临沂市'],
  ])('finds "%s" and ranks %s first', (keyword, name) => {
    expect(find(keyword)[0]).toBe(name);
  });

  test('compares no smaller regions by pinyin once the larger ones have enough matches', () => {
    const compared = vi.fn<PinyinMatch>(matchPinyin);
    const search = { keyword: 'shi', onlyChina: true, maxLevel: 4, limit: 3 };
    const found = runSync(regionSearchSteps(tree, search, compared));
    expect(found).toHaveLength(3);
    const names = compared.mock.calls.map(([name]) => name);
    expect(names).toContain('北京市');
    expect(names).not.toContain('杭州市');
  });

  test.each([
    ['hzs', '浙江省杭州市'],
    ['lsq', '山东省临沂市兰山区'],
    ['临沂', '山东省临沂市'],
    ['3301', '浙江省杭州市'],
  ])('finds "%s" and includes %s', (keyword, name) => {
    expect(find(keyword)).toContain(name);
  });

  test.each(['', '   ', '不存在的地方', '0000', 'qqqq'])('finds nothing for "%s"', (keyword) => {
    expect(find(keyword)).toEqual([]);
  });

  test('offers no place whose city lies in another province than the one that was typed before it', () => {
    expect(find('shandong linyi lanshan')).toContain('山东省临沂市兰山区');
    expect(find('shandong hangzhou lanshan')).toEqual([]);
  });

  test('lists larger regions first, up to the limit', () => {
    const hits = find('城', { limit: 10 });
    expect(hits).toHaveLength(10);
    expect(find('朝阳')[0]).toBe('辽宁省朝阳市');
  });

  test('finds no region below the maximum level', () => {
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
  ])('matches "%s" with "%s": %s', (text, keyword, fits) => {
    expect(matchesText(text, keyword, matchPinyin)).toBe(fits);
  });

  test('matches only the letters themselves until the pinyin data is loaded', () => {
    expect(matchesText('临沂分站', 'lyfz')).toBe(false);
    expect(matchesText('SF Express', 'sf')).toBe(true);
  });
});

describe('regionsNamed', () => {
  const named = (text: string) => regionsNamed(tree, text).map(fullRegionName);
  test.each([
    ['山东省临沂市', '山东省临沂市'],
    ['山东临沂', '山东省临沂市'],
    ['临沂', '山东省临沂市'],
    ['临沂 兰山', '山东省临沂市兰山区'],
    ['山东省/临沂市/兰山区', '山东省临沂市兰山区'],
    ['兰山区', '山东省临沂市兰山区'],
    ['北京朝阳', '北京市朝阳区'],
    ['北京市朝阳区', '北京市朝阳区'],
    ['吉林', '吉林省'],
    ['吉林吉林', '吉林省吉林市'],
    ['延边', '吉林省延边朝鲜族自治州'],
    ['内蒙古呼和浩特', '内蒙古自治区呼和浩特市'],
    ['北京', '北京市'],
  ])('reads %j as %s only', (text, name) => {
    expect(named(text)).toEqual([name]);
  });

  test('returns all regions that a text may mean', () => {
    expect(named('朝阳')).toContain('辽宁省朝阳市');
    expect(named('朝阳')).toContain('北京市朝阳区');
    expect(named('鼓楼区').length).toBeGreaterThan(1);
  });

  test.each(['', '省', '不存在的地方', '临沂市西湖区', '山东大学'])(
    'finds nothing for %j',
    (text) => {
      expect(named(text)).toEqual([]);
    },
  );

  test('reads all regions once for any number of texts', () => {
    named('临沂');
    const values = vi.spyOn(tree.byId, 'values');
    for (let index = 0; index < 500; index += 1) named('山东省/临沂市/兰山区');
    expect(values).not.toHaveBeenCalled();
    values.mockRestore();
  });
});

test.each([
  ['山东临沂', true],
  ['临沂 兰山', true],
  ['山东省/临沂市/兰山区', true],
  ['沂市兰', true],
  ['兰', true],
  ['', true],
  ['兰山 临沂', false],
  ['临沂罗庄', false],
])('isInFullName finds %j in 山东省临沂市兰山区: %s', (text, isIn) => {
  expect(isInFullName('山东省临沂市兰山区', text)).toBe(isIn);
});
