/** Runs `make` on the first call and returns its result to all later calls; after a failure the next call runs it again. */
export function lazy<Made>(make: () => Promise<Made>): () => Promise<Made> {
  let made: Promise<Made> | null = null;
  const start = () =>
    make().catch((cause: unknown) => {
      made = null;
      throw cause;
    });
  return () => (made ??= start());
}
