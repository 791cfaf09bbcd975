import type { Id } from '@/api/types';
import { recordOf } from '@/lib/guards';
import { patterns } from '@/lib/patterns';
import { isTime } from '@/mocks/lib/clock';
import { BusinessError, fill, invalid, type Invalid } from './errors';
import messages from './messages.json';
import refusals from './refusals.json';

interface TextRule {
  required?: boolean;
  max?: number;
  pattern?: RegExp;
  /** The error message for a text that does not match the pattern. */
  wrong?: Message;
}
interface NumberRule {
  required?: boolean;
  min?: number;
  max?: number;
  /** How many digits may follow the decimal point; 0 when left out. */
  decimals?: number;
}

/**
 * The key of a validation message. The messages do not name the field, because the console shows each of them next to
 * its field.
 */
export type Message = keyof typeof messages;
type Values = Parameters<typeof fill>[1];
export const textOf = (message: Message, values: Values = {}) => fill(messages[message], values);

/** Returns the 400 for a request with one invalid member. */
export const invalidMember = (member: string, message: Message, values?: Values) =>
  invalid([{ message: textOf(message, values), members: [member] }]);

export const isPresent = (value: unknown) => value !== undefined && value !== null && value !== '';
const timePattern = /^\d{4}-\d{2}-\d{2}([ T]\d{2}:\d{2}:\d{2}(\.\d+)?)?$/;

const mobilePattern = /^1\d{10}$/;
/** Matches a mobile number, or a landline of 7 to 12 digits with an optional area code hyphen and extension. */
const phonePattern = /^(1\d{10}|(\d{7,12}|\d{3,4}-\d{7,8})(-\d{1,6})?)$/;

/** Reads a number, or a text that is a number without leading zeros; returns NaN for everything else. */
function numberOf(value: unknown): number {
  if (typeof value === 'number') return value;
  return typeof value === 'string' && patterns.number.test(value) ? Number(value) : Number.NaN;
}

/** Returns what stands for a missing value: null when it is optional, undefined (refused) when it is required. */
const absent = <Required extends boolean = false>(required?: Required) =>
  (required ? undefined : null) as Required extends true ? undefined : null;

/** The type of the fields after `done`: a refused field is undefined, and `done` throws when there is one. */
type Accepted<Fields> = { [Name in keyof Fields]: Exclude<Fields[Name], undefined> };

