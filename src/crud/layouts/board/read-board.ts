import type { PlaceOf } from '@/crud/layouts/routes/journeys';
import { toDate } from '@/lib/time';
import type { BoardLayout } from '@/schema/layout';
import type { Offer } from './board';

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
