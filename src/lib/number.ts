import { numberFormat } from './intl';
import { patterns } from './patterns';

const units: [from: number, unit: string][] = [
  [1e18, 'E'],
  [1e15, 'P'],
  [1e12, 'T'],
  [1e9, 'G'],
  [1e6, 'M'],
  [1e3, 'k'],
];

/** Decimal, perhaps with an exponent; what Number() reads beside that (0x10, '') is no number people write. */
const decimal = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i;

/** Digits that every number keeps. */
const exactDigits = 15;
/** The number a text stands for; null for what is none, and for one that would lose digits. */
export const exactNumber = (text: string): number | null =>
  patterns.number.test(text) && text.replace(/[-.]/g, '').length <= exactDigits
    ? Number(text)
    : null;

const oneDecimal = (value: number) => Math.round(value * 10) / 10;

const allDigits = { useGrouping: false, maximumFractionDigits: 20 };
/** The digits of a number: JavaScript itself writes very large and very small ones as 1e+21 and 1e-7. */
export const plainNumber = (value: number): string => {
  const text = String(value);
  return text.includes('e') ? numberFormat('en-US', allDigits).format(value) : text;
};

/** 1500000 → `1.5M`: at most one decimal, without a trailing zero; below 1000 unchanged, '' for what is no number. */
export function abbreviate(value: unknown): string {
  const number = typeof value === 'string' && decimal.test(value.trim()) ? Number(value) : value;
  if (typeof number !== 'number' || !Number.isFinite(number)) return '';
  const size = Math.abs(number);
  const at = units.findIndex(([from]) => size >= from);
  const [from, unit] = units[at] ?? [1, ''];
  if (!unit) return plainNumber(number);
  const shown = oneDecimal(number / from);
  // 999,960 rounds up to 1000k, which is 1M.
  const [, larger] = units[at - 1] ?? [];
  if (Math.abs(shown) >= 1000 && larger) return `${oneDecimal(shown / 1000)}${larger}`;
  return `${plainNumber(shown)}${unit}`;
}

/** A count with separators: 12,345. */
export const grouped = (value: number) => value.toLocaleString('en-US');
