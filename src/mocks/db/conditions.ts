import type { ConditionsOf, KeysWith, Properties, PropertyKind } from '@/api/properties';
import type { AnyRecord } from '@/api/record';
import type { Id, PageQuery } from '@/api/types';
import type { AnyEnum } from '@/lib/enum';
import { patterns } from '@/lib/patterns';
import { isTime } from '@/mocks/lib/clock';
import { invalidMember, listOf } from '@/mocks/server/checks';

/** Turns the values of one query key into a test for rows. Throws a 400 for values that cannot be parsed. */
type Condition<Row> = (values: string[], key: string) => (row: Row) => boolean;
/** One condition for each filter of a query; leaving one out does not compile. */
export type Conditions<Query, Row> = {
  [Key in Exclude<keyof Query, keyof PageQuery>]-?: Condition<Row>;
};

/** Returns the test for a query: a row must match all filters that have a value. */
export function matching<Query, Row>(conditions: Conditions<Query, Row>, query: object) {
  const values = new Map(Object.entries(query));
  const tests = Object.entries<Condition<Row>>(conditions).flatMap(([key, condition]) => {
    const texts = listOf(values.get(key)).map(String);
    return texts.length ? [condition(texts, key)] : [];
  });
  // Filters without a value are skipped, because with a hundred thousand rows these calls take most of the time.
  const [only = () => true, ...others] = tests;
  if (!others.length) return only;
  return (row: Row) => only(row) && others.every((test) => test(row));
}

/** Converts a value to a string, in order to compare it with the text of a query. */
function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  return value === null || value === undefined ? '' : JSON.stringify(value);
}

export const unreadable = (key: string, text: string) =>
  invalidMember(key, 'unreadable', { text, key });

export function requireCodes(codes: readonly (number | string)[], texts: string[], key: string) {
  const wrong = texts.find((text) => !codes.some((code) => String(code) === text));
  if (wrong !== undefined) throw unreadable(key, wrong);
}

export function toNumber(text: string, key: string): number {
  if (!patterns.number.test(text)) throw unreadable(key, text);
  return Number(text);
}

/** Matches a date such as `2026-11-20`, optionally with a time after a space or a T. */
const timePattern = /^\d{4}-\d{2}-\d{2}([ T]\d{2}:\d{2}(:\d{2}(\.\d+)?)?)?$/;

/** Returns a time in the format of the stored times, so that both can be compared as strings. */
function toTime(text: string, key: string): string {
  const time = text.replace(' ', 'T');
  if (!timePattern.test(text) || !isTime(time)) throw unreadable(key, text);
  return time;
}

export function toFlag(text: string, key: string): boolean {
  if (!/^(true|false)$/i.test(text)) throw unreadable(key, text);
  return text.toLowerCase() === 'true';
}

type Named<Name extends string, Row> = Record<Name, Condition<Row>>;
// The names of the properties of a row are composed of a name and a suffix.
const idName = <Name extends string>(name: Name) => `${name}Id` as Name;

