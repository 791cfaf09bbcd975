import { t } from '@/i18n';
import { stripAmount } from '@/lib/amount';
import { parseExactNumber } from '@/lib/number';
import { splitUnit, trimText } from '@/lib/text';
import type { AnyField } from '@/schema/field';

const plain = (text: string) => stripAmount(trimText(text));

/** Drops a plus, and writes a minus of print or of full width, and a decimal point without a zero before it, as a number has them. */
const plainSign = (text: string) =>
  text
    .replace(/^[\u2212\uff0d]/, '-')
    .replace(/^[+\uff0b](?=[\d.])/, '')
    .replace(/^(-?)\.(?=\d)/, '$10.');

/** The units that people write after a number: the one of its box or its label, and of 元/吨 also 元. */
export function unitsOf(label: string, { unit }: Pick<AnyField, 'unit'> = {}): string[] {
  const [, named = ''] = splitUnit(label);
  const whole = unit ? t(unit) : named;
  const [first = ''] = whole.split('/');
  return [whole, first];
}

/** A number as it is calculated with, without its unit and what people write between its digits: 12800.5 of 12,800.5元. */
export function bareNumber(text: string, units: readonly string[]): string {
  const bare = plain(text);
  const found = units
    .map(plain)
    .find((unit) => unit && bare.toLowerCase().endsWith(unit.toLowerCase()));
  return plainSign(bare.slice(0, bare.length - (found?.length ?? 0)) || bare);
}

/** Reads a typed or pasted number; a text that is none, or would lose digits, stays a text. null when it is empty. */
export function parseTypedNumber(text: string, units: readonly string[]): number | string | null {
  const bare = bareNumber(text, units);
  return bare === '' ? null : (parseExactNumber(bare) ?? bare);
}
