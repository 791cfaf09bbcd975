import { useRef } from 'react';
import type { Id } from '@/api/types';
import { useTabKey } from '@/elements/tab/tab-context';
import { trackBatch } from '@/stores/dirty';
import { keepBatch, type BatchKeeper, type BatchOrigin } from '@/stores/work/kept-batches';
import { runBatch, type BatchTask } from './batch-run';

/**
 * Runs batches that ask before the user leaves, and stores the results of their tasks for the case that the user has left
 * nevertheless. `dismiss` deletes the results when the user has seen them.
 */
export function useKeptBatch() {
  const tab = useTabKey();
  const keeper = useRef<BatchKeeper>(null);
  /** Runs the tasks of a batch; a second run is a retry of some of them. */
  const run = async (
    origin: BatchOrigin,
    tasks: readonly BatchTask[],
    onDone: (count: number) => void,
    signal: AbortSignal,
  ) => {
    const ids = tasks.map(({ id }): Id => id);
    if (keeper.current) keeper.current.begin(ids);
    else keeper.current = keepBatch(origin, ids, tab);
    const { current } = keeper;
    const release = trackBatch(tab);
    try {
      return await runBatch(tasks, onDone, signal, current);
    } finally {
      release();
      current.end();
    }
  };
  const dismiss = () => {
    keeper.current?.dismiss();
    keeper.current = null;
  };
  return { run, dismiss };
}
