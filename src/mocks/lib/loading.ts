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

/** Short enough for the page to show what its user types in between. */
const sliceMs = 8;
/** Reading the clock for each item would take longer than many items do. */
const itemsPerCheck = 16;

/** Resolves in the next task, after what the page has to do by then; a timer would wait some milliseconds longer. */
const nextTask = () =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });

/** As `Array.from(items, map)`, in short tasks: the mocked backend runs in the main thread of the page. */
export async function mapInSlices<Item, Result>(
  items: ArrayLike<Item>,
  map: (item: Item, index: number) => Result,
): Promise<Result[]> {
  const results: Result[] = [];
  let end = performance.now() + sliceMs;
  for (let index = 0; index < items.length; index += 1) {
    // The index is below the length; an item of `{ length }` is undefined, as it is for Array.from.
    results.push(map(items[index] as Item, index));
    if (index % itemsPerCheck === 0 && performance.now() > end) {
      await nextTask();
      end = performance.now() + sliceMs;
    }
  }
  return results;
}
