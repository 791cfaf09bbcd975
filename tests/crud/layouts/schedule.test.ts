import { describe, expect, test } from 'vitest';
import { agendaOf } from '@/crud/layouts/schedule/agenda';
import { lanesOf, type Entry, type Line } from '@/crud/layouts/schedule/compose-schedule';
import {
  dateOf,
  dayOf,
  daysOfPeriod,
  formatDay,
  mondayOf,
  moveTime,
  shortDay,
} from '@/crud/layouts/schedule/days';
import {
  countsOf,
  gapsOf,
  placeInLanes,
  runsOf,
  type Showing,
} from '@/crud/layouts/schedule/schedule';
import { seeded } from '../../random';

const window = { from: 100, to: 189 };
const days = Array.from({ length: 90 }, (_, index) => window.from + index);

/** Periods around the window: some open, some outside of it, some that end before they begin, some switched off. */
function drawn(seed: number, count: number): Showing[] {
  const draw = seeded(seed);
  return Array.from({ length: count }, () => {
    const from = draw(12) === 0 ? -Infinity : 60 + draw(170);
    const start = Number.isFinite(from) ? from : 60;
    const to = draw(12) === 0 ? Infinity : start + draw(40) - 3;
    return { from, to, isOn: draw(4) > 0 };
  });
}
const seeds = Array.from({ length: 60 }, (_, seed) => [seed]);
const isShown = ({ from, to, isOn }: Showing, day: number) => isOn && from <= day && day <= to;

describe('the schedule', () => {
  test.each(seeds)(
    'counts what is switched on each day, and finds exactly the days without any, for the data of seed %i',
    (seed) => {
      const showings = drawn(seed + 1, seed % 9);
      const byHand = days.map((day) => showings.filter((one) => isShown(one, day)).length);
      expect(countsOf(showings, window)).toEqual(byHand);
      const gaps = gapsOf(showings, window);
      const free = days.filter((_day, index) => byHand[index] === 0);
      const inGaps = gaps.flatMap(({ from, to }) => days.filter((day) => day >= from && day <= to));
      expect(inGaps).toEqual(free);
      // Two gaps have a day between them.
      for (const [index, { from }] of gaps.entries()) {
        expect(from).toBeGreaterThan((gaps[index - 1]?.to ?? -Infinity) + 1);
      }
      const runs = runsOf(showings, window);
      expect(runs.flatMap(({ from, to, count }) => Array(to - from + 1).fill(count))).toEqual(
        byHand,
      );
    },
  );

  test.each(seeds)(
    'puts no two periods that overlap into one lane, and takes no lane more than needed, for the data of seed %i',
    (seed) => {
      const periods = drawn(seed + 99, seed).filter(({ from, to }) => from <= to);
      const { placed, lanes } = placeInLanes(periods);
      expect(placed).toHaveLength(periods.length);
      for (const [index, one] of placed.entries()) {
        for (const other of placed.slice(index + 1)) {
          if (one.lane !== other.lane) continue;
          const overlaps = one.period.from <= other.period.to && other.period.from <= one.period.to;
          expect(overlaps).toBe(false);
        }
      }
      const most = Math.max(
        0,
        ...periods.map(
          ({ from }) => periods.filter((one) => one.from <= from && from <= one.to).length,
        ),
      );
      expect(lanes).toBe(most);
    },
  );

  test('lists in the agenda every begin and end inside of the window, and its first day', () => {
    const entry = (key: string, from: number, to: number) =>
      ({ key, from, to, isOn: true }) as Entry<unknown>;
    const agenda = agendaOf([entry('a', 90, 105), entry('b', 105, 300)], window, false);
    expect(
      agenda.map(({ day, count, events }) => [
        day,
        count,
        events.map((one) => `${one.entry.key} ${one.kind}`),
      ]),
    ).toEqual([
      [100, 1, []],
      [105, 2, ['b begins', 'a ends']],
    ]);
  });

  test('gives the mark of a day the room of its title: after the day, or before it at the end of the window', () => {
    const entry = (key: string, day: number) =>
      ({ key, from: day, to: day, isOn: true }) as Entry<unknown>;
    const line: Line<unknown> = {
      key: '1',
      substation: '',
      place: '',
      at: { place: undefined, substation: { id: 1, name: '' } },
      gaps: undefined,
      entries: [entry('a', 100), entry('b', 110), entry('c', 176), entry('d', 177)],
    };
    const { placed, lanes } = lanesOf(line, window, true);
    expect(
      placed.map(({ period: { entry: one, from, to }, lane }) => [one.key, from, to, lane]),
    ).toEqual([
      ['a', 100, 113, 0],
      ['b', 110, 123, 1],
      ['d', 164, 177, 0],
      ['c', 176, 189, 1],
    ]);
    expect(lanes).toBe(2);
    const [day] = agendaOf(line.entries, window, true);
    expect(day?.events.map(({ kind }) => kind)).toEqual(['falls']);
  });
});

describe('days', () => {
  test('are the same from a date to its number and back, also where clocks change', () => {
    for (let day = dayOf(new Date(2026, 0, 1)); day < dayOf(new Date(2028, 0, 1)); day += 1) {
      expect(dayOf(dateOf(day))).toBe(day);
      expect(dateOf(day).getHours()).toBe(0);
      expect(dayOf(new Date(dateOf(day).setHours(23, 59, 59)))).toBe(day);
    }
  });

  test('of a week begin with its Monday', () => {
    const monday = dayOf(new Date(2026, 10, 23));
    for (const step of [0, 1, 2, 3, 4, 5, 6]) expect(mondayOf(monday + step)).toBe(monday);
    expect(mondayOf(monday + 7)).toBe(monday + 7);
    expect(mondayOf(-1)).toBe(-3);
  });

  test('name the year only where it is another one', () => {
    const today = dayOf(new Date(2026, 10, 27));
    expect(shortDay(today, today)).toBe('11-27');
    expect(shortDay(today + 60, today)).toBe('2027-01-26');
    expect(formatDay(today)).toBe('2026-11-27');
  });

  test.each([
    ['2026-11-01T00:00:00', '2026-11-03T23:59:59', 3],
    ['2026-11-01T00:00:00', '2026-11-03T00:00:00', 2],
    ['2026-11-01T00:00:00', '2026-11-01T00:00:00', 1],
    ['2026-11-01T12:00:00', '2026-11-01T18:00:00', 1],
    ['2026-11-01T12:00:00', null, Infinity],
    [null, '2026-11-01T12:00:00', Infinity],
    [null, null, Infinity],
  ])('from %s to %s are %s', (start, end, count) => {
    const { from, to } = daysOfPeriod(start, end);
    expect(to - from + 1).toBe(count);
  });

  test.each([
    ['2026-11-05T00:00:00', '2026-11-01T00:00:00'],
    ['2026-11-05T18:00:00', '2026-11-05T12:00:00'],
  ])('are none from %s to %s, which ends before it begins', (start, end) => {
    const { from, to } = daysOfPeriod(start, end);
    expect(to).toBeLessThan(from);
  });

  test('move at the same time of day and in the same spelling', () => {
    expect(moveTime('2026-12-31T23:59:59', 1)).toBe('2027-01-01T23:59:59');
    expect(moveTime('2026-03-01 08:30:00', -1)).toBe('2026-02-28 08:30:00');
    expect(moveTime('', 1)).toBe('');
  });
});
