/** A copy of a set that contains these members (`isMember`) or does not. */
export function withMembers<Member>(
  set: ReadonlySet<Member>,
  members: Iterable<Member>,
  isMember: boolean,
): ReadonlySet<Member> {
  const next = new Set(set);
  for (const member of members) {
    if (isMember) next.add(member);
    else next.delete(member);
  }
  return next;
}

/** Groups rows by a key; each group keeps the order of the rows. */
export function groupBy<Row, Key>(rows: Iterable<Row>, keyOf: (row: Row) => Key): Map<Key, Row[]> {
  const groups = new Map<Key, Row[]>();
  for (const row of rows) {
    const key = keyOf(row);
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  return groups;
}

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
