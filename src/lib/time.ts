const weekdays = '日一二三四五六';
const secondsDigits = 10;
const dayPattern = '{y}-{m}-{d}';
const defaultPattern = `${dayPattern} {h}:{i}:{s}`;

/**
 * A moment from what servers and people give: a Date, milliseconds, ten-digit seconds, either as text, or a date as
 * text. Text without a zone is wall-clock time. null for nothing, for .NET's zero date, and for what is no date.
 */
export function toDate(value: unknown): Date | null {
  if (value instanceof Date) return valid(value);
  if (typeof value === 'number') return fromNumber(value);
  if (typeof value !== 'string') return null;
  const text = value.trim();
  if (!text || text.startsWith('0001-01-01')) return null;
  if (/^\d+$/.test(text)) return fromNumber(Number(text));
  // Older browsers read dashes as UTC; with a T the text already says what it means.
  return valid(new Date(text.includes('T') ? text : text.replaceAll('-', '/')));
}

const valid = (date: Date) => (Number.isNaN(date.getTime()) ? null : date);

function fromNumber(value: number): Date | null {
  const digits = String(Math.trunc(Math.abs(value))).length;
  return valid(new Date(digits === secondsDigits ? value * 1000 : value));
}

/** By a pattern of {y} {m} {d} {h} {i} {s} and {a}, the weekday as one character; '' for nothing. */
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

/** Whether a text is a whole day, or a day with its time: not half of one, and no day that its month does not have. */
export const isWholeDate = (text: string, withTime: boolean) =>
  formatTime(text, withTime ? defaultPattern : dayPattern) === text;
