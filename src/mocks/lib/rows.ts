/** Adds up the amounts of the rows by a key; without `amountOf`, counts the rows. */
export function sumBy<Row, Key>(
  rows: Iterable<Row>,
  keyOf: (row: Row) => Key,
  amountOf: (row: Row) => number = () => 1,
): Map<Key, number> {
  const sums = new Map<Key, number>();
  for (const row of rows) sums.set(keyOf(row), (sums.get(keyOf(row)) ?? 0) + amountOf(row));
  return sums;
}

/** Returns a function that copies these fields of a row, e.g. for the options of a select. */
export const pick =
  <Name extends string>(...names: Name[]) =>
  <Row extends Record<Name, unknown>>(row: Row) =>
    Object.fromEntries(names.map((name) => [name, row[name]])) as Pick<Row, Name>;
