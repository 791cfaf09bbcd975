/** Returns whether a shorter list still shows the fault. */
type Fails<Item> = (items: Item[]) => Promise<boolean>;

/** Returns the shortest end of the list that still fails, found by doubling its length. */
async function shortestEnd<Item>(items: Item[], fails: Fails<Item>): Promise<Item[]> {
  for (let length = 1; length < items.length; length *= 2) {
    const end = items.slice(-length);
    if (await fails(end)) return end;
  }
  return items;
}

/** Removes parts that the fault does not need, first large ones, then single items (delta debugging). */
export async function shrink<Item>(items: Item[], fails: Fails<Item>): Promise<Item[]> {
  let kept = await shortestEnd(items, fails);
  for (let size = Math.ceil(kept.length / 2); size >= 1; size = Math.floor(size / 2)) {
    for (let start = 0; start < kept.length;) {
      const rest = kept.toSpliced(start, size);
      if (rest.length && (await fails(rest))) kept = rest;
      else start += size;
    }
  }
  return kept;
}
