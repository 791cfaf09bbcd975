/**
 * The declared keys in the order a user once chose. Keys that are gone drop out; a key that is new stands
 * behind the one it follows in the declaration.
 */
export function mergedOrder(declared: readonly string[], chosen: readonly string[]): string[] {
  const order = chosen.filter((key) => declared.includes(key));
  for (const [at, key] of declared.entries()) {
    if (order.includes(key)) continue;
    const before = declared[at - 1];
    order.splice(before === undefined ? 0 : order.indexOf(before) + 1, 0, key);
  }
  return order;
}

/**
 * Which declared keys show: what the user chose, and everything that did not exist yet when he chose.
 * null: he never did.
 */
export function shownKeys(
  declared: readonly string[],
  chosen: readonly string[] | null,
  knownThen: readonly string[],
): string[] {
  if (!chosen) return [...declared];
  return declared.filter((key) => chosen.includes(key) || isNew(key, chosen, knownThen));
}

/** Without a note of what there was to choose from, only the choice itself speaks. */
const isNew = (key: string, chosen: readonly string[], knownThen: readonly string[]) =>
  knownThen.length > 0 && !knownThen.includes(key) && !chosen.includes(key);

/** One key moved to where another stands. */
export function moved(order: readonly string[], key: string, to: string): string[] {
  const from = order.indexOf(key);
  const target = order.indexOf(to);
  if (from < 0 || target < 0) return [...order];
  const rest = order.toSpliced(from, 1);
  return rest.toSpliced(target, 0, key);
}
