import { useRef, useState } from 'react';
import { toApiError, type ApiError } from '@/api/errors';
import type { Id } from '@/api/types';
import {
  emptyProgress,
  loadAll,
  TooManyRowsError,
  type ListCall,
  type LoadProgress,
} from './load-all';

type LoadPhase =
  | { phase: 'idle' | 'running' | 'stopped' | 'tooMany' | 'done'; error?: undefined }
  | { phase: 'failed'; error: ApiError };
export type LoadState<Row> = LoadPhase & {
  /** The rows that are loaded so far. */
  rows: readonly Row[];
  /** The number of all rows; undefined before the first response and where the server does not return it. */
  total?: number;
};

interface LoadOptions<Row> {
  call: ListCall<Row>;
  /** Conditions and sort, without page and page size. */
  query: object;
  /** More rows are not loaded. */
  max?: number;
  /** Whether no further row is needed after this one, in the order of the query. */
  isPast?: (row: Row) => boolean;
}

const idle = { phase: 'idle', rows: [] } as const;

/**
 * Loads all rows of a list page by page. `run` begins, or goes on where the load was stopped or has failed; `stop` keeps
 * the loaded rows and `reset` drops them. Whether a hidden tab stops it is up to the caller, which aborts then.
 */
export function useLoadAll<Row extends { id: Id }>(options: LoadOptions<Row>) {
  const [state, setState] = useState<LoadState<Row>>(idle);
  const progress = useRef<LoadProgress<Row>>(emptyProgress());
  const controllerRef = useRef<AbortController>(null);

  const abort = () => controllerRef.current?.abort();
  const stop = () => {
    abort();
    setState(({ rows, total }) => ({ phase: 'stopped', rows, total }));
  };
  const reset = () => {
    abort();
    progress.current = emptyProgress();
    setState(idle);
  };
  /** `finish` takes the rows; the load is done after it, and has failed when it throws. */
  const load = async (finish?: (rows: Row[], signal: AbortSignal) => unknown) => {
    abort();
    const controller = new AbortController();
    controllerRef.current = controller;
    const { signal } = controller;
    const loaded = progress.current;
    const show = (part: LoadPhase) => {
      if (signal.aborted) return;
      setState({ rows: [...loaded.rows.values()], total: loaded.total, ...part });
    };
    show({ phase: 'running' });
    try {
      const onProgress = () => show({ phase: 'running' });
      const rows = await loadAll({ ...options, loaded, signal, onProgress });
      await finish?.(rows, signal);
      show({ phase: 'done' });
    } catch (error) {
      if (!(error instanceof TooManyRowsError)) show({ phase: 'failed', error: toApiError(error) });
      else if (!signal.aborted) setState({ rows: [], total: error.total, phase: 'tooMany' });
    }
  };
  return { state, run: load, stop, reset, abort };
}
