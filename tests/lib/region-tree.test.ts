import { beforeAll, describe, expect, test } from 'vitest';
import {
  isRegionRows,
  buildRegionTree,
  fullRegionName,
  isInternational,
  isWithin,
  regionPath,
  regionOf,
  toRegionRows,
  regionTreeSteps,
  type RegionRow,
  type RegionTree,
} from '@/lib/region/region-tree';
import { runInChunks, runSync } from '@/lib/yielding';
import { regions, type Region as Seed } from '@/mocks/seed/regions';

let seed: Seed[];
let rows: RegionRow[];
let tree: RegionTree;
beforeAll(async () => {
  seed = [...(await regions()).values()];
  rows = seed.map(({ id, pid, name, regionLevel }) => [id, pid, name, regionLevel]);
  tree = buildRegionTree(rows);
});
const known = (id: number | string) => {
  const region = regionOf(tree, id);
  if (!region) throw new Error(`No region ${id}`);
  return region;
};

describe('the tree of all regions', () => {
  test('contains every region once, provinces and countries', () => {
    expect(tree.byId.size).toBe(rows.length);
    expect(tree.provinces).toHaveLength(34);
    expect(tree.countries).toHaveLength(241);
    expect(tree.dropped).toEqual([]);
  });

  test('derives the same full names as the server', () => {
    const wrong = seed.filter(({ id, fullName }) => fullRegionName(known(id)) !== fullName);
    expect(wrong).toEqual([]);
  });

  test('returns the path from the root, also when a level is missing', () => {
    expect(regionPath(known(110101001)).map(({ name }) => name)).toEqual([
      '北京市',
      '市辖区',
      '东城区',
      '东华门街道',
    ]);
    const [town] = known(441900).children;
    expect(regionPath(town).map(({ level }) => level)).toEqual([1, 2, 4]);
  });

  test('finds an id given as text, as in a URL', () => {
    expect(known('330100').name).toBe('杭州市');
    expect(regionOf(tree, '1')).toBeUndefined();
    expect(regionOf(tree, null)).toBeUndefined();
    expect(regionPath(undefined)).toEqual([]);
  });

  test('distinguishes regions outside China and those that contain others', () => {
    const [country] = tree.countries;
    expect(country && isInternational(country)).toBe(true);
    expect(isInternational(known(330106))).toBe(false);
    expect(isWithin(known(330106), known(330000))).toBe(true);
    expect(isWithin(known(330000), known(330106))).toBe(false);
  });

  test('converts to rows and back, of which the rows of China are a part', () => {
    const all = toRegionRows(tree, false);
    const china = toRegionRows(tree, true);
    expect(all).toHaveLength(rows.length);
    expect(china).toHaveLength(rows.length - 241);
    const again = buildRegionTree(all);
    expect(again.byId.size).toBe(rows.length);
    expect(fullRegionName(again.byId.get('110101001') ?? known(110000))).toBe(
      '北京市东城区东华门街道',
    );
  });

  test('fits with both sets into half of the session storage', () => {
    const size = [true, false].map(
      (onlyChina) => JSON.stringify(toRegionRows(tree, onlyChina)).length,
    );
    expect((size[0] ?? 0) + (size[1] ?? 0)).toBeLessThan(5_242_880 / 2);
  });

  test('builds the same tree in chunks', async () => {
    const sliced = await runInChunks(regionTreeSteps(rows));
    expect(sliced.byId.size).toBe(tree.byId.size);
  });
});

describe('rows with errors', () => {
  const build = (bad: RegionRow[]) => buildRegionTree(bad);

  test('counts a city that is its own only district once', () => {
    const built = build([
      [440000, 100000, '广东省', 1],
      [441900, 441900, '东莞市', 3],
      [441900, 440000, '东莞市', 2],
      [441900003, 441900, '东城街道', 4],
    ]);
    expect(built.byId.size).toBe(3);
    expect(built.byId.get('441900')).toMatchObject({ level: 2, parent: { name: '广东省' } });
    expect(built.dropped).toEqual([]);
  });

  test('accepts a child before its parent', () => {
    const built = build([
      [330100, 330000, '杭州市', 2],
      [330000, '100000', '浙江省', 1],
    ]);
    expect(built.provinces.map(({ children }) => children[0]?.name)).toEqual(['杭州市']);
  });

  test('ignores the row of China itself', () => {
    const built = build([
      [100000, 0, '中国', 0],
      [330000, 100000, '浙江省', 1],
    ]);
    expect([...built.byId.keys()]).toEqual(['330000']);
  });

  test('drops orphans and cycles, lists them, and keeps all other regions', () => {
    const built = build([
      [330000, 100000, '浙江省', 1],
      [5, 77, '孤儿', 2],
      [6, 5, '孤儿之子', 3],
      [8, 9, '甲', 2],
      [9, 8, '乙', 2],
    ]);
    expect([...built.byId.keys()]).toEqual(['330000']);
    expect(built.dropped).toEqual([5, 6, 8, 9]);
  });

  test.each([null, {}, [], [[1, 2, 'x']], [[1, 2, 3, 4]], [[1, 2, 'x', '1']], 'text'])(
    'a stored value of %j is not a list of rows',
    (value) => expect(isRegionRows(value)).toBe(false),
  );

  test('stored rows are read again, but not when one of them is damaged', () => {
    const good: RegionRow = [330000, 100000, '浙江省', 1];
    expect(isRegionRows([good])).toBe(true);
    expect(isRegionRows([good, good.slice(0, 3)])).toBe(false);
  });
});

describe('work in chunks', () => {
  function* count(to: number): Generator<undefined, number, undefined> {
    for (let index = 0; index < to; index += 1) yield;
    return to;
  }

  test('returns the same result synchronously and in chunks', async () => {
    expect(runSync(count(5))).toBe(5);
    await expect(runInChunks(count(5))).resolves.toBe(5);
  });

  test('stops when the signal is aborted', async () => {
    const own = new AbortController();
    function* endless(): Generator<undefined, never, undefined> {
      for (;;) yield;
    }
    const work = runInChunks(endless(), own.signal);
    own.abort();
    await expect(work).rejects.toThrow(/abort/i);
  });
});
