import { useRef, useState } from 'react';
import { toApiError, type ApiError } from '@/api/errors';
import type { Id } from '@/api/types';
import { useSession } from '@/stores/session';
import { useSubstations } from '@/stores/substations';
import { loadAll, nothingLoaded, TooManyRows, type ListCall, type Loaded } from './load-all';
import { noteExport, type RecentExport } from './recent-exports';
import { fileName, saveAs } from './save-file';
import type { ExportFormat } from './build-file';

export type ExportState =
  | { phase: 'idle' }
  | { phase: 'running'; rows: number; total?: number }
  | { phase: 'tooMany'; total: number }
  | { phase: 'failed'; error: ApiError; rows: number }
  | { phase: 'done'; file: RecentExport; rows: number };

interface ExportWork<Row> {
  title: string;
  call: ListCall<Row>;
  query: object;
  build: (format: ExportFormat, rows: Row[]) => Promise<Blob>;
}

/** Calls `end` once the sub-station or the session is another one: pages of two scopes must not meet in one file. */
function watchScope(end: () => void, signal: AbortSignal) {
  const leave = [
    useSubstations.subscribe(({ chosen }, before) => chosen.id !== before.chosen.id && end()),
    useSession.subscribe(({ token }, before) => token !== before.token && end()),
  ];
  const forget = () => leave.forEach((one) => one());
  signal.addEventListener('abort', forget);
  return forget;
}

/**
 * From the first page to the file. A failure keeps what has come; a new start ends the one before. It goes on
 * while its tab is hidden, so nothing but `stop` ends it.
 */
export function useExport<Row extends { id: Id }>({ title, call, query, build }: ExportWork<Row>) {
  const [state, setState] = useState<ExportState>({ phase: 'idle' });
  const loaded = useRef<Loaded<Row>>(nothingLoaded());
  const running = useRef<AbortController>(null);

  const stop = () => {
    running.current?.abort();
    running.current = null;
    loaded.current = nothingLoaded();
    setState({ phase: 'idle' });
  };

  const run = async (format: ExportFormat) => {
    running.current?.abort();
    const own = new AbortController();
    running.current = own;
    const forgetScope = watchScope(stop, own.signal);
    const isCurrent = () => running.current === own && !own.signal.aborted;
    setState({ phase: 'running', rows: loaded.current.rows.size, total: loaded.current.total });
    try {
      const rows = await loadAll({
        call,
        query,
        loaded: loaded.current,
        signal: own.signal,
        onProgress: (count, total) =>
          isCurrent() && setState({ phase: 'running', rows: count, total }),
      });
      const file = noteExport(fileName(title, format), await build(format, rows));
      if (!isCurrent()) return;
      saveAs(file.href, file.name);
      setState({ phase: 'done', file, rows: rows.length });
    } catch (error) {
      if (!isCurrent()) return;
      if (error instanceof TooManyRows) setState({ phase: 'tooMany', total: error.total });
      else {
        const rows = loaded.current.rows.size;
        setState({ phase: 'failed', error: toApiError(error), rows });
      }
    } finally {
      forgetScope();
    }
  };
  return { state, run: (format: ExportFormat) => void run(format), stop };
}
