/**
 * The named rules of the product: a value in, null or the key of its message (`rules.<key>`) out.
 * Nothing to check is never wrong; only `required` minds emptiness.
 */
import type { Rule } from '@/elements/crud/field-schema';
import { patterns } from '@/lib/patterns';
import { isEmpty } from '@/lib/query-string';

const matches =
  (key: string, test: (text: string) => boolean): Rule =>
  (value) =>
    isEmpty(value) || test(String(value)) ? null : key;
const like = (key: string, pattern: RegExp) => matches(key, (text) => pattern.test(text));

export const integer = like('integer', patterns.integer);
export const positiveInteger = like('positiveInteger', patterns.positiveInteger);
export const nonNegativeInteger = like('nonNegativeInteger', patterns.nonNegativeInteger);
export const amount = like('amount', patterns.decimals2);
export const amountNotZero = matches(
  'amount',
  (text) => patterns.decimals2.test(text) && !patterns.zero.test(text),
);
export const amountSigned = like('amount', patterns.signedDecimals2);
export const decimals2 = like('decimals2', patterns.decimals2);
export const decimals3 = like('decimals3', patterns.decimals3);
export const percent = like('percent', patterns.percent);
export const serialTwoDigits = like('serialTwoDigits', patterns.serialTwoDigits);
export const letter = like('letter', patterns.letter);
export const paymentInterval = like('paymentInterval', patterns.paymentInterval);
export const mobile = like('mobile', patterns.mobile);

/** A mobile number, or a landline of 7 to 11 digits. */
export const phone = matches('phone', (text) => {
  const digits = text.replace('-', '').length;
  return (
    patterns.mobile.test(text) || (patterns.landline.test(text) && digits >= 7 && digits <= 11)
  );
});

/** Counts as the server does, in UTF-16 units. */
export const maxLength = (most: number) => matches('maxLength', (text) => text.length <= most);
