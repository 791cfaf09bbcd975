/**
 * The declared keys in the order that the user chose. Keys that are no longer declared are left out; a new key comes
 * after the key that precedes it in the declaration.
 */
export function mergeColumnOrder(declared: readonly string[], chosen: readonly string[]): string[] {
  const order = chosen.filter((key) => declared.includes(key));
  for (const [index, key] of declared.entries()) {
    if (order.includes(key)) continue;
    const before = declared[index - 1];
    order.splice(before === undefined ? 0 : order.indexOf(before) + 1, 0, key);
  }
  return order;
}

/**
 * The declared keys that are visible: those the user chose, and those that were added after the choice.
 * `chosen` is null when the user has not chosen; then all keys are visible.
 */
export function visibleKeys(
  declared: readonly string[],
  chosen: readonly string[] | null,
  knownThen: readonly string[],
): string[] {
  if (!chosen) return [...declared];
  return declared.filter((key) => chosen.includes(key) || isNew(key, chosen, knownThen));
}

/** When the keys known at the time of the choice were not recorded, only the choice counts. */
const isNew = (key: string, chosen: readonly string[], knownThen: readonly string[]) =>
  knownThen.length > 0 && !knownThen.includes(key) && !chosen.includes(key);

/** The order with one key moved to the position of another. */
export function moveKey(order: readonly string[], key: string, to: string): string[] {
  const from = order.indexOf(key);
  const target = order.indexOf(to);
  if (from < 0 || target < 0) return [...order];
  const rest = order.toSpliced(from, 1);
  return rest.toSpliced(target, 0, key);
}
