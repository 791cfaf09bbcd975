/**
 * The named rules of the product. A rule takes a value and returns null or the key of its message (`rules.<key>`).
 * Empty values are valid; only `required` and `notEmpty` reject them.
 */
import { formatMoney, toHundredths } from '@/lib/amount';
import { parseExactNumber } from '@/lib/number';
import { patterns } from '@/lib/patterns';
import { trimText } from '@/lib/text';
import { toDate } from '@/lib/time';
import { isEmpty } from '@/lib/url/query-string';
import { safeUrl } from '@/lib/url/safe-url';
import type { RuleMessage, Rule } from '@/schema/field';

/** The maximum length of an e-mail address that mail servers accept. */
const emailLength = 254;

const matches =
  (key: string, test: (text: string) => boolean): Rule =>
  (value) =>
    isEmpty(value) || test(String(value)) ? null : key;
const matchesPattern = (key: string, pattern: RegExp) => matches(key, (text) => pattern.test(text));

/** Whether a value is empty or consists of white space. */
export const isBlank = (value: unknown) =>
  isEmpty(value) || (typeof value === 'string' && !trimText(value));

/** For values edited in a table cell, where `required` cannot be declared. */
export const notEmpty: Rule = (value) => (isBlank(value) ? 'notEmpty' : null);

/** What to change about a text that people read as a number, or else `key`. */
function whyNot(value: unknown, key: string): string {
  const text = typeof value === 'string' ? value : '';
  if (/^-?0\d[\d.]*$/.test(text)) return 'leadingZeros';
  if (/^-?\d+[,\uff0c]\d\d?$/.test(text)) return 'decimalComma';
  return /^-?[\d.]+e[+-]?\d+$/i.test(text) ? 'exponent' : key;
}
const numeric =
  (key: string, test: (text: string) => boolean): Rule =>
  (value) =>
    isEmpty(value) || test(String(value)) ? null : whyNot(value, key);
const numericPattern = (key: string, pattern: RegExp) => numeric(key, (text) => pattern.test(text));

export const integer = numericPattern('integer', patterns.integer);
export const positiveInteger = numericPattern('positiveInteger', patterns.positiveInteger);
export const nonNegativeInteger = numericPattern('nonNegativeInteger', patterns.nonNegativeInteger);
export const amount = numericPattern('amount', patterns.decimals2);
export const amountNotZero = numeric(
  'amount',
  (text) => patterns.decimals2.test(text) && !patterns.zero.test(text),
);
export const amountSigned = numericPattern('amount', patterns.signedDecimals2);
export const decimals2 = numericPattern('decimals2', patterns.decimals2);
export const decimals3 = numericPattern('decimals3', patterns.decimals3);
export const notZero = matches('notZero', (text) => Number(text) !== 0);
/** A number, or text that converts to a number without losing digits. */
export const number: Rule = (value) => {
  if (typeof value === 'number' || isEmpty(value)) return null;
  const text = String(value);
  if (parseExactNumber(text) !== null) return null;
  return patterns.number.test(text) ? 'tooManyDigits' : whyNot(text, 'number');
};
export const percent = numericPattern('percent', patterns.percent);
export const serialTwoDigits = matchesPattern('serialTwoDigits', patterns.serialTwoDigits);
export const letter = matchesPattern('letter', patterns.letter);
export const paymentInterval = matchesPattern('paymentInterval', patterns.paymentInterval);
export const mobile = matchesPattern('mobile', patterns.mobile);
/** Unified social credit code of a business licence, which has no I, O, S, V and Z. */
export const creditCode = matchesPattern('creditCode', /^[0-9A-HJ-NPQRTUWXY]{18}$/);

/** A spreadsheet writes a long number as 1.3805E+10, and its other digits are lost. */
export const inFull = matches('shortened', (text) => !/^\d(\.\d+)?e\+\d+$/i.test(text));

/** Like `mobile`, for a number written in three parts: ignores the hyphens. */
export const mobileInParts = matches('mobile', (text) =>
  patterns.mobile.test(text.replaceAll('-', '')),
);

/** A mobile number, or a landline of 7 to 11 digits with or without an extension. */
export const phone = matches('phone', (text) => {
  const line = text.replace(/(?<=\d{7})-\d{1,6}$/, '');
  const digits = line.replace('-', '').length;
  return (
    patterns.mobile.test(text) || (patterns.landline.test(line) && digits >= 7 && digits <= 11)
  );
});

/** One name, one @ and a domain with a dot. Written without a regular expression, so that long text cannot backtrack. */
export const email = matches('email', (text) => {
  const [name, domain = '', ...rest] = text.split('@');
  if (!name || rest.length || text.length > emailLength || /\s/.test(text)) return false;
  const parts = domain.split('.');
  return parts.length > 1 && parts.every(Boolean);
});

/** An amount that is exact as a number: below 1e15, and with the same hundredths after the conversion. */
export const exactAmount = numeric(
  'amount',
  (text) =>
    patterns.signedDecimals2.test(text) &&
    formatMoney(text) !== '' &&
    toHundredths(Number(text)) === toHundredths(text),
);

export const httpsUrl = matches(
  'httpsUrl',
  (text) => /^https:/i.test(text) && safeUrl(text) !== undefined,
);

const toComparable = (value: unknown) => {
  if (isEmpty(value)) return null;
  return typeof value === 'number' ? value : (toDate(value)?.getTime() ?? null);
};
/** Whether two numbers or dates are in ascending order; an empty one is always in order. */
export function isOrdered(lower: unknown, upper: unknown): boolean {
  const [from, until] = [toComparable(lower), toComparable(upper)];
  return from === null || until === null || from <= until;
}

const rangeError = (min: number, max: number): RuleMessage => {
  if (max === Infinity) return { rule: 'atLeast', values: { min } };
  if (min === -Infinity) return { rule: 'atMost', values: { max } };
  return { rule: 'between', values: { min, max } };
};

/** Rejects a number out of bounds and names the bounds. Other rules reject values that are not numbers. */
export const inRange =
  (min?: number | null, max?: number | null): Rule =>
  (value) => {
    if (isEmpty(value)) return null;
    const [lower, upper] = [min ?? -Infinity, max ?? Infinity];
    return Number(value) < lower || Number(value) > upper ? rangeError(lower, upper) : null;
  };

/** Counts UTF-16 code units, as the server does. */
export const maxLength =
  (max: number): Rule =>
  (value) => {
    const count = isEmpty(value) ? 0 : String(value).length;
    return count > max ? { rule: 'maxLength', values: { max, count } } : null;
  };
