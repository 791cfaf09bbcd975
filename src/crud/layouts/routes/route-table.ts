import type { MatrixColumn } from '@/elements/matrix/matrix-grid';
import { groupBy } from '@/lib/sets';
import type { Route } from './journeys';
import { inOrder, type Place } from './places';

export interface RouteColumn extends MatrixColumn {
  /** The province whose cities the column stands for. */
  closed?: { key: string; cities: number };
}

/** The rows and columns of a table of routes. */
export interface RouteTable {
  /** The starts. */
  rows: Place[];
  columns: RouteColumn[];
  /** The routes with the columns of their destinations. */
  inColumns: <Moved extends Route>(routes: readonly Moved[]) => Moved[];
  /** The name of a start or of a destination. */
  nameOf: (key: string) => string;
  /** The province of a destination; undefined for one that is no city. */
  provinceOf: (key: string) => string | undefined;
}

/** The columns of the destinations: one per city of the opened provinces, one for each other province. */
function columnsOf(cities: readonly Place[], opened: ReadonlySet<string>) {
  const byProvince = groupBy(cities, ({ province }) => province.key);
  return [...byProvince].flatMap(([key, some]): RouteColumn[] => {
    const group = some[0]?.province.name ?? '';
    if (some.length === 1 || opened.has(key)) {
      return some.map((city) => ({ key: city.key, title: city.name, group }));
    }
    return [{ key, title: group, group, closed: { key, cities: some.length } }];
  });
}

/** `opened` are the provinces whose cities have a column each. */
export function routeTable(
  byKey: ReadonlyMap<string, Place>,
  routes: readonly Route[],
  opened: ReadonlySet<string>,
): RouteTable {
  const placesOf = (keys: Iterable<string>) =>
    inOrder([...new Set(keys)].flatMap((key) => byKey.get(key) ?? []));
  const cities = placesOf(routes.map(({ to }) => to));
  const columns = columnsOf(cities, opened);
  const closed = new Set(columns.flatMap((column) => column.closed?.key ?? []));
  const columnOf = (city: string) => {
    const province = byKey.get(city)?.province.key ?? '';
    return closed.has(province) ? province : city;
  };
  const provinces = new Map(cities.map(({ province }) => [province.key, province.name]));
  return {
    rows: placesOf(routes.map(({ from }) => from)),
    columns,
    inColumns: (some) => some.map((route) => ({ ...route, to: columnOf(route.to) })),
    nameOf: (key) => byKey.get(key)?.name ?? provinces.get(key) ?? key,
    provinceOf: (key) => byKey.get(key)?.province.key,
  };
}
