import { useEffect, useRef, useState } from 'react';
import { toApiError, type ApiError } from '@/api/errors';
import type { Id } from '@/api/types';
import { matchMaxRows } from '@/config/limits';
import {
  emptyProgress,
  loadAll,
  TooManyRowsError,
  type ListCall,
  type LoadProgress,
} from '@/elements/export/load-all';

export type CollectState =
  | { phase: 'idle' }
  | { phase: 'running'; rows: number; total?: number }
  | { phase: 'failed'; error: ApiError; rows: number }
  | { phase: 'tooMany'; total: number };

interface CollectOptions<Row> {
  call: ListCall<Row>;
  query: object;
  onDone: (rows: Row[]) => void;
}

/** Loads all rows that match, page by page. After a failed page `run` continues; `stop` and a hidden tab end it. */
export function useCollect<Row extends { id: Id }>({ call, query, onDone }: CollectOptions<Row>) {
  const [state, setState] = useState<CollectState>({ phase: 'idle' });
  const progress = useRef<LoadProgress<Row>>(emptyProgress());
  const controllerRef = useRef<AbortController>(null);
  const stop = () => {
    controllerRef.current?.abort();
    progress.current = emptyProgress();
    setState({ phase: 'idle' });
  };
  useEffect(
    () => () => {
      if (!controllerRef.current) return;
      controllerRef.current.abort();
      progress.current = emptyProgress();
      setState({ phase: 'idle' });
    },
    [],
  );
  const run = async () => {
    const controller = new AbortController();
    controllerRef.current = controller;
    const { signal } = controller;
    const loaded = progress.current;
    const onProgress = (rows: number, total?: number) =>
      !signal.aborted && setState({ phase: 'running', rows, total });
    onProgress(loaded.rows.size, loaded.total);
    try {
      const rows = await loadAll({ call, query, loaded, signal, onProgress, max: matchMaxRows });
      if (signal.aborted) return;
      progress.current = emptyProgress();
      setState({ phase: 'idle' });
      onDone(rows);
    } catch (error) {
      if (signal.aborted) return;
      if (error instanceof TooManyRowsError) setState({ phase: 'tooMany', total: error.total });
      else setState({ phase: 'failed', error: toApiError(error), rows: loaded.rows.size });
    }
  };
  return { state, run: () => void run(), stop };
}
