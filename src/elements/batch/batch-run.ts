import { toApiError, type ApiError } from '@/api/errors';
import type { Id } from '@/api/types';

/** One call of a batch. */
export interface BatchTask {
  id: Id;
  /** What its row is called in the outcome. */
  name: string;
  run: () => Promise<unknown>;
}
/** How the tasks went, by id; null: it worked. A task without an entry was not sent. */
export type BatchResults = ReadonlyMap<Id, ApiError | null>;

/** Several at once are quicker, many at once would be an attack. */
const concurrency = 4;

/** Runs the tasks a few at a time. What has not been sent when `signal` aborts is left out. */
export async function runBatch(
  tasks: readonly BatchTask[],
  onDone: (count: number) => void,
  signal: AbortSignal,
): Promise<BatchResults> {
  const results = new Map<Id, ApiError | null>();
  const queue = [...tasks];
  async function worker() {
    for (let task = queue.shift(); task && !signal.aborted; task = queue.shift()) {
      const error = await task.run().then(
        () => null,
        (thrown: unknown) => toApiError(thrown),
      );
      results.set(task.id, error);
      onDone(results.size);
    }
  }
  await Promise.all(Array.from({ length: concurrency }, worker));
  return results;
}
