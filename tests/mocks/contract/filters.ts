import type { Id } from '@/api/types';
import { db } from '@/mocks/db';

/** What a condition of a list must do. */
export interface Filter<Row> {
  /** Values to ask for, drawn from all the rows that there are. */
  values: (rows: Row[]) => unknown[];
  holds: (row: Row, value: unknown) => boolean;
  /** Values that no server could read. */
  bad: unknown[];
  /** Why the seed has no row that it leaves out, or none that it keeps. */
  even?: string;
}

const given = (value: unknown) => value !== null && value !== undefined && value !== '';
/** A value as a query carries it. */
export function text(value: unknown): string {
  if (value === null || value === undefined) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value as string);
}

/** Different values of the rows, the more usual ones first. */
function valuesOf<Row>(rows: Row[], valueOf: (row: Row) => unknown): unknown[] {
  const counts = new Map<unknown, number>();
  for (const value of rows.map(valueOf).filter(given)) {
    counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return [...counts].toSorted(([, a], [, b]) => b - a).map(([value]) => value);
}

function median<Value extends string | number>(values: Value[]): Value[] {
  const sorted = values.toSorted((a, b) => (a < b ? -1 : Number(a > b)));
  const middle = sorted[Math.floor(sorted.length / 2)];
  return middle === undefined ? [] : [middle];
}

type Column<Row> = keyof Row;
const times = <Row>(rows: Row[], key: Column<Row>) =>
  median(
    rows
      .map((row) => row[key])
      .filter(given)
      .map(String),
  );
const numbers = <Row>(rows: Row[], key: Column<Row>) =>
  median(
    rows
      .map((row) => row[key])
      .filter(given)
      .map(Number),
  );

const badTimes = ['yesterday', '2026-13-01', '2026-02-30 08:00:00'];
const badNumbers = ['many', '1e3x'];

/** A condition that needs its own words. */
export const by = <Row>(
  values: (rows: Row[]) => unknown[],
  holds: (row: Row, value: never) => boolean,
  bad: unknown[] = [],
): Filter<Row> => ({ values, holds: (row, value) => holds(row, value as never), bad });

/** The usual conditions, as the types of the queries mean them. */
export const on = <Row>() => ({
  /** Part of a text; blanks around it do not count. */
  contains: (key: Column<Row>): Filter<Row> => ({
    values: (rows) =>
      valuesOf(rows, (row) => row[key])
        .slice(0, 30)
        .flatMap((value) => [text(value).slice(-3).trim(), ` ${text(value)} `]),
    holds: (row, value) => text(row[key]).includes(text(value).trim()),
    bad: [],
  }),
  /** One id or word, or several of them. */
  oneOf: (key: Column<Row>): Filter<Row> => ({
    values: (rows) => {
      const all = valuesOf(rows, (row) => row[key]);
      return [...all.slice(0, 3), all.slice(0, 2)];
    },
    holds: (row, value) => [value].flat().map(String).includes(text(row[key])),
    bad: [],
  }),
  /** A code of an enumeration. */
  code: (key: Column<Row>): Filter<Row> => ({
    values: (rows) => valuesOf(rows, (row) => row[key]),
    holds: (row, value) => text(row[key]) === text(value),
    bad: [99, 'all'],
  }),
  flag: (key: Column<Row>): Filter<Row> => ({
    values: () => [true, false],
    holds: (row, value) => row[key] === value,
    bad: ['perhaps', 2],
  }),
  since: (key: Column<Row>): Filter<Row> => ({
    values: (rows) =>
      times(rows, key).flatMap((time) => [time.replace('T', ' '), time.slice(0, 10)]),
    holds: (row, value) => given(row[key]) && text(row[key]) >= text(value).replace(' ', 'T'),
    bad: badTimes,
  }),
  until: (key: Column<Row>): Filter<Row> => ({
    values: (rows) =>
      times(rows, key).flatMap((time) => [time.replace('T', ' '), time.slice(0, 10)]),
    holds: (row, value) => given(row[key]) && text(row[key]) <= text(value).replace(' ', 'T'),
    bad: badTimes,
  }),
  atLeast: (key: Column<Row>): Filter<Row> => ({
    values: (rows) => numbers(rows, key),
    holds: (row, value) => given(row[key]) && Number(row[key]) >= Number(value),
    bad: badNumbers,
  }),
  atMost: (key: Column<Row>): Filter<Row> => ({
    values: (rows) => numbers(rows, key),
    holds: (row, value) => given(row[key]) && Number(row[key]) <= Number(value),
    bad: badNumbers,
  }),
  /** A province or a city stands for all within. */
  inRegion: (key: Column<Row>): Filter<Row> => ({
    values: (rows) => {
      const ids = valuesOf(rows, (row) => row[key]).map(text);
      return [
        ...new Set(ids.flatMap((id) => [`${id.slice(0, 2)}0000`, `${id.slice(0, 4)}00`])),
      ].slice(0, 6);
    },
    holds: (row, value) => text(row[key]).startsWith(text(value).replace(/(00)+$/, '')),
    bad: [],
  }),
  /** One of the ids in a list of a row. */
  among: (key: Column<Row>): Filter<Row> => ({
    values: (rows) =>
      valuesOf(
        rows.flatMap((row) => [row[key]].flat()),
        (one) => one,
      ).slice(0, 3),
    holds: (row, value) => [row[key]].flat().map(String).includes(text(value)),
    bad: [],
  }),
});

/** Fields whose values the seed has only one of: the condition keeps or drops all. */
export const even = <Row>(why: string, filter: Filter<Row>): Filter<Row> => ({
  ...filter,
  even: why,
});

export const byStation = (row: { substationId: Id }): Id[] => [row.substationId];
export const byStations = (row: { substationIds: Id[] }): Id[] => row.substationIds;
/** Whatever a company owns is seen where the company is. */
export async function byCompany({ companyId }: { companyId: Id }): Promise<Id[]> {
  const company = (await db.companies.open()).find(companyId);
  return company ? [company.substationId] : [];
}
/** Whatever belongs to a vote is seen where the vote is. */
export async function byVote({ voteId }: { voteId: Id }): Promise<Id[]> {
  return byStation((await db.votes.open()).one(voteId));
}
