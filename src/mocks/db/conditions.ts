import type { Id, PageQuery } from '@/api/types';
import { patterns } from '@/lib/patterns';
import { isDay } from '@/mocks/lib/clock';
import { invalid } from '@/mocks/server/errors';

/** Turns the values of one query key into the test of a row. Throws a 400 for values that cannot be parsed. */
type Condition<Row> = (given: string[], key: string) => (row: Row) => boolean;
/** One condition per filter of a query: a query with a filter that is not handled does not compile. */
export type Conditions<Query, Row> = {
  [Key in Exclude<keyof Query, keyof PageQuery>]-?: Condition<Row>;
};

const given = (value: unknown): string[] =>
  value === undefined || value === null || value === '' ? [] : [value].flat().map(String);

/** The predicate of a query: every filter that was given must hold. */
export function matching<Query, Row>(conditions: Conditions<Query, Row>, query: object) {
  const values = new Map(Object.entries(query));
  const tests = Object.entries<Condition<Row>>(conditions).flatMap(([key, condition]) => {
    const texts = given(values.get(key));
    return texts.length ? [condition(texts, key)] : [];
  });
  // With a hundred thousand rows these calls take most of the time, so that conditions without a value are skipped.
  const [only = () => true, ...others] = tests;
  if (!others.length) return only;
  return (row: Row) => only(row) && others.every((holds) => holds(row));
}

/** The text of a value that is compared as text. */
function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  return value === null || value === undefined ? '' : JSON.stringify(value);
}

export const unreadable = (key: string, text: string) =>
  invalid([
    {
      message: {
        zh: `值“${text}”对 ${key} 无效。`,
        en: `The value '${text}' is not valid for ${key}.`,
      },
      members: [key],
    },
  ]);

export function toNumber(text: string, key: string): number {
  if (!patterns.number.test(text)) throw unreadable(key, text);
  return Number(text);
}

/** `2026-11-20`, optionally with a time after a space or a T. */
const timePattern = /^\d{4}-\d{2}-\d{2}([ T]\d{2}:\d{2}(:\d{2}(\.\d+)?)?)?$/;

/** The server's own spelling of a time, so that times compare as text. */
function toTime(text: string, key: string): string {
  const time = text.replace(' ', 'T');
  const isTime = timePattern.test(text) && !Number.isNaN(Date.parse(time));
  if (!isTime || !isDay(text.slice(0, 10))) throw unreadable(key, text);
  return time;
}

export function toFlag(text: string, key: string): boolean {
  if (!/^(true|false)$/i.test(text)) throw unreadable(key, text);
  return text.toLowerCase() === 'true';
}

/** The usual conditions on a field of a row; a field without a value is in no range. */
export function conditionsOn<Row>() {
  type Key = keyof Row;
  const present = (value: unknown) => value !== null && value !== undefined;
  return {
    contains:
      (key: Key): Condition<Row> =>
      ([text = '']) => {
        const wanted = text.trim();
        return (row) => textOf(row[key]).includes(wanted);
      },
    /** With `codes`, anything else is refused, as the server refuses what is no member of an enumeration. */
    oneOf:
      (key: Key, codes?: readonly number[]): Condition<Row> =>
      (texts, name) => {
        const wrong = codes && texts.find((text) => !codes.includes(Number(text)));
        if (wrong !== undefined) throw unreadable(name, wrong);
        const wanted = new Set(texts);
        return (row) => wanted.has(textOf(row[key]));
      },
    flag:
      (key: Key): Condition<Row> =>
      ([text = ''], name) => {
        const wanted = toFlag(text, name);
        return (row) => row[key] === wanted;
      },
    since:
      (key: Key): Condition<Row> =>
      ([text = ''], name) => {
        const bound = toTime(text, name);
        return (row) => present(row[key]) && textOf(row[key]) >= bound;
      },
    until:
      (key: Key): Condition<Row> =>
      ([text = ''], name) => {
        const bound = toTime(text, name);
        return (row) => present(row[key]) && textOf(row[key]) <= bound;
      },
    atLeast:
      (key: Key): Condition<Row> =>
      ([text = ''], name) => {
        const bound = toNumber(text, name);
        return (row) => present(row[key]) && Number(row[key]) >= bound;
      },
    atMost:
      (key: Key): Condition<Row> =>
      ([text = ''], name) => {
        const bound = toNumber(text, name);
        return (row) => present(row[key]) && Number(row[key]) <= bound;
      },
    /** 371300 stands for all that begins with 3713, 371302 for all that begins with 371302. */
    inRegion:
      (key: Key): Condition<Row> =>
      ([id = '']) => {
        const prefix = regionPrefix(id);
        return (row) => textOf(row[key]).startsWith(prefix);
      },
  };
}

export const regionPrefix = (id: Id) => {
  const text = String(id);
  return text.length === 6 ? text.replace(/(00)+$/, '') : text;
};
