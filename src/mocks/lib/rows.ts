/** Returns a function that copies these fields of a row, e.g. for the options of a select. */
export const pick =
  <Name extends string>(...names: Name[]) =>
  <Row extends Record<Name, unknown>>(row: Row) =>
    Object.fromEntries(names.map((name) => [name, row[name]])) as Pick<Row, Name>;
