import { describe, expect, test } from 'vitest';
import {
  checkState,
  ownerOf,
  toggleRegion,
  type RegionSelection,
} from '@/lib/region/region-selection';
import { buildRegionTree, regionOf, type RegionId } from '@/lib/region/region-tree';

const tree = buildRegionTree([
  [1, 100000, '甲省', 1],
  [11, 1, '甲一市', 2],
  [111, 11, '东区', 3],
  [112, 11, '西区', 3],
  [113, 11, '南区', 3],
  [1111, 111, '东街道', 4],
  [12, 1, '甲二市', 2],
  [121, 12, '北区', 3],
  [2, 100000, '乙省', 1],
]);
const cityAndDistrict = [2, 3];
const known = (id: RegionId) => regionOf(tree, id);
const region = (id: RegionId) => {
  const found = known(id);
  if (!found) throw new Error(`No region ${id}`);
  return found;
};
const checksOf = (ids: RegionId[], taken: [string, string][] = []): RegionSelection => ({
  checked: new Set(ids.map(String)),
  owners: new Map(taken),
  levels: cityAndDistrict,
});
const toggle = (ids: RegionId[], id: RegionId, taken: [string, string][] = []) =>
  toggleRegion(ids, region(id), checksOf(ids, taken), known);

describe('checking regions', () => {
  test('selects a city as one id in place of its districts', () => {
    expect(toggle([111, 121], 11)).toEqual([121, 11]);
  });

  test('selects the cities of a province, which cannot be selected itself', () => {
    expect(toggle([], 1)).toEqual([11, 12]);
  });

  test('leaves out regions of other owners', () => {
    expect(toggle([], 11, [['112', '临沂分站']])).toEqual([111, 113]);
    expect(toggle([], 1, [['11', '临沂分站']])).toEqual([12]);
    expect(toggle([], 112, [['11', '临沂分站']])).toEqual([]);
  });

  test('keeps the other districts when a part of a city is deselected', () => {
    expect(toggle([11], 112)).toEqual([111, 113]);
  });

  test('keeps the other cities when a district of a selected province is deselected, without what others own', () => {
    const selection = { ...checksOf([1], [['113', '临沂分站']]), levels: [1, 2, 3] };
    expect(toggleRegion([1], region(112), selection, known)).toEqual([111, 12]);
  });

  test('keeps nothing of a city that is deselected in a selected province', () => {
    const selection = { ...checksOf([1]), levels: [1, 2, 3] };
    expect(toggleRegion([1], region(11), selection, known)).toEqual([12]);
  });

  test('deselects everything in a province', () => {
    expect(toggle([11, 12], 1)).toEqual([]);
    expect(toggle([111, 112, 113], 11)).toEqual([]);
  });

  test('keeps unknown ids', () => {
    expect(toggle(['gone', 111], 111)).toEqual(['gone']);
  });

  test('keeps ids as numbers or strings', () => {
    expect(toggle(['121'], 111)).toEqual(['121', 111]);
    expect(toggle(['111'], 111)).toEqual([]);
  });
});

describe('the state of a region', () => {
  test.each([
    [[], 11, 'none'],
    [[11], 11, 'all'],
    [[11], 111, 'all'],
    [[111], 11, 'some'],
    [[111], 1, 'some'],
    [[111, 112, 113], 11, 'all'],
    [[11, 12], 1, 'all'],
    [[11], 2, 'none'],
  ])('%j checked: %i is %s', (ids, id, state) => {
    expect(checkState(region(id), checksOf(ids))).toBe(state);
  });

  test('is "all" although other owners have parts of the city', () => {
    const checks = checksOf([111, 113], [['112', '临沂分站']]);
    expect(checkState(region(11), checks)).toBe('all');
    expect(checkState(region(112), checks)).toBe('none');
    expect(ownerOf(region(112), checks)).toBe('临沂分站');
    expect(ownerOf(region(111), checks)).toBeUndefined();
  });

  test('assigns the districts of a city to its owner', () => {
    expect(ownerOf(region(111), checksOf([], [['11', '临沂分站']]))).toBe('临沂分站');
  });
});
