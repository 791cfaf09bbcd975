import { isLatin } from './pinyin';
import { normalizePhone } from './phone';

/** A text that was typed to find records. */
export interface SearchKeyword {
  /** As typed, without spaces around it. */
  text: string;
  /** The text without spaces and full-width characters where it can be a number; otherwise ''. */
  number: string;
  /** The digits of a phone number, or of a part of one; otherwise ''. */
  phone: string;
  /** Whether `phone` is a complete number. */
  isWholePhone: boolean;
}

const minLength = 2;
const minDigits = 3;
/** A mobile number, or a landline with its area code. */
const wholePhone = /^(1\d{10}|0\d{2,3}-?\d{7,8})$/;

/** Reads what was typed; null when it is too short to be searched for. */
export function readKeyword(typed: string): SearchKeyword | null {
  const text = typed.trim();
  if (text.length < minLength) return null;
  const compact = text.normalize('NFKC').replaceAll(/\s/g, '');
  const digits = normalizePhone(text);
  const phone = /^[\d-]+$/.test(digits) && digits.length >= minDigits ? digits : '';
  const canBeNumber = /^[\w-]+$/.test(compact) && (isLatin(compact) || /\d{2}/.test(compact));
  return {
    text,
    number: canBeNumber ? compact : '',
    phone,
    isWholePhone: wholePhone.test(phone),
  };
}
