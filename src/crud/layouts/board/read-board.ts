import { conditionsOf } from '@/crud/layouts/source/conditions';
import { toDate } from '@/lib/time';
import type { BoardLayout, BoardSource, SourceRow } from '@/schema/layout';
import { textId, type Journey, type Offer } from './board';
import type { Place } from './places';

export type PlaceOf = (id: string | number, name: string) => Place;

const timeOf = (value: unknown) => toDate(value)?.getTime();

/** The rows that have an amount, each with its cities. */
export function readOffers<Row>(
  rows: readonly Row[],
  layout: BoardLayout<Row>,
  value: BoardLayout<Row>['values'][number],
  placeOf: PlaceOf,
): Offer<Row>[] {
  const { from, to, company, subject, begin, ends } = layout;
  // The declaration's type has checked what the keys hold.
  const textOf = (row: Row, key: keyof Row) => String(row[key] ?? '');
  return rows.flatMap((row) => {
    const price = row[value];
    const start = timeOf(row[begin]);
    const stops = ends.flatMap((key) => timeOf(row[key]) ?? []);
    if (typeof price !== 'number' || start === undefined || !stops.length) return [];
    return [
      {
        row,
        subject: textOf(row, subject.id),
        from: placeOf(textOf(row, from.id), textOf(row, from.name)).key,
        to: placeOf(textOf(row, to.id), textOf(row, to.name)).key,
        company: textOf(row, company.id),
        companyName: textOf(row, company.name),
        price,
        begin: start,
        end: Math.min(...stops),
      },
    ];
  });
}

export const readJourneys = (rows: readonly SourceRow[], placeOf: PlaceOf): Journey[] =>
  rows.map(({ id, fromRegionId, toRegionId, companyId }) => ({
    subject: textId(id),
    from: placeOf(fromRegionId, '').key,
    to: placeOf(toRegionId, '').key,
    company: textId(companyId),
  }));

/** The conditions for other records; undefined when the list has one that they lack. */
export function sharedConditions(
  { conditions: shared }: BoardSource,
  query: object,
): Record<string, unknown> | undefined {
  const set = conditionsOf(query);
  return Object.keys(set).every((key) => shared.includes(key)) ? set : undefined;
}
