import { toHalfWidth } from './amount';
import { emptyText } from './intl';
import { trimText } from './text';

export const secondMs = 1_000;
export const dayMs = 86_400_000;
const weekdays = '日一二三四五六';
const secondsDigits = 10;
const dayPattern = '{y}-{m}-{d}';
const defaultPattern = `${dayPattern} {h}:{i}:{s}`;

/**
 * Converts a Date, milliseconds, ten-digit seconds, either of them as text, or a date as text. Text without a time zone
 * is local time. Returns null for an empty value, for .NET's zero date and for a value that is not an existing date.
 */
export function toDate(value: unknown): Date | null {
  if (value instanceof Date) return valid(value);
  if (typeof value === 'number') return fromNumber(value);
  if (typeof value !== 'string') return null;
  const text = value.trim();
  if (!text || text.startsWith('0001-01-01')) return null;
  if (/^\d+$/.test(text)) return fromNumber(Number(text));
  if (!hasDay(text)) return null;
  // Older browsers parse a date with hyphens as UTC. With a T the format is standard, and all browsers agree.
  return valid(new Date(text.includes('T') ? text : text.replaceAll('-', '/')));
}

/** Whether the month of a date has its day. Browsers take 2026-02-30 for 2 March. */
function hasDay(text: string): boolean {
  const [, year, month, day] = /^(\d+)[-/](\d+)[-/](\d+)/.exec(text) ?? [];
  return !(Number(day) > new Date(Number(year), Number(month), 0).getDate());
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

export const formatDate = (value: unknown) => formatTime(value, '{y}-{m}-{d}') || emptyText;
export const formatDateTime = (value: unknown) =>
  formatTime(value, '{y}-{m}-{d} {h}:{i}') || emptyText;

/** A date and time without the year, unless it is another year than now. */
export function formatMonthTime(value: unknown, now = Date.now()): string {
  const text = formatDateTime(value);
  const year = formatTime(now, '{y}-');
  return text.startsWith(year) ? text.slice(year.length) : text;
}

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

/** A date as the server writes it, and its time of day unless it was left out. */
export interface DateText {
  day: string;
  time: string | null;
}

const wholeDate = /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?(?:[T ]?(\d{1,2}:\d{1,2}.*))?$/;
const timeOfDay = /^(\d{1,2}):(\d{1,2})(?::(\d{1,2})(?:\.\d+)?)?(Z|[+-]\d\d:?\d\d)?$/;

const twoDigits = (text: string) => text.padStart(2, '0');

/** Full-width characters, dashes, invisible characters and blanks at the separators in one spelling. */
const plainText = (text: string) =>
  trimText(toHalfWidth(text))
    .normalize('NFKC')
    .replaceAll(/[\u2010-\u2015\u2212]/g, '-')
    .replaceAll(/\s*([-/.:年月])\s*|\s+(日)/g, '$1$2')
    .replace(/^(\d{4})(\d\d)(\d\d)(?!\d)/, '$1-$2-$3')
    .replaceAll(/[时点]|分(?=\d)/g, ':')
    .replace(/[分秒]\s*$/, '')
    .replaceAll(/\s+/g, ' ');

function readTime(text: string, day: string): DateText | null {
  const [, hour, minute = '', second = '0', zone] = timeOfDay.exec(text) ?? [];
  if (hour === undefined) return null;
  const time = [hour, minute, second].map(twoDigits).join(':');
  if (!isWholeDate(`${day} ${time}`, true)) return null;
  if (!zone) return { day, time };
  const local = formatTime(`${day}T${time}${zone}`);
  return { day: local.slice(0, 10), time: local.slice(11) };
}

/**
 * Reads a date as people write it: 2026/12/1, 2026.12.1, 20261201, 2026年12月1日, 2026-12-1 08:30, in full-width digits
 * too. Returns null for a text that is not a complete and existing date.
 */
export function readDate(text: string): DateText | null {
  const [, year, month = '', date = '', time] = wholeDate.exec(plainText(text)) ?? [];
  if (!year) return null;
  const day = [year, twoDigits(month), twoDigits(date)].join('-');
  if (!isWholeDate(day, false)) return null;
  return time === undefined ? { day, time: null } : readTime(time, day);
}

/** Reads a month as people write it, 2026/12, 202612 or 2026年12月, or the month of a date; as 2026-12. */
export function readMonth(text: string): string | null {
  const [, year, month = ''] = /^(\d{4})[-/.年]?(\d{1,2})月?$/.exec(plainText(text)) ?? [];
  const day = year ? `${year}-${twoDigits(month)}-01` : text;
  return readDate(day)?.day.slice(0, 7) ?? null;
}