function readersOf<Member extends string>(
  valueOf: (member: Member) => unknown,
  errors: Invalid[],
  path = '',
) {
  const add = (member: string, message: Message, values?: Values) =>
    void errors.push({ message: textOf(message, values), members: [path + member] });
  const missing = (member: string) => add(member, 'required');
  const wrongValue = (member: string) => add(member, 'invalid');
  const unknown = (member: string) => add(member, 'unknownRecord');
  /** Returns whether the value is present; adds an error when a required value is missing. */
  function has(member: string, value: unknown, required = false) {
    if (isPresent(value)) return true;
    if (required) missing(member);
    return false;
  }

  const check = {
    errors,
    add,
    missing,
    wrongValue,
    unknown,
    /** Returns the value as it was sent, unchecked. */
    value: valueOf as (member: Member) => unknown,
    /** Refuses to change a value that can be set on create only. */
    fixed(member: Member, stored: Id) {
      const value = valueOf(member);
      if (isPresent(value) && String(value) !== String(stored)) wrongValue(member);
    },
    /** Returns the trimmed text, or '' when it is absent or refused. */
    text(member: Member, { required, max = 500, pattern, wrong }: TextRule = {}) {
      const value = valueOf(member);
      if (isPresent(value) && typeof value !== 'string') {
        wrongValue(member);
        return '';
      }
      const text = typeof value === 'string' ? value.trim() : '';
      if (!has(member, text, required)) return '';
      if (text.length > max) add(member, 'tooLong', { max });
      if (pattern && wrong && !pattern.test(text)) add(member, wrong);
      return text;
    },
    /** Returns the same as `text`, but null when the value is absent. */
    optional(member: Member, rule: Omit<TextRule, 'required'> = {}) {
      return check.text(member, rule) || null;
    },
    mobile(member: Member, required = true) {
      return check.text(member, { required, pattern: mobilePattern, wrong: 'wrongMobile' });
    },
    /** Returns a mobile or landline number, or null when it is absent. */
    phone(member: Member) {
      return check.optional(member, { pattern: phonePattern, wrong: 'wrongPhone' });
    },
    /** Returns the number, null when it is absent, or undefined when it is refused. */
    number<Required extends boolean = false>(
      member: Member,
      rule: NumberRule & { required?: Required } = {},
    ) {
      const { required, min = 0, max = Number.MAX_SAFE_INTEGER, decimals = 0 } = rule;
      const value = valueOf(member);
      if (!has(member, value, required)) return absent(required);
      const number = numberOf(value);
      const fits = Number.isFinite(number) && Number(number.toFixed(decimals)) === number;
      if (fits && number >= min && number <= max) return number;
      if (fits) add(member, 'outOfRange', { min, max });
      else wrongValue(member);
      return undefined;
    },
    /** Returns the flag, or `defaultValue` when it is absent. */
    flag(member: Member, defaultValue = false) {
      const value = valueOf(member);
      if (!has(member, value)) return defaultValue;
      if (!/^(true|false)$/i.test(String(value))) wrongValue(member);
      return String(value).toLowerCase() === 'true';
    },
    /** Returns the time as the server writes it, null when it is absent, or undefined when it is refused. */
    time<Required extends boolean = false>(member: Member, required?: Required) {
      const value = valueOf(member);
      if (!has(member, value, required)) return absent(required);
      const text = String(value);
      const time = text.length === 10 ? `${text}T00:00:00` : text.replace(' ', 'T');
      if (timePattern.test(text) && isTime(time)) return time;
      wrongValue(member);
      return undefined;
    },
    /** Returns two times, and refuses an end that is before the start. */
    period<Required extends boolean = false>(from: Member, until: Member, required?: Required) {
      const times = [check.time(from, required), check.time(until, required)] as const;
      const [first, last] = times;
      if (first && last && last < first) add(until, 'endBeforeStart');
      return times;
    },
    /** Returns one of the known codes, or undefined when it is absent or refused. */
    code<Code extends number>(member: Member, codes: readonly Code[], required = true) {
      const value = valueOf(member);
      if (!has(member, value, required)) return undefined;
      const code = codes.find((known) => String(known) === String(value));
      if (code === undefined) wrongValue(member);
      return code;
    },
    /** Returns the known codes of a list without duplicates. */
    codes<Code extends number>(member: Member, codes: readonly Code[]) {
      const values = listOf(valueOf(member));
      if (!values.length) missing(member);
      return [...new Set(values)].flatMap((value) => {
        const code = codes.find((known) => String(known) === String(value));
        if (code === undefined) wrongValue(member);
        return code ?? [];
      });
    },
    /** Returns the record that the id refers to, or undefined when the id is absent or unknown. */
    known<Found>(member: Member, find: (id: string) => Found | undefined, required = true) {
      const value = valueOf(member);
      if (!has(member, value, required)) return undefined;
      const found = find(String(value));
      if (!found) unknown(member);
      return found;
    },
    /** Returns the records that the ids refer to, without duplicates. */
    allKnown<Found>(member: Member, find: (id: string) => Found | undefined, required = true) {
      const ids = [...new Set(listOf(valueOf(member)).map(String))];
      if (!ids.length && required) missing(member);
      const found = ids.map(find);
      if (found.includes(undefined)) unknown(member);
      return found.filter((one) => one !== undefined);
    },
    /** Returns the readers for the members of a nested object; their errors carry the path `member.name`. */
    nested(member: string, value: object) {
      const fields = new Map<string, unknown>(Object.entries(value));
      const inner = member && `${path}${member}.`;
      return readersOf<string>((name) => fields.get(name), errors, inner || path);
    },
    /** Returns the readers for each object of a list; their errors carry the path `member[index].name`. */
    rows<Row extends string>(member: Member, { required = false, max = Infinity } = {}) {
      const values = listOf(valueOf(member));
      if (!values.length && required) missing(member);
      if (values.length > max) wrongValue(member);
      return values.map((value, index) => {
        const row = recordOf(value);
        return readersOf<Row>((name) => row[name], errors, `${path}${member}[${index}].`);
      });
    },
    /** Throws a 400 when there are errors or a field is undefined; otherwise returns the fields. */
    done<Fields extends object>(fields: Fields = {} as Fields): Accepted<Fields> {
      if (errors.length || Object.values(fields).includes(undefined)) throw invalid(errors);
      return fields as Accepted<Fields>;
    },
  };
  return check;
}
export type Check<Member extends string = never> = ReturnType<typeof readersOf<Member>>;

/** Returns readers for the members of a body. They collect the errors, and `done` throws one 400 with all of them. */
export function checks<Body extends object>(body: Body): Check<keyof Body & string> {
  return readersOf((member) => body[member], []);
}

/** Returns the trimmed search text, or '' when there is none; throws a 400 for a value that is not a text. */
export function keywordOf(query: { keyword?: unknown }): string {
  const check = checks(query);
  const keyword = check.text('keyword');
  check.done();
  return keyword;
}

/** Returns a list for a value that may be absent, single, or a list already. */
export const listOf = (value: unknown): unknown[] => (isPresent(value) ? [value].flat() : []);

export const sameId = (a: Id, b: Id) => String(a) === String(b);

/** The code of a business rule; its message is in `refusals.json`. */
export type Refusal = keyof typeof refusals;

/** Returns the 403 for a request that a business rule forbids, with a code of this product. */
export const forbidden = (code: Refusal, values: Values = {}) =>
  new BusinessError(403, fill(refusals[code], values), { code: `Console:${code}` });