/** Returns functions that create the common conditions for the named fields. A row without a value matches no range. */
function conditionsOn<Row>() {
  type Name = keyof Row & string;
  const each =
    (make: (name: Name) => Condition<Row>) =>
    <Key extends Name>(...names: Key[]) =>
      Object.fromEntries(names.map((name) => [name, make(name)])) as Named<Key, Row>;
  /** Creates the conditions for both ends of a range, e.g. `priceBegin` and `priceEnd`. */
  const ends =
    <Value>(read: (text: string, key: string) => Value, valueOf: (value: unknown) => Value) =>
    <Key extends Name>(...names: Key[]) => {
      const end =
        (name: Name, isWithin: (value: Value, bound: Value) => boolean): Condition<Row> =>
        ([text = ''], key) => {
          const bound = read(text, key);
          return ({ [name]: value }) =>
            value !== null && value !== undefined && isWithin(valueOf(value), bound);
        };
      return Object.fromEntries(
        names.flatMap((name) => [
          [`${name}Begin`, end(name, (value, bound) => value >= bound)],
          [`${name}End`, end(name, (value, bound) => value <= bound)],
        ]),
      ) as Named<`${Key}Begin` | `${Key}End`, Row>;
    };
  const oneOf =
    (name: Name): Condition<Row> =>
    (texts) => {
      const wanted = new Set(texts);
      return (row) => wanted.has(textOf(row[name]));
    };
  /** Matches rows whose list of ids contains one of the wanted ids. */
  const among =
    (name: Name): Condition<Row> =>
    (ids) =>
    (row) => {
      const own: unknown = row[name];
      return Array.isArray(own) && own.some((id) => ids.includes(String(id)));
    };
  const on = {
    contains: each((name) => ([text = '']) => {
      const wanted = text.trim();
      return (row) => textOf(row[name]).includes(wanted);
    }),
    oneOf: each(oneOf),
    /** Refuses values other than the codes, as the server refuses a value that is not a member of the enum. */
    code: <Key extends Name>(codes: readonly (number | string)[], ...names: Key[]) =>
      each((name) => (texts, key) => {
        requireCodes(codes, texts, key);
        return oneOf(name)(texts, key);
      })(...names),
    flag: each((name) => ([text = ''], key) => {
      const wanted = toFlag(text, key);
      return (row) => row[name] === wanted;
    }),
    among: each(among),
    /** Matches rows in a region or below it: 371300 matches all ids that begin with 3713, 371302 only itself. */
    inRegion: each((name) => ([id = '']) => {
      const prefix = regionPrefix(id);
      return (row) => textOf(row[name]).startsWith(prefix);
    }),
    times: ends(toTime, textOf),
    numbers: ends(toNumber, Number),
  };
  // A row has the ids under the plural of the name of the condition.
  const amongIds = (name: Name) => ({ [idName(name)]: among(`${idName(name)}s` as Name) });
  /** How this server searches the values of each kind that a list can have a condition on. */
  const byKind: Partial<Record<PropertyKind, (name: Name, codes: readonly number[]) => object>> = {
    text: (name) => on.contains(name),
    phone: (name) => on.contains(name),
    number: (name) => on.numbers(name),
    money: (name) => on.numbers(name),
    flag: (name) => on.flag(name),
    date: (name) => on.times(name),
    dateTime: (name) => on.times(name),
    code: (name, codes) => on.code(codes, name),
    record: (name) => on.oneOf(idName(name)),
    id: (name) => on.oneOf(idName(name)),
    region: (name) => on.inRegion(idName(name)),
    line: (name) => on.contains(`${name}Name` as Name),
    email: (name) => on.contains(name),
    idNumber: (name) => on.contains(name),
    ids: amongIds,
    records: amongIds,
    namedIds: amongIds,
  };
  return {
    ...on,
    /** Creates the conditions of a record. One that searches something else than the value of its name replaces one of these. */
    filters<Resource extends AnyRecord>({ properties, conditions }: Resource) {
      const found = Object.entries({ ...properties, ...conditions }).map(([name, property]) => {
        const { filter, enum: codes }: { filter?: boolean; enum?: AnyEnum } = property.options;
        const isSearched = filter || name in conditions;
        return isSearched ? byKind[property.kind]?.(name as Name, codes?.$values ?? []) : {};
      });
      return Object.assign({}, ...found) as FilterConditions<Resource, Row>;
    },
  };
}

/** The keys of the conditions that search a value of the rows with their name. */
type OnRow<Given extends Properties, Row> = {
  [Key in keyof Given & string]: (Key | `${Key}Id`) & keyof Row extends never ? never : Key;
}[keyof Given & string];
/** The conditions on the properties of a record, and its others that search a value of the rows. */
type FilterConditions<Resource extends AnyRecord, Row> = {
  [
    Key in keyof (ConditionsOf<Resource['properties'], KeysWith<Resource['properties'], 'filter'>> &
      ConditionsOf<Resource['conditions'], OnRow<Resource['conditions'], Row>>)
  ]: Condition<Row>;
};
export type On<Row> = ReturnType<typeof conditionsOn<Row>>;

/** Returns the conditions of a query; `declare` receives the functions that create the common ones. */
export const conditions = <Query, Row>(declare: (on: On<Row>) => Conditions<Query, Row>) =>
  declare(conditionsOn<Row>());

export const regionPrefix = (id: Id) => {
  const text = String(id);
  return text.length === 6 ? text.replace(/(00)+$/, '') : text;
};
