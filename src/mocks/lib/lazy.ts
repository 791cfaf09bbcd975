/** Runs `make` on the first call and answers the same to everybody after; what failed, the next call makes anew. */
export function lazy<Made>(make: () => Promise<Made>): () => Promise<Made> {
  let made: Promise<Made> | null = null;
  const start = () =>
    make().catch((cause: unknown) => {
      made = null;
      throw cause;
    });
  return () => (made ??= start());
}
