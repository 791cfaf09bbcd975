import { useState } from 'react';
import type { Id } from '@/api/types';
import { onSessionChange } from '@/stores/session';
import { useSubstations } from '@/stores/substations';
import type { ExportFormat } from './build-file';
import type { ListCall } from './load-all';
import { addRecentExport, type RecentExport } from './recent-exports';
import { fileName, startDownload } from './save-file';
import { useLoadAll, type LoadState } from './use-load-all';

export type ExportState = LoadState<unknown> & { file?: RecentExport };

interface UseExportOptions<Row> {
  title: string;
  call: ListCall<Row>;
  query: object;
  build: (format: ExportFormat, rows: Row[]) => Promise<Blob>;
}

/** Calls `end` when the sub-station or the session changes, because a file must not mix rows of two scopes. */
function onScopeChange(end: () => void) {
  const unsubscribers = [
    useSubstations.subscribe(({ chosen }, before) => chosen.id !== before.chosen.id && end()),
    onSessionChange(end),
  ];
  return () => unsubscribers.forEach((one) => one());
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
  const { state, run: load, reset: stop } = useLoadAll({ call, query });
  const [file, setFile] = useState<RecentExport>();
  const run = (format: ExportFormat) =>
    load(async (rows, signal) => {
      const built = await build(format, rows);
      // The next user must not find the file among the recent exports.
      if (signal.aborted) return;
      const made = addRecentExport(fileName(title, format), built);
      startDownload(made.href, made.name);
      setFile(made);
    });
  const runInScope = async (format: ExportFormat) => {
    const unsubscribe = onScopeChange(stop);
    try {
      await run(format);
    } finally {
      unsubscribe();
    }
  };
  const exported: ExportState = { ...state, file };
  return { state: exported, run: (format: ExportFormat) => void runInScope(format), stop };
}
