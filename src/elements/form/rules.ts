/**
 * The named rules of the product: a value in, null or the key of its message (`rules.<key>`) out.
 * Nothing to check is never wrong; only `required` minds emptiness, and `notEmpty` in its place.
 */
import { emailLength } from '@/config/limits';
import type { AnyField, Complaint, Rule } from '@/schema/field';
import { formatMoney, toHundredths } from '@/lib/amount';
import { parseExactNumber } from '@/lib/number';
import { patterns } from '@/lib/patterns';
import { isEmpty } from '@/lib/url/query-string';
import { safeUrl } from '@/lib/url/safe-url';
import { isWholeDate, toDate } from '@/lib/time';

const matches =
  (key: string, test: (text: string) => boolean): Rule =>
  (value) =>
    isEmpty(value) || test(String(value)) ? null : key;
const matchesPattern = (key: string, pattern: RegExp) => matches(key, (text) => pattern.test(text));

/** For what is edited where it stands: nothing marks it as required there. */
export const notEmpty: Rule = (value) => (String(value).trim() ? null : 'notEmpty');

export const integer = matchesPattern('integer', patterns.integer);
export const positiveInteger = matchesPattern('positiveInteger', patterns.positiveInteger);
export const nonNegativeInteger = matchesPattern('nonNegativeInteger', patterns.nonNegativeInteger);
export const amount = matchesPattern('amount', patterns.decimals2);
export const amountNotZero = matches(
  'amount',
  (text) => patterns.decimals2.test(text) && !patterns.zero.test(text),
);
export const amountSigned = matchesPattern('amount', patterns.signedDecimals2);
export const decimals2 = matchesPattern('decimals2', patterns.decimals2);
export const decimals3 = matchesPattern('decimals3', patterns.decimals3);
/** A number, or the text of one that loses no digit. */
export const number: Rule = (value) =>
  typeof value === 'number' || isEmpty(value) || parseExactNumber(String(value)) !== null
    ? null
    : 'number';
export const percent = matchesPattern('percent', patterns.percent);
export const serialTwoDigits = matchesPattern('serialTwoDigits', patterns.serialTwoDigits);
export const letter = matchesPattern('letter', patterns.letter);
export const paymentInterval = matchesPattern('paymentInterval', patterns.paymentInterval);
export const mobile = matchesPattern('mobile', patterns.mobile);
/** Unified social credit code of a licence: no I, O, S, V, Z. */
export const creditCode = matchesPattern('creditCode', /^[0-9A-HJ-NPQRTUWXY]{18}$/);

/** A text with a T was written by the server; one without was typed, and may be half a date. */
const wasTyped = (text: string) => !text.includes('T');
export const fullDate = matches(
  'wholeDate',
  (text) => !wasTyped(text) || isWholeDate(text, false) || isWholeDate(text, true),
);
export const fullDateTime = matches(
  'wholeMoment',
  (text) => !wasTyped(text) || isWholeDate(text, true),
);

/** As `mobile`, of a number written in three parts: its hyphens do not count. */
export const mobileInParts = matches('mobile', (text) =>
  patterns.mobile.test(text.replaceAll('-', '')),
);

/** A mobile number, or a landline of 7 to 11 digits. */
export const phone = matches('phone', (text) => {
  const digits = text.replace('-', '').length;
  return (
    patterns.mobile.test(text) || (patterns.landline.test(text) && digits >= 7 && digits <= 11)
  );
});

/** Whether what is typed is a number to call. */
export const isPhoneField = ({ rules }: AnyField) =>
  rules?.some((rule) => rule === mobile || rule === phone) ?? false;
/** Whether full-width digits and Chinese dots become ASCII. */
export const usesHalfWidth = (field: AnyField) => field.halfWidth || isPhoneField(field);

/** One name, one @ and a domain with a dot inside; step by step, so that long text costs no more than its length. */
export const email = matches('email', (text) => {
  const [name, domain = '', ...rest] = text.split('@');
  if (!name || rest.length || text.length > emailLength || /\s/.test(text)) return false;
  const parts = domain.split('.');
  return parts.length > 1 && parts.every(Boolean);
});

/** An amount that survives as a number: below 1e15, and the same hundredths when read back. */
export const exactAmount = matches(
  'amount',
  (text) =>
    patterns.signedDecimals2.test(text) &&
    formatMoney(text) !== '' &&
    toHundredths(Number(text)) === toHundredths(text),
);

/** An address on the web that nobody can read on the way. */
export const httpsUrl = matches(
  'httpsUrl',
  (text) => /^https:/i.test(text) && safeUrl(text) !== undefined,
);

const toComparable = (value: unknown) => {
  if (isEmpty(value)) return null;
  return typeof value === 'number' ? value : (toDate(value)?.getTime() ?? null);
};
/** Two numbers or two times, the second not below the first; an open end is never wrong. */
export function isOrdered(lower: unknown, upper: unknown): boolean {
  const [from, until] = [toComparable(lower), toComparable(upper)];
  return from === null || until === null || from <= until;
}

const rangeError = (min: number, max: number): Complaint => {
  if (max === Infinity) return { rule: 'atLeast', values: { min } };
  if (min === -Infinity) return { rule: 'atMost', values: { max } };
  return { rule: 'between', values: { min, max } };
};

/** Refuses a number beyond its bounds, and names them; what is no number is a matter of other rules. */
export const inRange =
  (min?: number | null, max?: number | null): Rule =>
  (value) => {
    if (isEmpty(value)) return null;
    const [lower, upper] = [min ?? -Infinity, max ?? Infinity];
    return Number(value) < lower || Number(value) > upper ? rangeError(lower, upper) : null;
  };

/** Counts as the server does, in UTF-16 units. */
export const maxLength = (most: number) => matches('maxLength', (text) => text.length <= most);
