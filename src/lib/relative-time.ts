import { formatTime, toDate } from './time';

const secondMs = 1000;
const minuteMs = 60 * secondMs;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;
const justNowMs = 30 * secondMs;

/** What to say about a moment: a text of `elements.time` with its count, or a date that is said as it is. */
export type RelativeTime =
  | { key: 'justNow' | 'minutesAgo' | 'hoursAgo' | 'daysAgo'; count: number }
  | { key: 'at'; text: string; date: Date };

/** The short form of table columns: whole minutes, hours or days, rounded down. null for no moment. */
export function elapsedTime(value: unknown, now: number): RelativeTime | null {
  const date = toDate(value);
  if (!date) return null;
  // A clock that is a little behind the server's must not speak of the future.
  const ms = Math.max(0, now - date.getTime());
  if (ms < hourMs) return { key: 'minutesAgo', count: Math.floor(ms / minuteMs) };
  if (ms < dayMs) return { key: 'hoursAgo', count: Math.floor(ms / hourMs) };
  return { key: 'daysAgo', count: Math.floor(ms / dayMs) };
}

/** The form used everywhere else: just now, minutes and hours rounded up, one day, then the date. */
export function relativeTime(value: unknown, now: number, pattern?: string): RelativeTime | null {
  const date = toDate(value);
  if (!date) return null;
  const ms = now - date.getTime();
  if (ms < justNowMs) return { key: 'justNow', count: 0 };
  if (ms < hourMs) return { key: 'minutesAgo', count: Math.ceil(ms / minuteMs) };
  if (ms < dayMs) return { key: 'hoursAgo', count: Math.ceil(ms / hourMs) };
  if (ms < 2 * dayMs) return { key: 'daysAgo', count: 1 };
  return { key: 'at', text: pattern ? formatTime(date, pattern) : '', date };
}
