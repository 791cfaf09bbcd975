/** Something that lasts from a day to a day, both included; see `days.ts`. */
export interface Period {
  from: number;
  to: number;
}

/** A period in which something is shown, unless it is switched off. */
export interface Showing extends Period {
  isOn: boolean;
}

/** Consecutive days with the same number of what is shown. */
export interface Run extends Period {
  count: number;
}

export const isIn = ({ from, to }: Period, window: Period) =>
  from <= to && from <= window.to && to >= window.from;

/** The part of a period inside of a window. */
export const clip = ({ from, to }: Period, window: Period): Period => ({
  from: Math.max(from, window.from),
  to: Math.min(to, window.to),
});

/** Places periods in as few lanes as needed, so that no two in the same lane overlap. Those that begin first come first. */
export function placeInLanes<Some extends Period>(periods: readonly Some[]) {
  const ends: number[] = [];
  const placed = periods
    .toSorted((a, b) => a.from - b.from || b.to - a.to)
    .map((period) => {
      const free = ends.findIndex((end) => end < period.from);
      const lane = free === -1 ? ends.length : free;
      ends[lane] = period.to;
      return { period, lane };
    });
  return { placed, lanes: ends.length };
}

/** How many are shown on each day of a window; what is switched off is not. */
export function countsOf(showings: readonly Showing[], window: Period): number[] {
  const changes = Array.from({ length: window.to - window.from + 2 }, () => 0);
  for (const showing of showings) {
    if (!showing.isOn || !isIn(showing, window)) continue;
    const { from, to } = clip(showing, window);
    changes[from - window.from] = (changes[from - window.from] ?? 0) + 1;
    changes[to - window.from + 1] = (changes[to - window.from + 1] ?? 0) - 1;
  }
  let count = 0;
  return changes.slice(0, -1).map((change) => (count += change));
}

/** The counts of a window as runs of consecutive days. */
export function runsOf(showings: readonly Showing[], window: Period): Run[] {
  const runs: Run[] = [];
  for (const [index, count] of countsOf(showings, window).entries()) {
    const day = window.from + index;
    const last = runs.at(-1);
    if (last?.count === count) last.to = day;
    else runs.push({ from: day, to: day, count });
  }
  return runs;
}

/** The days of a window on which nothing is shown, as periods. */
export const gapsOf = (showings: readonly Showing[], window: Period): Period[] =>
  runsOf(showings, window).flatMap(({ from, to, count }) => (count === 0 ? [{ from, to }] : []));
