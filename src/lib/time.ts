export const secondMs = 1_000;
export const dayMs = 86_400_000;
const weekdays = '日一二三四五六';
const secondsDigits = 10;
const dayPattern = '{y}-{m}-{d}';
const defaultPattern = `${dayPattern} {h}:{i}:{s}`;

/**
 * Converts a Date, milliseconds, ten-digit seconds, either of them as text, or a date as text. Text without a time zone
 * is local time. Returns null for an empty value, for .NET's zero date and for a value that is not a date.
 */
export function toDate(value: unknown): Date | null {
  if (value instanceof Date) return valid(value);
  if (typeof value === 'number') return fromNumber(value);
  if (typeof value !== 'string') return null;
  const text = value.trim();
  if (!text || text.startsWith('0001-01-01')) return null;
  if (/^\d+$/.test(text)) return fromNumber(Number(text));
  // Older browsers parse a date with hyphens as UTC. With a T the format is standard, and all browsers agree.
  return valid(new Date(text.includes('T') ? text : text.replaceAll('-', '/')));
}

const valid = (date: Date) => (Number.isNaN(date.getTime()) ? null : date);

function fromNumber(value: number): Date | null {
  const digits = String(Math.trunc(Math.abs(value))).length;
  return valid(new Date(digits === secondsDigits ? value * 1000 : value));
}

/** Formats by a pattern of {y} {m} {d} {h} {i} {s} and {a}, the weekday as one character; '' when the value is not a date. */
export function formatTime(value: unknown, pattern = defaultPattern): string {
  const date = toDate(value);
  if (!date) return '';
  const parts: Record<string, number> = {
    y: date.getFullYear(),
    m: date.getMonth() + 1,
    d: date.getDate(),
    h: date.getHours(),
    i: date.getMinutes(),
    s: date.getSeconds(),
  };
  return pattern.replace(/\{([ymdhisa])\}/g, (_token, name: string) =>
    name === 'a' ? (weekdays[date.getDay()] ?? '') : String(parts[name]).padStart(2, '0'),
  );
}

/** Whether a text is a complete and existing date, with its time if `withTime`. */
export const isWholeDate = (text: string, withTime: boolean) =>
  formatTime(text, withTime ? defaultPattern : dayPattern) === text;

/** The text of a read-only cell without a value; 0 and false are values. */
export const emptyText = '--';

export const formatDate = (value: unknown) => formatTime(value, '{y}-{m}-{d}') || emptyText;
export const formatDateTime = (value: unknown) =>
  formatTime(value, '{y}-{m}-{d} {h}:{i}') || emptyText;

/** Returns the times of a period; the end is written without the year or the date that it shares with the start. */
export function formatPeriod(start: unknown, end: unknown): string {
  const [from, to] = [formatDateTime(start), formatDateTime(end)];
  const yearLength = '2026-'.length;
  const dateLength = '2026-11-22 '.length;
  const shared = [dateLength, yearLength].find(
    (length) => from.slice(0, length) === to.slice(0, length),
  );
  return `${from} ~ ${to === emptyText ? to : to.slice(shared ?? 0)}`;
}

/** Hours and minutes of a time in ms, for "as of 14:02". */
export const formatClock = (ms: number) => formatTime(ms, '{h}:{i}');
