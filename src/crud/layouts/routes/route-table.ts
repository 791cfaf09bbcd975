import type { MatrixColumn } from '@/elements/matrix/matrix-grid';
import { groupBy } from '@/lib/sets';
import type { Route } from './journeys';
import { inOrder, type Place } from './places';

export interface RouteColumn extends MatrixColumn {
  /** The province whose cities the column stands for. */
  closed?: { key: string; cities: number };
  /** All of an open province, next to its cities. */
  isWhole?: boolean;
}

/** A row. */
export interface RouteStart extends Place {
  /** Of a province, whose cities have a row each below it while it is open. */
  opener?: { cities: number; isOpen: boolean };
  /** A city below the row of its province. */
  isPart?: boolean;
}

/** The rows and columns of a table of routes. */
export interface RouteTable {
  /** The starts. */
  rows: RouteStart[];
  columns: RouteColumn[];
  /** The routes with the columns of their destinations. */
  inColumns: <Moved extends Route>(routes: readonly Moved[]) => Moved[];
  /** The name of a start or of a destination. */
  nameOf: (key: string) => string;
  /** The province of a destination; undefined for one that is no city. */
  provinceOf: (key: string) => string | undefined;
}

/** The columns of the destinations: one per city of the opened provinces, one for each other province. */
function columnsOf(cities: readonly Place[], opened: ReadonlySet<string>): RouteColumn[] {
  // Without cities a heading of the province above each column would say the same.
  if (citiesIn(cities) === 0) return cities.map(({ key, name }) => ({ key, title: name }));
  const byProvince = groupBy(cities, ({ province }) => province.key);
  return [...byProvince].flatMap(([key, some]): RouteColumn[] => {
    const group = some[0]?.province.name ?? '';
    if (some.length === 1 || opened.has(key)) {
      return some.map((city) => ({
        key: city.key,
        title: city.name,
        group,
        isWhole: some.length > 1 && city.key === key,
      }));
    }
    return [{ key, title: group, group, closed: { key, cities: citiesIn(some) } }];
  });
}

/** A province is a place of its own where something goes to all of it. */
const citiesIn = (places: readonly Place[]) =>
  places.filter(({ key, province }) => key !== province.key).length;

/** The rows of the starts: one for each province, with those of its cities below it when it is open. A single city needs no province. */
function startsOf(places: readonly Place[], opened: ReadonlySet<string>) {
  const byProvince = groupBy(places, ({ province }) => province.key);
  return [...byProvince].flatMap(([key, some]): RouteStart[] => {
    const [first] = some;
    if (!first || some.length === 1) return some;
    const { province } = first;
    const isOpen = opened.has(key);
    const own = { ...province, province, opener: { cities: citiesIn(some), isOpen } };
    if (!isOpen) return [own];
    const cities = some.filter((place) => place.key !== key);
    return [own, ...cities.map((city) => ({ ...city, isPart: true }))];
  });
}

/**
 * `opened` are the provinces whose cities have a column each. With `openedStarts`, the provinces whose cities have a row
 * each, the rows are provinces as well.
 */
export function routeTable(
  byKey: ReadonlyMap<string, Place>,
  /** The keys of the places. */
  ends: { from: Iterable<string>; to: Iterable<string> },
  opened: ReadonlySet<string>,
  openedStarts?: ReadonlySet<string>,
): RouteTable {
  const placesOf = (keys: Iterable<string>) =>
    inOrder([...new Set(keys)].flatMap((key) => byKey.get(key) ?? []));
  const starts = placesOf(ends.from);
  const cities = placesOf(ends.to);
  const columns = columnsOf(cities, opened);
  const closed = new Set(columns.flatMap((column) => column.closed?.key ?? []));
  const columnOf = (city: string) => {
    const province = byKey.get(city)?.province.key ?? '';
    return closed.has(province) ? province : city;
  };
  const provinces = new Map(
    [...starts, ...cities].map(({ province }) => [province.key, province.name]),
  );
  return {
    rows: openedStarts ? startsOf(starts, openedStarts) : starts,
    columns,
    inColumns: (some) => some.map((route) => ({ ...route, to: columnOf(route.to) })),
    nameOf: (key) => byKey.get(key)?.name ?? provinces.get(key) ?? key,
    provinceOf: (key) => byKey.get(key)?.province.key,
  };
}
