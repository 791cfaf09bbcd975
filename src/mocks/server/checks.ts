import type { Id } from '@/api/types';
import { patterns } from '@/lib/patterns';
import { isDay } from '@/mocks/lib/clock';
import { BusinessError, invalid, type Invalid, type Text } from './errors';

interface TextRule {
  required?: boolean;
  max?: number;
  pattern?: RegExp;
  /** Said when the pattern does not match. */
  wrong?: Text;
}
interface NumberRule {
  required?: boolean;
  min?: number;
  max?: number;
  /** Digits allowed after the decimal point; none by default. */
  decimals?: number;
}

// A real server has display names for its members; what stands at a field needs none.
export const emptyText: Text = { zh: '该字段不可为空。', en: 'This field is required.' };
export const wrongText: Text = { zh: '该字段的值无效。', en: 'This field is invalid.' };

const given = (value: unknown) => value !== undefined && value !== null && value !== '';
const timePattern = /^\d{4}-\d{2}-\d{2}([ T]\d{2}:\d{2}:\d{2}(\.\d+)?)?$/;

export const wrongMobile: Text = {
  zh: '请输入正确的手机号码。',
  en: 'Please enter a correct mobile number.',
};
export const wrongPhone: Text = {
  zh: '请输入正确的手机号码或座机号码。',
  en: 'Please enter a correct mobile number or landline.',
};
const mobilePattern = /^1\d{10}$/;
/** A mobile, or a landline of 7 to 12 digits with at most one hyphen after the area code. */
const phonePattern = /^(1\d{10}|\d{7,12}|\d{3,4}-\d{7,8})$/;

/** A number, or the text of one without leading zeros; NaN for everything else. */
function numberOf(value: unknown): number {
  if (typeof value === 'number') return value;
  return typeof value === 'string' && patterns.number.test(value) ? Number(value) : Number.NaN;
}

/** Reads the members of a body with their types and collects the errors; `done` throws a 400 with all of them. */
export function checks() {
  const errors: Invalid[] = [];
  const add = (member: string, message: Text) => void errors.push({ message, members: [member] });
  const missing = (member: string) => add(member, emptyText);
  const wrongValue = (member: string) => add(member, wrongText);
  /** Whether there is a value to look at. */
  function has(member: string, value: unknown, required = false) {
    if (given(value)) return true;
    if (required) missing(member);
    return false;
  }

  const check = {
    errors,
    add,
    missing,
    wrongValue,
    /** Trimmed text; '' when absent or refused. */
    text(member: string, value: unknown, { required, max = 500, pattern, wrong }: TextRule = {}) {
      if (given(value) && typeof value !== 'string') {
        wrongValue(member);
        return '';
      }
      const text = typeof value === 'string' ? value.trim() : '';
      if (!has(member, text, required)) return '';
      if (text.length > max) {
        add(member, {
          zh: `该字段最多 ${max} 个字符。`,
          en: `This field takes at most ${max} characters.`,
        });
      }
      if (pattern && wrong && !pattern.test(text)) add(member, wrong);
      return text;
    },
    /** As `text`; null when absent. */
    optional(member: string, value: unknown, rule: Omit<TextRule, 'required'> = {}) {
      return check.text(member, value, rule) || null;
    },
    mobile(member: string, value: unknown, required = true) {
      return check.text(member, value, { required, pattern: mobilePattern, wrong: wrongMobile });
    },
    /** Mobile or landline; null when absent. */
    phone(member: string, value: unknown) {
      return check.optional(member, value, { pattern: phonePattern, wrong: wrongPhone });
    },
    /** null when absent or refused. */
    number(member: string, value: unknown, rule: NumberRule = {}) {
      const { required, min = 0, max = Number.MAX_SAFE_INTEGER, decimals = 0 } = rule;
      if (!has(member, value, required)) return null;
      const number = numberOf(value);
      const fits = Number.isFinite(number) && Number(number.toFixed(decimals)) === number;
      if (!fits) wrongValue(member);
      else if (number < min || number > max) {
        add(member, {
          zh: `该字段必须在 ${min} 和 ${max} 之间。`,
          en: `This field must be between ${min} and ${max}.`,
        });
      } else return number;
      return null;
    },
    /** Returns `absent` for a missing value. */
    flag(member: string, value: unknown, absent = false) {
      if (!has(member, value)) return absent;
      if (!/^(true|false)$/i.test(String(value))) wrongValue(member);
      return String(value).toLowerCase() === 'true';
    },
    /** The server's own spelling of a time; null when absent or refused. */
    time(member: string, value: unknown, required = false) {
      if (!has(member, value, required)) return null;
      const text = String(value);
      const isTime = timePattern.test(text) && !Number.isNaN(Date.parse(text.replace(' ', 'T')));
      if (!isTime || !isDay(text.slice(0, 10))) {
        wrongValue(member);
        return null;
      }
      return text.length === 10 ? `${text}T00:00:00` : text.replace(' ', 'T');
    },
    /** Two times, the second not before the first. */
    period(members: [string, string], values: [unknown, unknown], required = false) {
      const from = check.time(members[0], values[0], required);
      const until = check.time(members[1], values[1], required);
      if (from && until && until < from) {
        add(members[1], {
          zh: '结束时间不能早于开始时间。',
          en: 'The end must not be before the start.',
        });
      }
      return { from, until };
    },
    /** One of the known codes; undefined when absent or refused. */
    code<Code extends number>(
      member: string,
      value: unknown,
      codes: readonly Code[],
      required = true,
    ) {
      if (!has(member, value, required)) return undefined;
      const code = codes.find((known) => String(known) === String(value));
      if (code === undefined) wrongValue(member);
      return code;
    },
    /** What the value refers to; undefined when absent or unknown. */
    known<Found>(
      member: string,
      value: unknown,
      find: (id: string) => Found | undefined,
      required = true,
    ) {
      if (!has(member, value, required)) return undefined;
      const found = find(String(value));
      if (!found) unknown(member);
      return found;
    },
    /** What each of the values refers to, without repetition. */
    allKnown<Found>(
      member: string,
      value: unknown,
      find: (id: string) => Found | undefined,
      required = true,
    ) {
      const ids = [...new Set(listOf(value).map(String))];
      if (!ids.length && required) missing(member);
      const found = ids.map(find);
      if (found.includes(undefined)) unknown(member);
      return found.filter((one) => one !== undefined);
    },
    /** Refuses with 400 when anything was wrong. */
    done() {
      if (errors.length) throw invalid(errors);
    },
  };
  const unknown = (member: string) =>
    add(member, { zh: '所选数据不存在。', en: 'The record chosen does not exist.' });
  return check;
}

/** A value that may be absent, one, or many. */
export const listOf = (value: unknown): unknown[] => (given(value) ? [value].flat() : []);

export const sameId = (a: Id, b: Id) => String(a) === String(b);

/** What a business rule forbids: 403 with a code of this product. */
export const forbidden = (code: string, text: Text) =>
  new BusinessError(403, text, { code: `Console:${code}` });
