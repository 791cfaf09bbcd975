import type { Entry, Line } from './compose-schedule';
import { countsOf, type Period } from './schedule';

/** A record whose period begins or ends on a day. */
export interface AgendaEvent<Row> {
  kind: 'begins' | 'ends' | 'falls';
  entry: Entry<Row>;
}
export interface AgendaDay<Row> {
  day: number;
  /** How many are shown on it. */
  count: number;
  events: AgendaEvent<Row>[];
}

/** The days of a window on which something begins or ends, and the first day of the window in any case. */
export function agendaOf<Row>(
  entries: readonly Entry<Row>[],
  window: Period,
  isMarks: boolean,
): AgendaDay<Row>[] {
  const byDay = new Map<number, AgendaEvent<Row>[]>([[window.from, []]]);
  const add = (day: number, event: AgendaEvent<Row>) => {
    if (day < window.from || day > window.to) return;
    byDay.set(day, [...(byDay.get(day) ?? []), event]);
  };
  if (!isMarks) for (const entry of entries) add(entry.from, { kind: 'begins', entry });
  for (const entry of entries) add(entry.to, { kind: isMarks ? 'falls' : 'ends', entry });
  const counts = countsOf(entries, window);
  return [...byDay]
    .toSorted(([a], [b]) => a - b)
    .map(([day, events]) => ({ day, events, count: counts[day - window.from] ?? 0 }));
}

/** The lines that a record fills. */
export function linesByEntry<Row>(lines: readonly Line<Row>[]): ReadonlyMap<string, Line<Row>[]> {
  const found = new Map<string, Line<Row>[]>();
  for (const line of lines) {
    for (const { key } of line.entries) found.set(key, [...(found.get(key) ?? []), line]);
  }
  return found;
}
