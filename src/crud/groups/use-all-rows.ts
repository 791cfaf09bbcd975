import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { toApiError, type ApiError } from '@/api/errors';
import type { Id } from '@/api/types';
import {
  emptyProgress,
  loadAll,
  TooManyRowsError,
  type ListCall,
  type LoadProgress,
} from '@/elements/export/load-all';

interface AllRows<Row> {
  /** The rows that are loaded so far. */
  rows: readonly Row[];
  /** The number of all rows; undefined before the first response and where the server does not return it. */
  total: number | undefined;
  phase: 'running' | 'stopped' | 'failed' | 'tooMany' | 'done';
  error?: ApiError;
}

/** Loads all rows of a list page by page, and goes on where it was stopped or has failed. */
export function useAllRows<Row extends { id: Id }>(call: ListCall<Row>, query: object) {
  const [state, setState] = useState<AllRows<Row>>({
    rows: [],
    total: undefined,
    phase: 'running',
  });
  const loaded = useRef<LoadProgress<Row>>(emptyProgress());
  const controller = useRef<AbortController>(null);
  const load = async () => {
    const own = new AbortController();
    controller.current = own;
    const show = (part: Pick<AllRows<Row>, 'phase' | 'error'>) => {
      if (own.signal.aborted) return;
      const { rows, total } = loaded.current;
      setState({ rows: [...rows.values()], total, ...part });
    };
    try {
      await loadAll({
        call,
        query,
        loaded: loaded.current,
        signal: own.signal,
        onProgress: () => show({ phase: 'running' }),
      });
      show({ phase: 'done' });
    } catch (error) {
      if (!(error instanceof TooManyRowsError)) show({ phase: 'failed', error: toApiError(error) });
      else if (!own.signal.aborted) setState({ rows: [], total: error.total, phase: 'tooMany' });
    }
  };
  const stop = () => {
    controller.current?.abort();
    setState((before) => ({ ...before, phase: 'stopped' }));
  };
  const run = () => {
    setState((before) => ({ ...before, phase: 'running', error: undefined }));
    void load();
  };
  const begin = useEffectEvent(() => {
    if (state.phase === 'running') void load();
  });
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- no state is set before the first response
    begin();
    // Also runs when the tab is hidden.
    return () => controller.current?.abort();
  }, []);
  return { ...state, run, stop };
}
