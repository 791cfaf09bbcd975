import { emptyText, numberFormat } from './intl';
import { patterns } from './patterns';

/** The value, limited to the range; `min` where `max` is below it. */
export const clamp = (value: number, min: number, max: number) =>
  Math.max(min, Math.min(value, max));

/** A number of a response, also as text; NaN when it is missing or something else. */
export function readNumber(value: unknown): number {
  if (typeof value === 'string' && value.trim()) return Number(value);
  return typeof value === 'number' ? value : NaN;
}

/** NaN when one of the values is missing: a sum of the others would look like the sum of all. */
export const sumOf = (values: readonly unknown[]): number =>
  values.reduce((sum: number, value) => sum + readNumber(value), 0);

/** The median of numbers in ascending order. */
export function medianOf(sorted: readonly number[]): number | undefined {
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.floor((sorted.length - 1) / 2)];
  return upper === undefined || lower === undefined ? undefined : (lower + upper) / 2;
}

const units: [from: number, unit: string][] = [
  [1e18, 'E'],
  [1e15, 'P'],
  [1e12, 'T'],
  [1e9, 'G'],
  [1e6, 'M'],
  [1e3, 'k'],
];

/** A decimal number, with or without an exponent. `Number()` also accepts 0x10 and '', which nobody means as numbers. */
const decimal = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i;

/** A number keeps this many digits exactly. */
const exactDigits = 15;

/** Parses a number; null when the text is not a number or would lose digits. */
export const parseExactNumber = (text: string): number | null =>
  patterns.number.test(text) && text.replace(/[-.]/g, '').length <= exactDigits
    ? Number(text)
    : null;

const oneDecimal = (value: number) => Math.round(value * 10) / 10;

const allDigits = { useGrouping: false, maximumFractionDigits: 20 };
/** The digits of a number without an exponent: `String()` returns 1e+21 and 1e-7 for very large and very small numbers. */
export const formatPlainNumber = (value: number): string => {
  const text = String(value);
  return text.includes('e') ? numberFormat('en-US', allDigits).format(value) : text;
};

/** 1500000 → `1.5M`: at most one decimal, no trailing zero; below 1000 unchanged; '' when the value is not a number. */
export function abbreviate(value: unknown): string {
  const number = typeof value === 'string' && decimal.test(value.trim()) ? Number(value) : value;
  if (typeof number !== 'number' || !Number.isFinite(number)) return '';
  const size = Math.abs(number);
  const index = units.findIndex(([from]) => size >= from);
  const [from, unit] = units[index] ?? [1, ''];
  if (!unit) return formatPlainNumber(number);
  const rounded = oneDecimal(number / from);
  // 999,960 rounds up to 1000k, so the next larger unit is used.
  const [, larger] = units[index - 1] ?? [];
  if (Math.abs(rounded) >= 1000 && larger) return `${oneDecimal(rounded / 1000)}${larger}`;
  return `${formatPlainNumber(rounded)}${unit}`;
}

const byteUnits = ['B', 'KB', 'MB', 'GB'];
const bytesPerUnit = 1024;

/** Formats shares between 0 and 1. They stand below each other, so that all have one decimal. */
export const shareFormat = (language: string) =>
  numberFormat(language, {
    style: 'percent',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });

/** Formats a number of bytes: `640 B`, `12.4 MB`, and `24.0 KB`, which stands below others. */
export function formatBytes(bytes: number): string {
  if (!Number.isFinite(bytes)) return emptyText;
  let size = bytes;
  let index = 0;
  while (size >= bytesPerUnit && index < byteUnits.length - 1) {
    size /= bytesPerUnit;
    index += 1;
  }
  return `${numberFormat('en-US', { minimumFractionDigits: Math.min(index, 1), maximumFractionDigits: 1 }).format(size)} ${byteUnits[index]}`;
}

/** The flags contained in a sum, in the order of `known`; unknown flags are left out. */
export const splitFlags = (sum: number, known: readonly number[]): number[] =>
  known.filter((flag) => flag !== 0 && (sum & flag) === flag);

/** The sum with one flag set or cleared; all other flags stay, unknown ones too. */
export const setFlag = (sum: number, flag: number, on: boolean): number =>
  on ? sum | flag : sum & ~flag;
