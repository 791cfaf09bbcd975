/** The number of calls at a time: more than one is faster, but many would overload the server. */
const concurrency = 4;

/** Runs a call for each item, a few at a time. Rejects with the first error, and with the signal's reason when it is aborted. */
export async function forEachFew<Item>(
  items: Iterable<Item>,
  signal: AbortSignal,
  run: (item: Item) => Promise<unknown>,
): Promise<void> {
  const queue = items[Symbol.iterator]();
  async function worker() {
    for (let next = queue.next(); !next.done; next = queue.next()) {
      signal.throwIfAborted();
      await run(next.value);
    }
  }
  await Promise.all(Array.from({ length: concurrency }, worker));
}
