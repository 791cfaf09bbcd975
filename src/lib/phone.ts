import { patterns } from './patterns';
import { trimText } from './text';

const hyphens = /[\p{Pd}\u2212]/gu;
const numberLike = /^\+?[\d-]+$/;
/** The country code of China: `+86`, `0086`, or `86` before a complete mobile number. */
const countryCode = /^(?:\+86|0086|86(?=-?1(?:-?\d){10}$))-?/;
/** The 0 that is dialled before a mobile number from another city; no area code begins with 013 to 019. */
const trunkPrefix = /^0-?(?=1[3-9](?:-?\d){9}$)/;
/** A landline with its area code, or a service number such as 400-123-4567. */
const landline = /^(?:0\d{2,3}-?\d{7,8}|[48]00-?\d{3}-?\d{4})$/;
/** A landline without its area code. */
const localNumber = /^[2-8]\d{6,7}$/;
/** The extension after a landline number: `转8001`, `ext. 8001`, `#8001`, `-8001`. */
const extension = /(?:转(?:分机)?|分机|ext\.?|#)[:\s]*(\d{1,6})(?!\d)/gi;
const withExtension = /^((?:0\d{2,3}-?)?[2-8]\d{6,7}|[48]00-?\d{3}-?\d{4})-(\d{1,6})$/;
/** The longest part of a text that can hold a number: digits and what people write between them. */
const digitsPart = /(?<![\p{Script=Latin}\d_])\+?[\d(][\d().+\- ]*(?![\p{Script=Latin}\d_])/gu;

/** Digits of any width, plain hyphens, spaces and extensions. */
const plainText = (text: string) =>
  trimText(text.normalize('NFKC')).replace(hyphens, '-').replace(extension, '-$1');

const isForeign = (compact: string) => /^\+(?!86)/.test(compact);
const withoutBlanks = (text: string) => text.replace(/[\s().]/g, '');

/** Without the country code; only the area code and the extension of a landline keep their hyphens. */
function nationalNumber(compact: string): string {
  const national = compact.replace(countryCode, '').replace('+', '').replace(trunkPrefix, '');
  const isLandline = national.startsWith('0') || withExtension.test(national);
  return isLandline ? national : national.replaceAll('-', '');
}

const isComplete = (number: string) =>
  patterns.mobile.test(number) ||
  landline.test(number) ||
  localNumber.test(number) ||
  withExtension.test(number);

/** The complete number that these words write together; undefined when they do not. */
function numberOf(words: readonly string[]): string | undefined {
  const compact = withoutBlanks(words.join(''));
  if (!numberLike.test(compact) || isForeign(compact)) return undefined;
  const number = nationalNumber(compact);
  // 2026-11-23 is a date and no landline.
  return isComplete(number) && !(compact.includes('-') && localNumber.test(number))
    ? number
    : undefined;
}

/** The numbers that all words of a part write, several words together or each for itself; null when a word is left. */
function numbersOf(words: readonly string[]): string[] | null {
  if (!words.length) return [];
  for (let count = words.length; count > 0; count -= 1) {
    const number = numberOf(words.slice(0, count));
    const rest = number === undefined ? null : numbersOf(words.slice(count));
    if (number !== undefined && rest) return [number, ...rest];
  }
  return null;
}

/** No part of a text with numbers has more words than this. */
const maxWords = 24;

/**
 * The complete phone numbers in a text, each once and as servers store them. Mobile numbers come first: a person is
 * reached there, and they cannot be mistaken for anything else.
 */
export function phonesIn(text: string): string[] {
  const numbers = plainText(text)
    .split(/[\n\r\t]/)
    .flatMap((line) => line.match(digitsPart) ?? [])
    .flatMap((part) => {
      const words = part.split(' ').filter(Boolean);
      const together = words.length > maxWords ? null : numbersOf(words);
      return together ?? words.flatMap((word) => numberOf([word]) ?? []);
    });
  const isMobile = (number: string) => patterns.mobile.test(number);
  return [
    ...new Set([...numbers.filter(isMobile), ...numbers.filter((number) => !isMobile(number))]),
  ];
}

/**
 * A phone number, or a part of one, as servers store it: digits without the country code of China. A landline keeps the
 * hyphens of its area code and extension. Of a text around numbers the first one is taken; a text without a number is
 * only trimmed.
 */
export function normalizePhone(text: string): string {
  const compact = withoutBlanks(plainText(text));
  const whole = numberLike.test(compact) ? nationalNumber(compact) : '';
  if (isComplete(whole)) return whole;
  return phonesIn(text)[0] ?? (whole || trimText(text));
}

/** A keyword for a search by name or phone number: a text with a mobile number becomes that number. */
export function phoneKeyword(text: string): string {
  const plain = normalizePhone(text);
  return patterns.mobile.test(plain) ? plain : text;
}

/** The address that dials a number; an extension is dialled after a pause. */
export const callAddress = (number: string) => {
  const plain = normalizePhone(number);
  const [, line, extensionDigits] = withExtension.exec(plain) ?? [];
  return line ? `tel:${line},${extensionDigits}` : `tel:${withoutBlanks(number)}`;
};
