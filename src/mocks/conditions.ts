import type { PageQuery } from '@/api/types';

/** Tells whether a row meets what one query key was given, as text. */
type Condition<Row> = (row: Row, given: string[]) => boolean;
/** One condition per filter of a query: a filter nobody answers does not compile. */
export type Conditions<Query, Row> = {
  [Key in Exclude<keyof Query, keyof PageQuery>]-?: Condition<Row>;
};

const given = (value: unknown): string[] =>
  value === undefined || value === null || value === '' ? [] : [value].flat().map(String);

/** The predicate of a query: every filter that was given must hold. */
export function matching<Query, Row>(conditions: Conditions<Query, Row>, query: object) {
  const values = new Map(Object.entries(query));
  const active = Object.entries<Condition<Row>>(conditions)
    .map(([key, holds]) => ({ holds, values: given(values.get(key)) }))
    .filter(({ values }) => values.length);
  return (row: Row) => active.every(({ holds, values }) => holds(row, values));
}

/** Times compare as text once the T that separates day and hour is a space. */
const comparable = (value: unknown) =>
  typeof value === 'number' ? value : String(value).replace('T', ' ');

function compare(value: unknown, text: string): number {
  const left = comparable(value);
  const right = typeof left === 'number' ? Number(text) : comparable(text);
  if (left === right) return 0;
  return left < right ? -1 : 1;
}

const present = (value: unknown) => value !== null && value !== undefined;

/** The usual conditions on a field of a row. */
export function conditionsOn<Row>() {
  type Key = keyof Row;
  return {
    contains:
      (key: Key): Condition<Row> =>
      (row, [text = '']) =>
        String(row[key] ?? '').includes(text.trim()),
    oneOf:
      (key: Key): Condition<Row> =>
      (row, values) =>
        values.includes(String(row[key])),
    from:
      (key: Key): Condition<Row> =>
      (row, [text = '']) =>
        present(row[key]) && compare(row[key], text) >= 0,
    until:
      (key: Key): Condition<Row> =>
      (row, [text = '']) =>
        present(row[key]) && compare(row[key], text) <= 0,
  };
}
