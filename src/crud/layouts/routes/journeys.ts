import type { Id } from '@/api/types';
import { groupBy } from '@/lib/sets';
import type { SourceRow } from '@/schema/layout';
import type { Place } from './places';

export type PlaceOf = (id: string | number, name: string) => Place;

/** The ends of a route, by the keys of their places. */
export interface Route {
  from: string;
  to: string;
}

/** The keys of the places where routes begin and end. */
interface RouteEnds {
  from: ReadonlySet<string>;
  to: ReadonlySet<string>;
}

export const endsOf = (routes: readonly Route[]): RouteEnds => ({
  from: new Set(routes.map(({ from }) => from)),
  to: new Set(routes.map(({ to }) => to)),
});

/** The routes that begin and end where others do. */
export const between = <Moved extends Route>(routes: readonly Moved[], ends: RouteEnds): Moved[] =>
  routes.filter(({ from, to }) => ends.from.has(from) && ends.to.has(to));

/** Anything from a start to a destination, such as a line or an order. */
export interface Journey extends Route {
  /** The line of an offer, or the order itself. */
  subject: string;
  company: string;
}

/** A pair of places where lines or orders wait. */
export interface Gap extends Route {
  lines: number;
  companies: number;
  orders: number;
}

const textId = (id: Id | null | undefined) => String(id ?? '');

export const readJourneys = (rows: readonly SourceRow[], placeOf: PlaceOf): Journey[] =>
  rows.map(({ id, fromRegionId, toRegionId, companyId }) => ({
    subject: textId(id),
    from: placeOf(fromRegionId, '').key,
    to: placeOf(toRegionId, '').key,
    company: textId(companyId),
  }));

export const routeKey = ({ from, to }: Route) => `${from} ${to}`;
export const cellOf = <Value>(cells: ReadonlyMap<string, Value>, from: string, to: string) =>
  cells.get(routeKey({ from, to }));

/** The number of different companies. */
export const companiesOf = (journeys: readonly Pick<Journey, 'company'>[]) =>
  new Set(journeys.map(({ company }) => company)).size;

/** The routes with lines or orders that are not served; those with most orders first. */
export function gapsOf(
  served: readonly Route[],
  lines: readonly Journey[],
  orders: readonly Journey[],
): Gap[] {
  const isServed = new Set(served.map(routeKey));
  const linesBy = groupBy(lines, routeKey);
  const ordersBy = groupBy(orders, routeKey);
  return [...new Set([...linesBy.keys(), ...ordersBy.keys()])]
    .flatMap((key): Gap[] => {
      const [linesHere = [], ordersHere = []] = [linesBy.get(key), ordersBy.get(key)];
      const [first] = [...linesHere, ...ordersHere];
      if (!first || isServed.has(key)) return [];
      return [
        {
          from: first.from,
          to: first.to,
          lines: linesHere.length,
          companies: companiesOf(linesHere),
          orders: ordersHere.length,
        },
      ];
    })
    .toSorted((a, b) => b.orders - a.orders || b.lines - a.lines);
}
