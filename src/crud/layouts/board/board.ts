import { companiesOf, routeKey, type Journey, type Route } from '@/crud/layouts/routes/journeys';
import { medianOf } from '@/lib/number';
import { groupBy } from '@/lib/sets';

/** An amount that is offered from a start to a destination for some time. */
export interface Offer<Row> extends Journey {
  row: Row;
  companyName: string;
  price: number;
  /** In ms; at the end it is offered no more. */
  begin: number;
  end: number;
}

export interface BoardCell<Row> {
  /** What is offered at the moment, the lowest first. */
  offers: readonly Offer<Row>[];
  companies: number;
  /** The lowest amount at the moment, and a day before. */
  low: number | undefined;
  before: number | undefined;
  /** How far the lowest is above the median of its destination, as a share; undefined without another offer to compare. */
  toMedian: number | undefined;
  /** Lines of which none is offered. */
  silent: number;
}

export interface Board<Row> {
  cells: ReadonlyMap<string, BoardCell<Row>>;
  /** The cells of the destinations from all starts. */
  totals: ReadonlyMap<string, BoardCell<Row>>;
  medians: ReadonlyMap<string, number>;
}

/** A line whose lowest amount differs from that of a day before. */
export interface Change<Row> {
  offer: Offer<Row>;
  before: number;
  change: number;
}

/** A change by this share is marked, because it is more likely a mistake than a new price. */
export const outlierShare = 0.3;

export const isOutlier = (before: number, now: number) =>
  Math.abs(now - before) >= before * outlierShare;

const isAt = (at: number) => (offer: Pick<Offer<unknown>, 'begin' | 'end'>) =>
  offer.begin <= at && at < offer.end;

/** What is offered at a moment, the lowest first. */
export const currentOf = <Row>(offers: readonly Offer<Row>[], at: number): Offer<Row>[] =>
  offers.filter(isAt(at)).toSorted((a, b) => a.price - b.price);

interface BoardInput<Row> {
  offers: readonly Offer<Row>[];
  lines?: readonly Journey[];
  /** The moment of the board, and the one with which it is compared, in ms. */
  at: number;
  before: number;
}

/** What is offered between each pair of places at a moment. */
export function buildBoard<Row>({ offers, lines = [], at, before }: BoardInput<Row>): Board<Row> {
  const now = currentOf(offers, at);
  const then = offers.filter(isAt(before));
  const medians = new Map<string, number>();
  const counts = new Map<string, number>();
  for (const [to, some] of groupBy(now, (offer) => offer.to)) {
    medians.set(to, medianOf(some.map(({ price }) => price)) ?? 0);
    counts.set(to, some.length);
  }
  const offered = new Set(now.map(({ subject }) => subject));
  const cellsBy = (by: (route: Route) => string) => {
    const nowBy = groupBy(now, by);
    const thenBy = groupBy(then, by);
    const silentBy = groupBy(
      lines.filter(({ subject }) => !offered.has(subject)),
      by,
    );
    const cells = new Map<string, BoardCell<Row>>();
    for (const key of new Set([...nowBy.keys(), ...thenBy.keys(), ...silentBy.keys()])) {
      const inCell = nowBy.get(key) ?? [];
      const [first] = inCell;
      const median = first && medians.get(first.to);
      const isCompared = first && (counts.get(first.to) ?? 0) > 1;
      cells.set(key, {
        offers: inCell,
        companies: companiesOf(inCell),
        low: first?.price,
        before: thenBy.get(key)?.reduce((low, { price }) => Math.min(low, price), Infinity),
        toMedian: isCompared && median ? (first.price - median) / median : undefined,
        silent: silentBy.get(key)?.length ?? 0,
      });
    }
    return cells;
  };
  return {
    cells: cellsBy(routeKey),
    totals: cellsBy(({ to }) => to),
    medians,
  };
}

/** The lines whose lowest amount differs from that of a day before, the highest rise first. */
export function changesOf<Row>({ offers, at, before }: BoardInput<Row>): Change<Row>[] {
  const lowest = (moment: number) =>
    new Map(
      [...groupBy(offers.filter(isAt(moment)), ({ subject }) => subject)].map(([subject, some]) => [
        subject,
        some.reduce((low, offer) => (offer.price < low.price ? offer : low)),
      ]),
    );
  const then = lowest(before);
  return [...lowest(at)]
    .flatMap(([subject, offer]) => {
      const old = then.get(subject)?.price;
      const change = old === undefined ? 0 : offer.price - old;
      return old === undefined || change === 0 ? [] : [{ offer, before: old, change }];
    })
    .toSorted((a, b) => b.change - a.change);
}
