import type { Id } from '@/api/types';
import { patterns } from '@/lib/patterns';
import { isTime } from '@/mocks/lib/clock';
import { BusinessError, fill, invalid, type Invalid } from './errors';
import refusals from './refusals.json';
import messages from './messages.json';

interface TextRule {
  required?: boolean;
  max?: number;
  pattern?: RegExp;
  /** Said when the pattern does not match. */
  wrong?: Message;
}
interface NumberRule {
  required?: boolean;
  min?: number;
  max?: number;
  /** Digits allowed after the decimal point; none by default. */
  decimals?: number;
}

/** A sentence of a validation. A real server has display names for its members; a sentence next to its field needs none. */
export type Message = keyof typeof messages;
type Values = Parameters<typeof fill>[1];
export const textOf = (message: Message, values: Values = {}) => fill(messages[message], values);

/** Refuses a whole request because of one member. */
export const invalidMember = (member: string, message: Message, values?: Values) =>
  invalid([{ message: textOf(message, values), members: [member] }]);

const given = (value: unknown) => value !== undefined && value !== null && value !== '';
const timePattern = /^\d{4}-\d{2}-\d{2}([ T]\d{2}:\d{2}:\d{2}(\.\d+)?)?$/;

const mobilePattern = /^1\d{10}$/;
/** A mobile, or a landline of 7 to 12 digits with at most one hyphen after the area code, and an extension. */
const phonePattern = /^(1\d{10}|(\d{7,12}|\d{3,4}-\d{7,8})(-\d{1,6})?)$/;

/** A number, or the text of one without leading zeros; NaN for everything else. */
function numberOf(value: unknown): number {
  if (typeof value === 'number') return value;
  return typeof value === 'string' && patterns.number.test(value) ? Number(value) : Number.NaN;
}

/** What a reader returns without a value: null, or nothing where there must be one. */
const absent = <Required extends boolean = false>(required?: Required) =>
  (required ? undefined : null) as Required extends true ? undefined : null;

