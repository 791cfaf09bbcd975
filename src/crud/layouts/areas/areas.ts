import type { ById, Id } from '@/api/types';
import { routeKey } from '@/crud/layouts/routes/journeys';
import { placeFinder, type Place } from '@/crud/layouts/routes/places';
import { routeTable, type RouteTable } from '@/crud/layouts/routes/route-table';
import { joinRegionNames, regionOf, regionPath, type RegionTree } from '@/lib/region/region-tree';
import { groupBy } from '@/lib/sets';

/** What a holder takes: everything from each of its starts to each of its destinations. */
export interface Area<Row> {
  row: Row;
  name: string;
  from: readonly string[];
  to: readonly string[];
  /** The number of others that take some of the same, as the server counts them. */
  conflicts: number;
}

/** Two holders that take some of the same, and the smaller ones of the regions that they share. */
export interface Overlap<Row> {
  areas: readonly [Area<Row>, Area<Row>];
  from: readonly string[];
  to: readonly string[];
}

/** Tells the conflict of two holders from others. */
export const pairKey = ({ areas }: Overlap<ById>): string =>
  areas.map(({ row }) => row.id).join(' ');

export interface AreaCell<Row> {
  /** Those that take anything of the cell, in the order of the list. */
  areas: readonly Area<Row>[];
  /** The conflicts within the cell. */
  overlaps: readonly Overlap<Row>[];
}

export interface AreaTable<Row> extends RouteTable {
  cells: ReadonlyMap<string, AreaCell<Row>>;
  /** The cells of the destinations from all starts. */
  totals: ReadonlyMap<string, AreaCell<Row>>;
  overlaps: readonly Overlap<Row>[];
  /** The number of holders that take anything, of those that take nothing, and of those in conflict with others that are not among the rows. */
  taking: number;
  without: number;
  hidden: number;
  /** Which of the regions lie in a row or a column, by their full names. */
  namesIn: (regions: readonly string[], key: string | undefined) => string[];
}

interface AreasParts<Row> {
  tree: RegionTree;
  areas: readonly Area<Row>[];
  /** The provinces whose cities have a column or a row each. */
  opened: ReadonlySet<string>;
  openedStarts: ReadonlySet<string>;
}

export function readAreas<Row extends object>(
  rows: readonly Row[],
  keys: Record<'name' | 'from' | 'to' | 'conflicts', keyof Row>,
): Area<Row>[] {
  // The declaration's type has checked what the keys hold.
  const idsOf = (value: unknown) => ((value ?? []) as readonly Id[]).map(String);
  return rows.map((row) => ({
    row,
    name: String(row[keys.name] ?? ''),
    from: idsOf(row[keys.from]),
    to: idsOf(row[keys.to]),
    conflicts: Number(row[keys.conflicts] ?? 0),
  }));
}

/** Returns a function that finds which regions of a list lie in one of the others. */
function containment(tree: RegionTree) {
  const paths = new Map<string, readonly string[]>();
  const pathOf = (id: string) => {
    const known = paths.get(id);
    if (known) return known;
    const path = regionPath(regionOf(tree, id)).map((region) => String(region.id));
    const found = path.length ? path : [id];
    paths.set(id, found);
    return found;
  };
  return (ids: readonly string[], others: ReadonlySet<string>) =>
    ids.filter((id) => pathOf(id).some((one) => others.has(one)));
}

/** Of two regions of which one contains the other, the smaller one is what both holders take. */
function overlapsOf<Row>(tree: RegionTree, areas: readonly Area<Row>[]): Overlap<Row>[] {
  const within = containment(tree);
  const sides = areas.map(({ from, to }) => ({ from: new Set(from), to: new Set(to) }));
  return areas.flatMap((one, index) =>
    areas.slice(index + 1).flatMap((other, offset): Overlap<Row>[] => {
      // Neither of two disabled holders counts the other as a conflict.
      if (one.conflicts === 0 && other.conflicts === 0) return [];
      const shared = (side: 'from' | 'to') => {
        const [own, others] = [sides[index]?.[side], sides[index + 1 + offset]?.[side]];
        if (!own || !others) return [];
        return [...new Set([...within(one[side], others), ...within(other[side], own)])];
      };
      const from = shared('from');
      const to = from.length ? shared('to') : [];
      return to.length ? [{ areas: [one, other], from, to }] : [];
    }),
  );
}

