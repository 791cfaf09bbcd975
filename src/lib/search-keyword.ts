import { normalizePhone, phonesIn } from './phone';
import { isLatin } from './pinyin';
import { trimText } from './text';

/** A text that was typed to find records. */
export interface SearchKeyword {
  /** As typed, without spaces around it. */
  text: string;
  /** The text without spaces and full-width characters where it can be a number; otherwise ''. */
  number: string;
  /** The digits of a phone number, or of a part of one; otherwise ''. */
  phone: string;
  /** The complete number that was typed, with `+` where it is a foreign one; otherwise ''. */
  wholePhone: string;
  /** Further numbers in the text, which are not searched for. */
  otherPhones: string[];
}

const minLength = 2;
/** Longer texts are not sent to the lists. */
export const maxKeywordLength = 100;
const minDigits = 3;
/** A mobile number, or a landline with its area code. */
const domestic = /^(1\d{10}|0\d{2,3}-?\d{7,8}(-\d{1,6})?)$/;
const foreign = /^[1-9]\d{6,14}$/;

/** Without its `+`, a number of another country would call somebody else in China. */
function wholePhoneOf(compact: string, phone: string): string {
  if (/^\+(?!86)/.test(compact)) return foreign.test(phone) ? `+${phone}` : '';
  return domestic.test(phone) ? phone : '';
}

/** Reads what was typed; null when it is too short or too long to be searched for. */
export function readKeyword(typed: string): SearchKeyword | null {
  const text = trimText(typed);
  if (text.length < minLength || text.length > maxKeywordLength) return null;
  const compact = text.normalize('NFKC').replaceAll(/\s/g, '');
  const [first = '', ...otherPhones] = phonesIn(text).filter((number) => domestic.test(number));
  // Digits next to words are part of a name or an order number, unless they are a complete number.
  const digits = /[\p{L}:]/u.test(compact) ? first : normalizePhone(text);
  const phone = /^[\d-]+$/.test(digits) && digits.length >= minDigits ? digits : '';
  const canBeNumber = /^[\w-]+$/.test(compact) && (isLatin(compact) || /\d{2}/.test(compact));
  return {
    text,
    number: canBeNumber ? compact : '',
    phone,
    wholePhone: wholePhoneOf(compact, phone),
    otherPhones,
  };
}
