/** Runs `make` on the first call and returns its result to all later calls; after a failure the next call runs it again. */
export function lazy<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let value: Promise<Value> | null = null;
  const start = () =>
    make().catch((cause: unknown) => {
      value = null;
      throw cause;
    });
  return () => (value ??= start());
}

/** The longest time to work without a pause: short enough for the page to stay responsive while the user types. */
const sliceMs = 8;
/** The clock is read only after this many items, because reading it takes longer than most items do. */
const itemsPerCheck = 16;

/** Resolves in the next task, so that the page can do its own work first; a timer would wait some milliseconds longer. */
const nextTask = () =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });

/** Does the same as `Array.from(items, map)` in short tasks, because the mock runs in the main thread of the page. */
export async function mapInSlices<Item, Result>(
  items: ArrayLike<Item>,
  map: (item: Item, index: number) => Result,
): Promise<Result[]> {
  const results: Result[] = [];
  let end = performance.now() + sliceMs;
  for (let index = 0; index < items.length; index += 1) {
    // The cast is safe, because the index is below the length; items of `{ length }` are undefined, as for Array.from.
    results.push(map(items[index] as Item, index));
    if (index % itemsPerCheck === 0 && performance.now() > end) {
      await nextTask();
      end = performance.now() + sliceMs;
    }
  }
  return results;
}