/** The rows or columns in which a place lies: all of a province lies in those of its cities as well. */
function linesOf<Line extends { key: string }>(
  lines: readonly Line[],
  provinceOf: (line: Line) => string | undefined,
) {
  const keys = new Set(lines.map(({ key }) => key));
  const byProvince = groupBy(lines, provinceOf);
  return ({ key, province }: Place): string[] => {
    if (key !== province.key) return [key, province.key].filter((one) => keys.has(one));
    return (byProvince.get(key) ?? []).map((line) => line.key);
  };
}

/** Finds who takes what goes between each pair of places, and where two take the same. */
export function composeAreas<Row>(parts: AreasParts<Row>): AreaTable<Row> {
  const { tree, areas, opened, openedStarts } = parts;
  const { cityOf, byKey } = placeFinder(tree);
  const nameOf = (id: string) =>
    joinRegionNames(regionPath(regionOf(tree, id)).map(({ name }) => name)) || id;
  const placeOf = (id: string) => cityOf(id, id);
  // What goes nowhere, or comes from nowhere, is not taken.
  const taking = areas.filter(({ from, to }) => from.length && to.length);
  const table = routeTable(
    byKey,
    {
      from: taking.flatMap(({ from }) => from.map((id) => placeOf(id).key)),
      to: taking.flatMap(({ to }) => to.map((id) => placeOf(id).key)),
    },
    opened,
    openedStarts,
  );
  const rowsAt = linesOf(table.rows, ({ province }) => province.key);
  const columnsAt = linesOf(
    table.columns,
    ({ key, closed }) => closed?.key ?? table.provinceOf(key),
  );
  const linesFor = (ids: readonly string[], at: (place: Place) => string[]) =>
    new Set(ids.flatMap((id) => at(placeOf(id))));

  const cells = new Map<string, { areas: Area<Row>[]; overlaps: Overlap<Row>[] }>();
  const totals: typeof cells = new Map();
  const cellIn = (some: typeof cells, key: string) => {
    const cell = some.get(key) ?? { areas: [], overlaps: [] };
    some.set(key, cell);
    return cell;
  };
  const forEachCell = (
    { from, to }: Pick<Area<Row>, 'from' | 'to'>,
    change: (cell: ReturnType<typeof cellIn>) => void,
  ) => {
    const rowKeys = linesFor(from, rowsAt);
    for (const column of linesFor(to, columnsAt)) {
      change(cellIn(totals, column));
      for (const row of rowKeys) change(cellIn(cells, routeKey({ from: row, to: column })));
    }
  };
  const overlaps = overlapsOf(tree, taking);
  for (const area of taking) forEachCell(area, (cell) => cell.areas.push(area));
  for (const overlap of overlaps) forEachCell(overlap, (cell) => cell.overlaps.push(overlap));

  const found = new Map<Area<Row>, number>();
  for (const { areas: both } of overlaps)
    for (const area of both) found.set(area, (found.get(area) ?? 0) + 1);
  return {
    ...table,
    cells,
    totals,
    overlaps,
    taking: taking.length,
    without: areas.length - taking.length,
    hidden: areas.filter((area) => area.conflicts > (found.get(area) ?? 0)).length,
    namesIn: (ids, key) =>
      ids.flatMap((id) => {
        const { key: city, province } = placeOf(id);
        // All of a province lies in each of its cities.
        const isIn =
          key === undefined ||
          city === key ||
          province.key === key ||
          (city === province.key && table.provinceOf(key) === city);
        return isIn ? [nameOf(id)] : [];
      }),
  };
}

/** The holders of which any two are in conflict in a cell. */
export const inConflict = <Row>({ overlaps }: AreaCell<Row>): Area<Row>[] => [
  ...new Set(overlaps.flatMap(({ areas }) => areas)),
];
