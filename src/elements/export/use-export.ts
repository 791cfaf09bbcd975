import { useRef, useState } from 'react';
import { toApiError, type ApiError } from '@/api/errors';
import type { Id } from '@/api/types';
import { onSessionChange } from '@/stores/session';
import { useSubstations } from '@/stores/substations';
import type { ExportFormat } from './build-file';
import {
  loadAll,
  emptyProgress,
  TooManyRowsError,
  type ListCall,
  type LoadProgress,
} from './load-all';
import { addRecentExport, type RecentExport } from './recent-exports';
import { fileName, startDownload } from './save-file';

export type ExportState =
  | { phase: 'idle' }
  | { phase: 'running'; rows: number; total?: number }
  | { phase: 'tooMany'; total: number }
  | { phase: 'failed'; error: ApiError; rows: number }
  | { phase: 'done'; file: RecentExport; rows: number };

interface UseExportOptions<Row> {
  title: string;
  call: ListCall<Row>;
  query: object;
  build: (format: ExportFormat, rows: Row[]) => Promise<Blob>;
}

/** Calls `end` when the sub-station or the session changes, because a file must not mix rows of two scopes. */
function onScopeChange(end: () => void, signal: AbortSignal) {
  const unsubscribers = [
    useSubstations.subscribe(({ chosen }, before) => chosen.id !== before.chosen.id && end()),
    onSessionChange(end),
  ];
  const unsubscribeAll = () => unsubscribers.forEach((one) => one());
  signal.addEventListener('abort', unsubscribeAll);
  return unsubscribeAll;
}

/**
 * The state of an export. A failed export keeps the loaded rows, and a new run aborts the previous one. The export
 * continues while its tab is hidden, so there is no cleanup on unmount; only `stop` ends it.
 */
export function useExport<Row extends { id: Id }>({
  title,
  call,
  query,
  build,
}: UseExportOptions<Row>) {
  const [state, setState] = useState<ExportState>({ phase: 'idle' });
  const progress = useRef<LoadProgress<Row>>(emptyProgress());
  const controllerRef = useRef<AbortController>(null);

  const stop = () => {
    controllerRef.current?.abort();
    controllerRef.current = null;
    progress.current = emptyProgress();
    setState({ phase: 'idle' });
  };

  const run = async (format: ExportFormat) => {
    controllerRef.current?.abort();
    const controller = new AbortController();
    controllerRef.current = controller;
    const unsubscribe = onScopeChange(stop, controller.signal);
    const isCurrent = () => controllerRef.current === controller && !controller.signal.aborted;
    setState({ phase: 'running', rows: progress.current.rows.size, total: progress.current.total });
    try {
      const rows = await loadAll({
        call,
        query,
        loaded: progress.current,
        signal: controller.signal,
        onProgress: (count, total) =>
          isCurrent() && setState({ phase: 'running', rows: count, total }),
      });
      const built = await build(format, rows);
      // The next user must not find the file among the recent exports.
      if (!isCurrent()) return;
      const file = addRecentExport(fileName(title, format), built);
      startDownload(file.href, file.name);
      setState({ phase: 'done', file, rows: rows.length });
    } catch (error) {
      if (!isCurrent()) return;
      if (error instanceof TooManyRowsError) setState({ phase: 'tooMany', total: error.total });
      else {
        const rows = progress.current.rows.size;
        setState({ phase: 'failed', error: toApiError(error), rows });
      }
    } finally {
      unsubscribe();
    }
  };
  return { state, run: (format: ExportFormat) => void run(format), stop };
}
