import { between, endsOf, gapsOf, readJourneys, type Gap } from '@/crud/layouts/routes/journeys';
import { placeFinder } from '@/crud/layouts/routes/places';
import { routeTable, type RouteTable } from '@/crud/layouts/routes/route-table';
import type { RegionTree } from '@/lib/region/region-tree';
import type { BoardLayout, SourceRow } from '@/schema/layout';
import { buildBoard, changesOf, currentOf, type Board, type Change, type Offer } from './board';
import { readOffers } from './read-board';

/** A board with the places of its rows and columns. */
export interface ComposedBoard<Row> extends RouteTable {
  board: Board<Row>;
  /** What is offered at the moment, the lowest first. */
  current: Offer<Row>[];
  changes: Change<Row>[];
  gaps: Gap[];
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
  // Lines where nothing is offered would insert rows and columns when they arrive; the list of gaps has them.
  const ends = endsOf(shown);
  const table = routeTable(places.byKey, ends, opened);
  const listed = between(lines, ends);
  const current = currentOf(shown, at);
  const { inColumns } = table;
  return {
    ...table,
    board: buildBoard({ offers: inColumns(shown), lines: inColumns(listed), at, before }),
    current,
    changes: changesOf({ offers: shown, at, before }),
    gaps: gapsOf(current, lines, orders),
  };
}
