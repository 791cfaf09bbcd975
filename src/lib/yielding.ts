/** Long work in short steps: it yields wherever it may be interrupted, and its last step answers. */
export type Steps<Result> = Generator<undefined, Result, undefined>;

/** Does all of it now. */
export function atOnce<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** Lets the browser answer the user and paint. */
export const pause = () =>
  new Promise<void>((go) => {
    setTimeout(go);
  });

const sliceMs = 8;

/** Does it in slices of a few milliseconds; rejects with the signal's reason once that is aborted. */
export async function inSlices<Result>(
  steps: Steps<Result>,
  signal?: AbortSignal,
): Promise<Result> {
  let until = performance.now() + sliceMs;
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    if (performance.now() < until) continue;
    await pause();
    signal?.throwIfAborted();
    until = performance.now() + sliceMs;
  }
}
