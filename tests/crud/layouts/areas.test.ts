import { describe, expect, test } from 'vitest';
import { composeAreas, inConflict, type Area } from '@/crud/layouts/areas/areas';
import { cellOf } from '@/crud/layouts/routes/journeys';
import { buildRegionTree, isWithin, regionOf, type RegionRow } from '@/lib/region/region-tree';
import { seeded } from '../../random';

const provinces = [1, 2, 3, 4].map((number) => number * 10_000);
const under = (ids: readonly number[], step: number, count: number) =>
  ids.flatMap((id) => Array.from({ length: count }, (_, index) => id + (index + 1) * step));
const cities = under(provinces, 100, 3);
const districts = under(cities, 1, 2);
const tree = buildRegionTree([
  ...provinces.map((id): RegionRow => [id, 100_000, `province ${id}`, 1]),
  ...cities.map((id): RegionRow => [id, Math.floor(id / 10_000) * 10_000, `city ${id}`, 2]),
  ...districts.map((id): RegionRow => [id, Math.floor(id / 100) * 100, `district ${id}`, 3]),
]);
const regions = [...provinces, ...cities, ...districts].map(String);

/** Whether a region lies in another one. */
const isIn = (id: string, outer: string) => {
  const [region, other] = [regionOf(tree, id), regionOf(tree, outer)];
  return region !== undefined && other !== undefined && isWithin(region, other);
};
const overlap = (a: string, b: string) => isIn(a, b) || isIn(b, a);
const anyOverlap = (some: readonly string[], others: readonly string[]) =>
  some.some((a) => others.some((b) => overlap(a, b)));
const takeSame = (a: Area<number>, b: Area<number>) =>
  anyOverlap(a.from, b.from) && anyOverlap(a.to, b.to);

/** Random areas with the number of conflicts that the list shows for each. */
function drawn(seed: number, count: number): Area<number>[] {
  const draw = seeded(seed);
  const some = (most: number) => [
    ...new Set(Array.from({ length: draw(most) }, () => regions[draw(regions.length)] ?? '')),
  ];
  const areas = Array.from({ length: count }, (_, row): Area<number> => ({
    row,
    name: `holder ${row}`,
    from: some(4),
    to: some(5),
    conflicts: 0,
  }));
  return areas.map((area) => ({
    ...area,
    conflicts: areas.filter((other) => other.row !== area.row && takeSame(area, other)).length,
  }));
}
/** Provinces of which every second one is open. */
const half = (seed: number) =>
  new Set(provinces.filter((_, index) => (index + seed) % 2).map(String));
const rowsOf = (areas: readonly Area<number>[] = []) => areas.map(({ row }) => row);
const compose = (areas: readonly Area<number>[], seed = 0) =>
  composeAreas({ tree, areas, opened: half(seed), openedStarts: half(seed >> 1) });

/** Pairs of a start and a destination that both of two areas take: the district or larger region that is the smaller of two. */
const shared = (some: readonly string[], others: readonly string[]) =>
  some.flatMap((a) =>
    others.flatMap((b) => [...(isIn(a, b) ? [a] : []), ...(isIn(b, a) ? [b] : [])]),
  );

describe('the table of areas', () => {
  test.each(Array.from({ length: 40 }, (_, seed) => [seed]))(
    'finds as many conflicts of each holder as the list shows, for the data of seed %i',
    (seed) => {
      const areas = drawn(seed + 1, seed % 13);
      const { overlaps, hidden, taking, without } = compose(areas, seed);
      for (const area of areas)
        expect(overlaps.filter((one) => one.areas.includes(area))).toHaveLength(area.conflicts);
      expect(hidden).toBe(0);
      expect(taking + without).toBe(areas.length);
    },
  );

  test.each(Array.from({ length: 40 }, (_, seed) => [seed]))(
    'has in each cell those that take anything of it and those that take the same, for the data of seed %i',
    (seed) => {
      const areas = drawn(seed + 1, seed % 13);
      const table = compose(areas, seed);
      for (const column of table.columns) {
        const takes = areas.filter(
          ({ from, to }) => from.length && to.some((id) => overlap(id, column.key)),
        );
        expect(rowsOf(table.totals.get(column.key)?.areas)).toEqual(rowsOf(takes));
        for (const { key } of table.rows) {
          const cell = cellOf(table.cells, key, column.key);
          const here = takes.filter(({ from }) => from.some((id) => overlap(id, key)));
          expect(rowsOf(cell?.areas)).toEqual(rowsOf(here));
          const rivals = here.filter((area) =>
            here.some(
              (other) =>
                other !== area &&
                shared(area.from, other.from).some((id) => overlap(id, key)) &&
                shared(area.to, other.to).some((id) => overlap(id, column.key)),
            ),
          );
          expect(rowsOf(cell && inConflict(cell)).toSorted((a, b) => a - b)).toEqual(
            rowsOf(rivals),
          );
        }
      }
    },
  );

  test('counts the holders whose conflicts are with others that the conditions hide', () => {
    const areas = drawn(3, 24);
    const listed = areas.slice(0, 12);
    const missing = listed.filter((area) => areas.slice(12).some((other) => takeSame(area, other)));
    expect(missing.length).toBeGreaterThan(0);
    expect(compose(listed).hidden).toBe(missing.length);
  });

  test('calls no overlap of two disabled holders a conflict', () => {
    const [id = ''] = regions;
    const area = { row: 1, name: 'a', from: [id], to: [id], conflicts: 0 };
    expect(compose([area, { ...area, row: 2, name: 'b' }]).overlaps).toEqual([]);
  });

  test('draws a district in the row of its city, and all of a province in the rows of its cities', () => {
    const [province = 0] = provinces;
    const [city = 0] = cities;
    const area = (row: number, from: number): Area<number> => ({
      row,
      name: `holder ${row}`,
      from: [String(from)],
      to: [String(province)],
      conflicts: 1,
    });
    const table = composeAreas({
      tree,
      areas: [area(1, city + 1), area(2, province)],
      opened: new Set(),
      openedStarts: new Set([String(province)]),
    });
    expect(table.rows.map(({ key, isPart = false }) => [key, isPart])).toEqual([
      [String(province), false],
      [String(city), true],
    ]);
    expect(rowsOf(cellOf(table.cells, String(city), String(province))?.areas)).toEqual([1, 2]);
    expect(table.namesIn([String(province), String(city + 1)], String(city))).toEqual([
      `province ${province}`,
      `province ${province}city ${city}district ${city + 1}`,
    ]);
  });
});
