import {
  between,
  endsOf,
  gapsOf,
  readJourneys,
  routeKey,
  type Gap,
  type Route,
} from '@/crud/layouts/routes/journeys';
import { placeFinder } from '@/crud/layouts/routes/places';
import { routeTable, type RouteTable } from '@/crud/layouts/routes/route-table';
import type { RegionTree } from '@/lib/region/region-tree';
import { sumBy } from '@/lib/sets';
import type { SourceRow } from '@/schema/layout';

export interface DemandCell {
  orders: number;
  lines: number;
  /** The orders between two cities without a line; none while the lines are unknown. */
  unserved: number;
}

export interface Demand extends RouteTable {
  cells: ReadonlyMap<string, DemandCell>;
  /** The cells of the destinations from all starts. */
  totals: ReadonlyMap<string, DemandCell>;
  orders: number;
  unserved: number;
  /** The lines that begin or end where no order waits, and therefore have no row or no column. */
  otherLines: number;
  /** The routes with orders and without a line, those with most orders first. */
  gaps: Gap[];
}

interface DemandParts {
  tree: RegionTree;
  orders: readonly SourceRow[];
  /** Undefined while they are unknown. */
  lines: readonly SourceRow[] | undefined;
  /** The provinces whose cities have a column each. */
  opened: ReadonlySet<string>;
}

/**
 * Counts the orders and lines of each route. Only orders make rows and columns: those of lines alone would be mostly
 * empty, and would move what is read when the lines arrive.
 */
export function composeDemand({
  tree,
  orders: orderRows,
  lines: lineRows,
  opened,
}: DemandParts): Demand {
  const places = placeFinder(tree);
  const orders = readJourneys(orderRows, places.cityOf);
  const lines = readJourneys(lineRows ?? [], places.cityOf);
  const served = new Set(lines.map(routeKey));
  // A province says as well which of its cities have no line.
  const unserved = lineRows ? orders.filter((order) => !served.has(routeKey(order))) : [];
  const ends = endsOf(orders);
  const table = routeTable(places.byKey, ends, opened);
  const listed = between(lines, ends);
  const cellsBy = (by: (route: Route) => string) => {
    const [ordersBy, linesBy, unservedBy] = [orders, listed, unserved].map((some) =>
      sumBy(table.inColumns(some), by),
    );
    const keys = new Set([...(ordersBy?.keys() ?? []), ...(linesBy?.keys() ?? [])]);
    return new Map(
      [...keys].map((key): [string, DemandCell] => [
        key,
        {
          orders: ordersBy?.get(key) ?? 0,
          lines: linesBy?.get(key) ?? 0,
          unserved: unservedBy?.get(key) ?? 0,
        },
      ]),
    );
  };
  return {
    ...table,
    cells: cellsBy(routeKey),
    totals: cellsBy(({ to }) => to),
    orders: orders.length,
    unserved: unserved.length,
    otherLines: lines.length - listed.length,
    gaps: gapsOf(lines, [], unserved),
  };
}
