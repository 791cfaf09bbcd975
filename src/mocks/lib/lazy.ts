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
