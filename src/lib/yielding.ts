/** Long work as a generator: it yields wherever the work may be interrupted, and returns the result. */
export type Steps<Result> = Generator<undefined, Result, undefined>;

/** Runs all steps without a break. */
export function runSync<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** Lets the browser handle input and paint. */
export const yieldToMain = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve);
  });

const chunkMs = 8;

/** Runs the steps in chunks of a few milliseconds; rejects with the signal's reason when that is aborted. */
export async function runInChunks<Result>(
  steps: Steps<Result>,
  signal?: AbortSignal,
): Promise<Result> {
  let until = performance.now() + chunkMs;
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    if (performance.now() < until) continue;
    await yieldToMain();
    signal?.throwIfAborted();
    until = performance.now() + chunkMs;
  }
}
