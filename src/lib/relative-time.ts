import { dayMs, formatTime, toDate } from './time';

const secondMs = 1000;
const minuteMs = 60 * secondMs;
const hourMs = 60 * minuteMs;
const justNowMs = 30 * secondMs;

/** How to show a time: a text of `elements.time` with its count, or a formatted date. */
type RelativeTime =
  | { key: 'justNow' | 'minutesAgo' | 'hoursAgo' | 'daysAgo'; count: number }
  | { key: 'at'; text: string; date: Date };

/** The short form for table columns: just now, or whole minutes, hours or days, rounded down. null when the value is not a date. */
export function elapsedTime(value: unknown, now: number): RelativeTime | null {
  const date = toDate(value);
  if (!date) return null;
  // The clock of this computer may be behind the server's; a time in the future counts as now.
  const ms = Math.max(0, now - date.getTime());
  if (ms < minuteMs) return { key: 'justNow', count: 0 };
  if (ms < hourMs) return { key: 'minutesAgo', count: Math.floor(ms / minuteMs) };
  if (ms < dayMs) return { key: 'hoursAgo', count: Math.floor(ms / hourMs) };
  return { key: 'daysAgo', count: Math.floor(ms / dayMs) };
}

/** The form outside tables: just now, minutes and hours rounded up, one day, then the date. */
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