/** The fields as they are once nothing was refused. */
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
    unknown,
    /** What was sent, unchecked. */
    value: valueOf as (member: Member) => unknown,
    /** Refuses another value than the one that was fixed when the row was made. */
    fixed(member: Member, stored: Id) {
      const value = valueOf(member);
      if (given(value) && String(value) !== String(stored)) wrongValue(member);
    },
    /** Trimmed text; '' when absent or refused. */
    text(member: Member, { required, max = 500, pattern, wrong }: TextRule = {}) {
      const value = valueOf(member);
      if (given(value) && typeof value !== 'string') {
        wrongValue(member);
        return '';
      }
      const text = typeof value === 'string' ? value.trim() : '';
      if (!has(member, text, required)) return '';
      if (text.length > max) add(member, 'tooLong', { max });
      if (pattern && wrong && !pattern.test(text)) add(member, wrong);
      return text;
    },
    /** As `text`; null when absent. */
    optional(member: Member, rule: Omit<TextRule, 'required'> = {}) {
      return check.text(member, rule) || null;
    },
    mobile(member: Member, required = true) {
      return check.text(member, { required, pattern: mobilePattern, wrong: 'wrongMobile' });
    },
    /** Mobile or landline; null when absent. */
    phone(member: Member) {
      return check.optional(member, { pattern: phonePattern, wrong: 'wrongPhone' });
    },
    /** null when absent; undefined when refused. */
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
    /** Returns `otherwise` for a missing value. */
    flag(member: Member, otherwise = false) {
      const value = valueOf(member);
      if (!has(member, value)) return otherwise;
      if (!/^(true|false)$/i.test(String(value))) wrongValue(member);
      return String(value).toLowerCase() === 'true';
    },
    /** The server's own spelling of a time; null when absent, undefined when refused. */
    time<Required extends boolean = false>(member: Member, required?: Required) {
      const value = valueOf(member);
      if (!has(member, value, required)) return absent(required);
      const text = String(value);
      const time = text.length === 10 ? `${text}T00:00:00` : text.replace(' ', 'T');
      if (timePattern.test(text) && isTime(time)) return time;
      wrongValue(member);
      return undefined;
    },
    /** Two times, the second not before the first. */
    period<Required extends boolean = false>(from: Member, until: Member, required?: Required) {
      const times = [check.time(from, required), check.time(until, required)] as const;
      const [first, last] = times;
      if (first && last && last < first) add(until, 'endBeforeStart');
      return times;
    },
    /** One of the known codes; undefined when absent or refused. */
    code<Code extends number>(member: Member, codes: readonly Code[], required = true) {
      const value = valueOf(member);
      if (!has(member, value, required)) return undefined;
      const code = codes.find((known) => String(known) === String(value));
      if (code === undefined) wrongValue(member);
      return code;
    },
    /** The known codes of a list, each once. */
    codes<Code extends number>(member: Member, codes: readonly Code[]) {
      const values = listOf(valueOf(member));
      if (!values.length) missing(member);
      return [...new Set(values)].flatMap((value) => {
        const code = codes.find((known) => String(known) === String(value));
        if (code === undefined) wrongValue(member);
        return code ?? [];
      });
    },
    /** What the value refers to; undefined when absent or unknown. */
    known<Found>(member: Member, find: (id: string) => Found | undefined, required = true) {
      const value = valueOf(member);
      if (!has(member, value, required)) return undefined;
      const found = find(String(value));
      if (!found) unknown(member);
      return found;
    },
    /** What each of the values refers to, without repetition. */
    allKnown<Found>(member: Member, find: (id: string) => Found | undefined, required = true) {
      const ids = [...new Set(listOf(valueOf(member)).map(String))];
      if (!ids.length && required) missing(member);
      const found = ids.map(find);
      if (found.includes(undefined)) unknown(member);
      return found.filter((one) => one !== undefined);
    },
    /** The readers of an object's own members, which errors name with `member` in front. */
    nested(member: string, value: object) {
      const fields = new Map<string, unknown>(Object.entries(value));
      const inner = member && `${path}${member}.`;
      return readersOf<string>((name) => fields.get(name), errors, inner || path);
    },
    /** The objects of a list, each with the readers of its own members. */
    rows<Row extends string>(member: Member, { required = false, max = Infinity } = {}) {
      const values = listOf(valueOf(member));
      if (!values.length && required) missing(member);
      if (values.length > max) wrongValue(member);
      return values.map((value, index) => {
        const row: Partial<Record<Row, unknown>> = Object(value);
        return readersOf<Row>((name) => row[name], errors, `${path}${member}[${index}].`);
      });
    },
    /** Refuses with 400 when anything was wrong or a field could not be read; returns the fields. */
    done<Fields extends object>(fields: Fields = {} as Fields): Accepted<Fields> {
      if (errors.length || Object.values(fields).includes(undefined)) throw invalid(errors);
      return fields as Accepted<Fields>;
    },
  };
  return check;
}
export type Check<Member extends string = never> = ReturnType<typeof readersOf<Member>>;

/** Reads the members of a body with their types and collects the errors; `done` throws a 400 with all of them. */
export function checks<Body extends object>(body: Body): Check<keyof Body & string> {
  return readersOf((member) => body[member], []);
}

/** Trimmed text to search for, '' without any; throws a 400 for anything but one text. */
export function keywordOf(query: { keyword?: unknown }): string {
  const check = checks(query);
  const keyword = check.text('keyword');
  check.done();
  return keyword;
}

/** A value that may be absent, one, or many. */
export const listOf = (value: unknown): unknown[] => (given(value) ? [value].flat() : []);

export const sameId = (a: Id, b: Id) => String(a) === String(b);

/** The texts of the business rules, by code; `{name}` stands for a value. */
export type Refusal = keyof typeof refusals;

/** What a business rule forbids: 403 with a code of this product. */
export const forbidden = (code: Refusal, values: Values = {}) =>
  new BusinessError(403, fill(refusals[code], values), { code: `Console:${code}` });
