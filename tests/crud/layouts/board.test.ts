import { describe, expect, test } from 'vitest';
import {
  buildBoard,
  changesOf,
  currentOf,
  isOutlier,
  type Offer,
} from '@/crud/layouts/board/board';
import { cellOf, gapsOf, type Journey } from '@/crud/layouts/routes/journeys';
import { medianOf } from '@/lib/number';
import { seeded } from '../../random';

const starts = ['a', 'b', 'c'];
const ends = ['x', 'y', 'z', 'w'];
const at = 100;
const before = 76;

function drawn(seed: number, count: number) {
  const draw = seeded(seed);
  const pick = <Value>(values: readonly Value[]) => values[draw(values.length)] as Value;
  const offers = Array.from({ length: count }, (_, row): Offer<number> => {
    const begin = draw(130);
    return {
      row,
      subject: `line ${draw(count)}`,
      from: pick(starts),
      to: pick(ends),
      company: `company ${draw(6)}`,
      companyName: '',
      price: (1 + draw(400)) / 2,
      begin,
      end: begin + draw(60),
    };
  });
  const lines = Array.from({ length: count }, (_, index): Journey => ({
    subject: `line ${index}`,
    from: pick(starts),
    to: pick(ends),
    company: `company ${draw(6)}`,
  }));
  return { offers, lines };
}

const isIn = ({ begin, end }: Offer<number>, moment: number) => begin <= moment && moment < end;
const lowest = (some: readonly Offer<number>[]) =>
  some.length ? Math.min(...some.map(({ price }) => price)) : undefined;

describe('the board', () => {
  test.each(Array.from({ length: 40 }, (_, seed) => [seed]))(
    'has the lowest amount, the companies, the median and the change that a count by hand finds, for the data of seed %i',
    (seed) => {
      const { offers, lines } = drawn(seed + 1, seed * 3);
      const board = buildBoard({ offers, lines, at, before });
      for (const to of ends) {
        const there = offers.filter((one) => one.to === to && isIn(one, at));
        const prices = there.map(({ price }) => price).toSorted((a, b) => a - b);
        const middle = prices.length / 2;
        const median =
          prices.length % 2
            ? prices[Math.floor(middle)]
            : ((prices[middle - 1] ?? 0) + (prices[middle] ?? 0)) / 2;
        expect(board.medians.get(to)).toBe(prices.length ? median : undefined);
        expect(board.totals.get(to)?.low).toBe(lowest(there));
        for (const from of starts) {
          const cell = cellOf(board.cells, from, to);
          const here = there.filter((one) => one.from === from);
          const then = offers.filter(
            (one) => one.from === from && one.to === to && isIn(one, before),
          );
          expect(cell?.low).toBe(lowest(here));
          expect(cell?.before).toBe(lowest(then));
          expect(cell?.companies ?? 0).toBe(new Set(here.map(({ company }) => company)).size);
          expect(cell?.offers.map(({ price }) => price) ?? []).toEqual(
            here.map(({ price }) => price).toSorted((a, b) => a - b),
          );
          const low = lowest(here);
          const share =
            low !== undefined && there.length > 1 && median ? (low - median) / median : undefined;
          expect(cell?.toMedian).toBe(share);
          const silent = lines.filter(
            (line) =>
              line.from === from &&
              line.to === to &&
              !offers.some((one) => one.subject === line.subject && isIn(one, at)),
          );
          expect(cell?.silent ?? 0).toBe(silent.length);
        }
      }
    },
  );

  test.each(Array.from({ length: 20 }, (_, seed) => [seed]))(
    'names the lines whose lowest amount differs from that of a day before, the highest rise first, for the data of seed %i',
    (seed) => {
      const { offers } = drawn(seed + 7, seed * 5);
      const found = changesOf({ offers, at, before });
      const byHand = [...new Set(offers.map(({ subject }) => subject))].flatMap((subject) => {
        const own = offers.filter((one) => one.subject === subject);
        const now = lowest(own.filter((one) => isIn(one, at)));
        const then = lowest(own.filter((one) => isIn(one, before)));
        return now === undefined || then === undefined || now === then ? [] : [now - then];
      });
      expect(found.map(({ change }) => change)).toEqual(byHand.toSorted((a, b) => b - a));
      expect(found.every(({ offer, change, before: old }) => offer.price - old === change)).toBe(
        true,
      );
    },
  );

  test('counts an offer from its begin until just before its end', () => {
    const offer = { ...drawn(1, 1).offers[0], begin: 100, end: 200 } as Offer<number>;
    const lowAt = (moment: number) =>
      buildBoard({ offers: [offer], at: moment, before: 0 }).totals.get(offer.to)?.low;
    expect([99, 100, 199, 200].map(lowAt)).toEqual([
      undefined,
      offer.price,
      offer.price,
      undefined,
    ]);
  });

  test('compares a single offer with nothing', () => {
    const offer = { ...drawn(1, 1).offers[0], begin: 0, end: 200 } as Offer<number>;
    const board = buildBoard({ offers: [offer], at, before });
    expect(cellOf(board.cells, offer.from, offer.to)?.toMedian).toBeUndefined();
  });

  test('is made of 2,000 offers and 10,000 lines in less than 150 ms', () => {
    const { offers } = drawn(5, 2_000);
    const { lines } = drawn(6, 10_000);
    buildBoard({ offers, lines, at, before });
    const began = performance.now();
    buildBoard({ offers, lines, at, before });
    changesOf({ offers, at, before });
    expect(performance.now() - began).toBeLessThan(150);
  });
});

describe('gaps', () => {
  const journey = (from: string, to: string, subject: string): Journey => ({
    from,
    to,
    subject,
    company: subject,
  });

  test('are the routes with lines or orders and without an offer, those with most orders first', () => {
    const offer = { ...drawn(1, 1).offers[0], from: 'a', to: 'x', begin: 0, end: 200 };
    const lines = [journey('a', 'x', '1'), journey('b', 'x', '2'), journey('b', 'x', '3')];
    const orders = [journey('c', 'z', '4'), journey('a', 'x', '5')];
    expect(gapsOf(currentOf([offer as Offer<number>], at), lines, orders)).toEqual([
      { from: 'c', to: 'z', lines: 0, companies: 0, orders: 1 },
      { from: 'b', to: 'x', lines: 2, companies: 2, orders: 0 },
    ]);
  });
});

test('a change of 30 % is unusual', () => {
  expect(isOutlier(100, 129.5)).toBe(false);
  expect(isOutlier(100, 130)).toBe(true);
  expect(isOutlier(100, 70)).toBe(true);
});

test('there is no median of nothing', () => {
  expect(medianOf([])).toBeUndefined();
});
