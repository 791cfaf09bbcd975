import type { ConditionsOf, KeysWith, Properties, PropertyKind } from '@/api/properties';
import type { AnyRecord } from '@/api/record';
import type { Id } from '@/api/types';
import { db } from '@/mocks/db/db';
import { text } from '../backend';

/** How a condition of a list is tested. */
export interface Filter<Row> {
  /** The values to ask for, taken from all rows. */
  values: (rows: Row[]) => unknown[];
  holds: (row: Row, value: unknown) => boolean;
  /** Values that the server must refuse. */
  bad: unknown[];
  /** Why no value can tell rows of the seed apart: the condition keeps all or none. */
  even?: string;
}
type Filters<Key extends string, Row> = Record<Key, Filter<Row>>;

const given = (value: unknown) => value !== null && value !== undefined && value !== '';

/** The different values of the rows, the most frequent ones first. */
function valuesOf(values: unknown[]): unknown[] {
  const counts = new Map<unknown, number>();
  for (const value of values.filter(given)) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].toSorted(([, a], [, b]) => b - a).map(([value]) => value);
}

function median<Value extends string | number>(values: Value[]): Value[] {
  const sorted = values.toSorted((a, b) => (a < b ? -1 : Number(a > b)));
  return sorted.slice(Math.floor(sorted.length / 2), Math.floor(sorted.length / 2) + 1);
}

const badTimes = ['yesterday', '2026-13-01', '2026-02-30 08:00:00'];
const badNumbers = ['many', '1e3x', '007'];

/** A condition described by the values to ask for, the rows that meet them, and values to refuse. */
export const by = <Row>(
  values: (rows: Row[]) => unknown[],
  holds: (row: Row, value: never) => boolean,
  bad: unknown[] = [],
): Filter<Row> => ({ values, holds: (row, value) => holds(row, value as never), bad });

/** The keys of the conditions on a column with their name. */
type OnRow<Given extends Properties, Row> = {
  [Key in keyof Given & string]: (Key | `${Key}Id`) & keyof Row extends never ? never : Key;
}[keyof Given & string];

