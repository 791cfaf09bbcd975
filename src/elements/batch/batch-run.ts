import { ApiError, toApiError } from '@/api/errors';
import type { Id } from '@/api/types';
import { t } from '@/i18n';

/** One request of a batch. */
export interface BatchTask {
  id: Id;
  /** The name of the row in the results. */
  name: string;
  run: () => Promise<unknown>;
  /**
   * Runs the task on the current record after somebody else has changed it. Without this function such a task is not retried:
   * the server would refuse it again.
   */
  runOnLatest?: () => Promise<unknown>;
}
/** The error of a task that is not retried after somebody else has deleted or changed its record. */
export const refusal = (status: number, reason: 'gone' | 'unsuitable' | 'unmatched') =>
  new ApiError({ kind: 'server', status, code: reason, message: t(`elements.batch.${reason}`) });

/** Returns a function that loads the current record and sends the task again for it. */
export const onLatest =
  <Row>(reload: () => Promise<Row | null>, send: (latest: Row) => Promise<unknown>) =>
  async () => {
    const latest = await reload();
    if (!latest) throw refusal(404, 'gone');
    await send(latest);
  };

/** Is called when a task is sent, and when it has ended. */
interface BatchWatcher {
  onSent: (id: Id) => void;
  onSettled: (id: Id, error: ApiError | null) => void;
}
/** The error of each task by id; null when it succeeded. A task without an entry was not sent. */
export type BatchResults = ReadonlyMap<Id, ApiError | null>;

/** The number of requests at a time: more than one is faster, but many would overload the server. */
const concurrency = 4;

/** Runs the tasks, a few at a time. Tasks that have not started when `signal` aborts are skipped. */
export async function runBatch(
  tasks: readonly BatchTask[],
  onDone: (count: number) => void,
  signal: AbortSignal,
  watcher?: BatchWatcher,
): Promise<BatchResults> {
  const results = new Map<Id, ApiError | null>();
  const queue = [...tasks];
  let done = 0;
  async function worker() {
    for (let task = queue.shift(); task && !signal.aborted; task = queue.shift()) {
      watcher?.onSent(task.id);
      const error = await task.run().then(
        () => null,
        (thrown: unknown) => toApiError(thrown),
      );
      done += 1;
      watcher?.onSettled(task.id, error);
      // After a sign-out no request is sent.
      if (error?.kind !== 'cancelled') results.set(task.id, error);
      onDone(done);
    }
  }
  await Promise.all(Array.from({ length: concurrency }, worker));
  return results;
}
