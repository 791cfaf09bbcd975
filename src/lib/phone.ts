import { patterns } from './patterns';
import { trimText } from './text';

/** Spaces, dots, brackets and invisible characters that are copied with a number from a chat or a contact. */
const blanks = /[\s\p{Z}\p{Cf}().]/gu;
const hyphens = /[\p{Pd}\u2212]/gu;
const numberLike = /^\+?[\d-]+$/;
/** The country code of China: `+86`, `0086`, or `86` before a complete mobile number. */
const countryCode = /^(?:\+86|0086|86(?=-?1(?:-?\d){10}$))-?/;

/**
 * A phone number, or a part of one, as servers store it: digits without the country code of China. The area code of a
 * landline keeps its hyphen. A text that is not a phone number is only trimmed.
 */
export function normalizePhone(text: string): string {
  const typed = text.normalize('NFKC').replace(blanks, '').replace(hyphens, '-');
  if (!numberLike.test(typed)) return trimText(text);
  const national = typed.replace(countryCode, '').replace('+', '');
  return national.startsWith('0') ? national : national.replaceAll('-', '');
}

/** A keyword for a search by name or phone number: a complete mobile number is normalized, other text stays as typed. */
export function phoneKeyword(text: string): string {
  const plain = normalizePhone(text);
  return patterns.mobile.test(plain) ? plain : text;
}
