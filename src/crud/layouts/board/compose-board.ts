import type { MatrixColumn } from '@/elements/matrix/matrix-grid';
import type { RegionTree } from '@/lib/region/region-tree';
import type { BoardLayout, SourceRow } from '@/schema/layout';
import {
  buildBoard,
  changesOf,
  currentOf,
  gapsOf,
  type Board,
  type Change,
  type Gap,
  type Offer,
} from './board';
import { placeFinder, inOrder, type Place } from './places';
import { readJourneys, readOffers } from './read-board';

export interface BoardColumn extends MatrixColumn {
  /** The province whose cities the column stands for. */
  closed?: { key: string; cities: number };
}

/** A board with the places of its rows and columns. */
export interface ComposedBoard<Row> {
  board: Board<Row>;
  rows: Place[];
  columns: BoardColumn[];
  /** What is offered at the moment, the lowest first. */
  current: Offer<Row>[];
  changes: Change<Row>[];
  gaps: Gap[];
  /** The name of a start or of a destination. */
  nameOf: (key: string) => string;
  /** The province of a destination; undefined for one that is no city. */
  provinceOf: (key: string) => string | undefined;
}

interface BoardParts<Row> {
  tree: RegionTree;
  layout: BoardLayout<Row>;
  value: BoardLayout<Row>['values'][number];
  rows: readonly Row[];
  lines: readonly SourceRow[];
  orders: readonly SourceRow[];
  at: number;
  before: number;
  /** The provinces whose cities have a column each. */
  opened: ReadonlySet<string>;
}

/** The columns of the destinations: one per city of the opened provinces, one for each other province. */
function columnsOf(cities: readonly Place[], opened: ReadonlySet<string>) {
  const byProvince = new Map<string, Place[]>();
  for (const city of cities) {
    const { key } = city.province;
    byProvince.set(key, [...(byProvince.get(key) ?? []), city]);
  }
  return [...byProvince].flatMap(([key, some]): BoardColumn[] => {
    const group = some[0]?.province.name ?? '';
    if (some.length === 1 || opened.has(key)) {
      return some.map((city) => ({ key: city.key, title: city.name, group }));
    }
    return [{ key, title: group, group, closed: { key, cities: some.length } }];
  });
}

/** Makes the board of all rows that are loaded. */
export function composeBoard<Row>(parts: BoardParts<Row>): ComposedBoard<Row> {
  const { tree, layout, value, at, before, opened } = parts;
  const places = placeFinder(tree);
  const offers = readOffers(parts.rows, layout, value, places.cityOf);
  const lines = readJourneys(parts.lines, places.cityOf);
  const orders = readJourneys(parts.orders, places.cityOf);
  const isShown = ({ begin, end }: { begin: number; end: number }) =>
    (begin <= at && at < end) || (begin <= before && before < end);
  const shown = offers.filter(isShown);
  const starts = new Set([...shown, ...lines].map(({ from }) => from));
  const ends = new Set([...shown, ...lines].map(({ to }) => to));
  const placesOf = (keys: ReadonlySet<string>) =>
    inOrder([...keys].flatMap((key) => places.byKey.get(key) ?? []));
  const cities = placesOf(ends);
  const columns = columnsOf(cities, opened);
  const closed = new Set(columns.flatMap((column) => column.closed?.key ?? []));
  const columnOf = (city: string) => {
    const province = places.byKey.get(city)?.province.key ?? '';
    return closed.has(province) ? province : city;
  };
  const inColumns = <Moved extends { to: string }>(journeys: readonly Moved[]) =>
    journeys.map((journey) => ({ ...journey, to: columnOf(journey.to) }));
  const provinces = new Map(cities.map(({ province }) => [province.key, province.name]));
  return {
    board: buildBoard({ offers: inColumns(shown), lines: inColumns(lines), at, before }),
    rows: placesOf(starts),
    columns,
    current: currentOf(shown, at),
    changes: changesOf({ offers: shown, at, before }),
    gaps: gapsOf(shown, lines, orders, at),
    nameOf: (key) => places.byKey.get(key)?.name ?? provinces.get(key) ?? key,
    provinceOf: (key) => places.byKey.get(key)?.province.key,
  };
}
