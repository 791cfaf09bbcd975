import { asText } from '@/elements/control/control-props';
import { numberFormat } from '@/lib/intl';
import { formatPlainNumber, parseExactNumber } from '@/lib/number';
import type { ColumnKind, Typing } from '@/values/column-kind';
import { bareNumber, parseTypedNumber, unitsOf } from './bare-number';
import { barWidthPx, drawBar } from './number-bar';
import { drawLook } from './number-look';

/** How a number is typed in a cell, with or without one of the units for its label. */
export const typingOf = (units: (label: string) => readonly string[]): Typing => ({
  show: asText,
  tidy: (text, label) => bareNumber(text, units(label)),
  read: (text, label) => parseTypedNumber(text, units(label)),
  inputMode: 'decimal',
});

/** The number itself, so that a spreadsheet can sum it; undefined for one that it would round. */
export const exported = (value: unknown) =>
  typeof value === 'number' && parseExactNumber(formatPlainNumber(value)) !== null
    ? value
    : undefined;

/** Ten decimals keep every digit of the server without binary rounding errors. */
const tenDecimals = { maximumFractionDigits: 10 };

export const numberColumn: ColumnKind = {
  width: 88,
  minWidth: 72,
  textWidth: ({ bar }) => (bar ? barWidthPx : 0),
  align: 'right',
  isBare: true,
  content: ({ bar, look }) => (bar ? drawBar : look && drawLook[look]),
  text: (value, { decimals }) =>
    typeof value === 'number'
      ? numberFormat('en-US', { ...tenDecimals, minimumFractionDigits: decimals }).format(value)
      : String(value),
  // A number in words, such as a size with its unit, stands for itself in a spreadsheet and is not added up.
  exported: (value, { format }) => (format ? undefined : exported(value)),
  typing: typingOf((label) => unitsOf(label)),
};