/** The usual conditions on one or more columns, by the kind of the column. */
function conditions<Row>() {
  type Name = Extract<keyof Row, string>;
  const columnOf = (rows: Row[], key: Name) => rows.map((row) => row[key]);
  const each =
    (make: (key: Name) => Filter<Row>) =>
    <Key extends Name>(...keys: Key[]) =>
      Object.fromEntries(keys.map((key) => [key, make(key)])) as Filters<Key, Row>;
  /** The conditions for the begin and the end of a range. */
  const ends =
    (
      ofRows: (rows: Row[], key: Name) => unknown[],
      isInOrder: (one: unknown, other: unknown) => boolean,
      bad: unknown[],
    ) =>
    <Key extends Name>(...keys: Key[]) =>
      Object.fromEntries(
        keys.flatMap((key) => {
          const values = (rows: Row[]) => ofRows(rows, key);
          const begin = by<Row>(
            values,
            (row, end) => given(row[key]) && isInOrder(end, row[key]),
            bad,
          );
          const end = by<Row>(
            values,
            (row, end) => given(row[key]) && isInOrder(row[key], end),
            bad,
          );
          return [
            [`${key}Begin`, begin],
            [`${key}End`, end],
          ];
        }),
      ) as Filters<`${Key}Begin` | `${Key}End`, Row>;
  const moment = (value: unknown) => text(value).replace(' ', 'T');
  const usual = {
    /** A part of a text; surrounding spaces are ignored. */
    contains: each((key) =>
      by(
        (rows) =>
          valuesOf(columnOf(rows, key))
            .slice(0, 30)
            .flatMap((value) => [text(value).slice(-3).trim(), ` ${text(value)} `]),
        (row, value) => text(row[key]).includes(text(value).trim()),
      ),
    ),
    /** One id or word, or several. */
    oneOf: each((key) =>
      by(
        (rows) => {
          const all = valuesOf(columnOf(rows, key));
          return [...all.slice(0, 3), all.slice(0, 2)];
        },
        (row, value) => [value].flat().map(String).includes(text(row[key])),
      ),
    ),
    /** One code of an enumeration, or several. */
    code: each((key) =>
      by(
        (rows) => {
          const all = valuesOf(columnOf(rows, key));
          return [all.slice(0, 2), ...all];
        },
        (row, value) => [value].flat().map(String).includes(text(row[key])),
        [99, 'all'],
      ),
    ),
    flag: each((key) =>
      by(
        () => [true, false],
        (row, value) => row[key] === value,
        ['perhaps', 2],
      ),
    ),
    /** A province or a city includes every region in it. */
    inRegion: each((key) =>
      by(
        (rows) => {
          const ids = valuesOf(columnOf(rows, key)).map(text);
          const wider = ids.flatMap((id) => [`${id.slice(0, 2)}0000`, `${id.slice(0, 4)}00`]);
          return [...new Set(wider)].slice(0, 6);
        },
        (row, value) => text(row[key]).startsWith(text(value).replace(/(00)+$/, '')),
      ),
    ),
    times: ends(
      (rows, key) =>
        median(columnOf(rows, key).filter(given).map(String)).flatMap((time) => [
          time.replace('T', ' '),
          time.slice(0, 10),
        ]),
      (one, other) => moment(one) <= moment(other),
      badTimes,
    ),
    numbers: ends(
      (rows, key) => median(columnOf(rows, key).filter(given).map(Number)),
      (one, other) => Number(one) <= Number(other),
      badNumbers,
    ),
    /** An id that the list of a row contains. */
    among: (key: Name): Filter<Row> =>
      by(
        (rows) => valuesOf(columnOf(rows, key).flat()).slice(0, 3),
        (row, value) => [row[key]].flat().map(String).includes(text(value)),
      ),
  };
  // The names of columns are composed of the key of a property and a suffix.
  const column = (name: string) => name as Name;
  const amongIds = (name: string) => ({ [`${name}Id`]: usual.among(column(`${name}Ids`)) });
  const byKind: Partial<Record<PropertyKind, (name: string) => object>> = {
    text: (name) => usual.contains(column(name)),
    email: (name) => usual.contains(column(name)),
    idNumber: (name) => usual.contains(column(name)),
    phone: (name) => usual.contains(column(name)),
    line: (name) => usual.contains(column(`${name}Name`)),
    number: (name) => usual.numbers(column(name)),
    money: (name) => usual.numbers(column(name)),
    flag: (name) => usual.flag(column(name)),
    date: (name) => usual.times(column(name)),
    dateTime: (name) => usual.times(column(name)),
    code: (name) => usual.code(column(name)),
    record: (name) => usual.oneOf(column(`${name}Id`)),
    id: (name) => usual.oneOf(column(`${name}Id`)),
    region: (name) => usual.inRegion(column(`${name}Id`)),
    ids: amongIds,
    records: amongIds,
    namedIds: amongIds,
  };
  return {
    ...usual,
    /** The conditions of a record. One that searches something else than the column of its name replaces one of these. */
    filters<Resource extends AnyRecord>({ properties, conditions }: Resource) {
      const found = Object.entries({ ...properties, ...conditions }).map(
        ([name, { kind, options }]) => {
          const { filter }: { filter?: boolean } = options;
          return filter || name in conditions ? byKind[kind]?.(name) : {};
        },
      );
      return Object.assign({}, ...found) as Filters<
        keyof (ConditionsOf<Resource['properties'], KeysWith<Resource['properties'], 'filter'>> &
          ConditionsOf<Resource['conditions'], OnRow<Resource['conditions'], Row>>) &
          string,
        Row
      >;
    },
  };
}
export type On<Row> = ReturnType<typeof conditions<Row>>;
export const on = conditions<never>() as unknown;

/** Changes some properties of conditions. */
const changed = <Key extends string, Row>(
  filters: Filters<Key, Row>,
  change: Partial<Filter<Row>>,
) =>
  Object.fromEntries(
    Object.entries<Filter<Row>>(filters).map(([key, filter]) => [key, { ...filter, ...change }]),
  ) as Filters<Key, Row>;
/** Conditions on columns that have the same value in all rows of the seed. */
export const even = <Key extends string, Row>(why: string, filters: Filters<Key, Row>) =>
  changed(filters, { even: why });
export const bad = <Key extends string, Row>(values: unknown[], filters: Filters<Key, Row>) =>
  changed(filters, { bad: values });

export const byStation = (row: { substationId: Id }): Id[] => [row.substationId];
export const byStations = (row: { substationIds: Id[] }): Id[] => row.substationIds;
/** A row of a company is visible in the sub-station of the company. */
export async function byCompany({ companyId }: { companyId: Id }): Promise<Id[]> {
  const company = (await db.companies.open()).find(companyId);
  return company ? [company.substationId] : [];
}
/** A row of a vote is visible in the sub-station of the vote. */
export async function byVote({ voteId }: { voteId: Id }): Promise<Id[]> {
  return byStation((await db.votes.open()).one(voteId));
}
