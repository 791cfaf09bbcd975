import { patterns } from './patterns';

/** Spaces, dots, brackets and invisible signs that come along when a number is copied from a chat or a contact. */
const blanks = /[\s\p{Z}\p{Cf}().]/gu;
const hyphens = /[\p{Pd}\u2212]/gu;
const numberLike = /^\+?[\d-]+$/;
/** China, as `+86`, `0086`, or `86` in front of a whole mobile number. */
const countryCode = /^(?:\+86|0086|86(?=-?1(?:-?\d){10}$))-?/;

/**
 * A number to call, or a part of one, as servers keep it: digits without the code of China. The area code of a
 * landline keeps its hyphen. Any other text is only trimmed.
 */
export function normalizePhone(text: string): string {
  const typed = text.normalize('NFKC').replace(blanks, '').replace(hyphens, '-');
  if (!numberLike.test(typed)) return text.trim();
  const national = typed.replace(countryCode, '').replace('+', '');
  return national.startsWith('0') ? national : national.replaceAll('-', '');
}

/** For a search by names and numbers alike: a whole mobile number as servers keep it, anything else as typed. */
export function phoneKeyword(text: string): string {
  const plain = normalizePhone(text);
  return patterns.mobile.test(plain) ? plain : text;
}
