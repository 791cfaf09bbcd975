import { dayMs, formatTime, toDate } from '@/lib/time';

/**
 * Days as numbers, counted from 1970-01-01 in local time. They are counted by their dates, because a day on which the
 * clocks change has no 24 hours.
 */
export const dayOf = (date: Date): number =>
  Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / dayMs;

/** The midnight at which a day begins. */
export function dateOf(day: number): Date {
  const utc = new Date(day * dayMs);
  return new Date(utc.getUTCFullYear(), utc.getUTCMonth(), utc.getUTCDate());
}

/** The day of a date as text; undefined for a text that is none. */
export function parseDay(text: string | null): number | undefined {
  const date = toDate(text);
  return date ? dayOf(date) : undefined;
}

export const formatDay = (day: number) => formatTime(dateOf(day), '{y}-{m}-{d}');

/** A day without the year, unless it is another year than that of `today`. */
export function shortDay(day: number, today: number): string {
  const isThisYear = dateOf(day).getFullYear() === dateOf(today).getFullYear();
  return formatTime(dateOf(day), isThisYear ? '{m}-{d}' : '{y}-{m}-{d}');
}

const weekDays = 7;
const mondayOffset = 3;

/** The Monday of the week of a day: 1970-01-01 was a Thursday. */
export const mondayOf = (day: number) =>
  day - ((((day + mondayOffset) % weekDays) + weekDays) % weekDays);

/**
 * The first and the last day of a period, which are infinite where it is open. A period that ends at midnight does not
 * include the day that begins then. The last day of one that ends before it begins comes before its first.
 */
export function daysOfPeriod(start: unknown, end: unknown): { from: number; to: number } {
  const [begins, ends] = [toDate(start), toDate(end)];
  const from = begins ? dayOf(begins) : -Infinity;
  if (!ends) return { from, to: Infinity };
  if (begins && ends < begins) return { from, to: Math.min(dayOf(ends), from - 1) };
  const isMidnight = ends.getTime() === dateOf(dayOf(ends)).getTime();
  return { from, to: isMidnight && ends > (begins ?? 0) ? dayOf(ends) - 1 : dayOf(ends) };
}

/** The day of a time as a period of one day. */
export function singleDay(time: unknown): { from: number; to: number } | undefined {
  const date = toDate(time);
  return date ? { from: dayOf(date), to: dayOf(date) } : undefined;
}

/** A time of the server some days later or earlier, at the same time of day and in the same spelling. */
export function moveTime(text: string, days: number): string {
  const date = toDate(text);
  if (!date) return text;
  const time = [date.getHours(), date.getMinutes(), date.getSeconds()] as const;
  const moved = new Date(date.getFullYear(), date.getMonth(), date.getDate() + days, ...time);
  return formatTime(moved, text.includes('T') ? '{y}-{m}-{d}T{h}:{i}:{s}' : undefined);
}
