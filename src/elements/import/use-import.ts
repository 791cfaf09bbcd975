import { errorText } from '@/elements/text/messages';
import { useRef, useState } from 'react';
import type { CallOptions } from '@/api/endpoint';
import { ApiError } from '@/api/errors';
import type { BatchResults, BatchTask } from '@/elements/batch/batch-run';
import { useKeptBatch } from '@/elements/batch/use-kept-batch';
import { label, t } from '@/i18n';
import {
  checkTable,
  isValidRow,
  TableError,
  type CheckedRow,
  type CheckedTable,
  type ImportForm,
  type ImportedValues,
} from './check-rows';
import { importOrigin, skipDoneLines } from './import-origin';
import { readTable, FileError } from './read-table';

export type ImportState =
  | { phase: 'choose'; error?: string }
  | { phase: 'reading' }
  /** `doneBefore`: how many lines an interrupted import of the same file has done. */
  | { phase: 'checked'; table: CheckedTable; doneBefore: number }
  | { phase: 'running'; table: CheckedTable; done: number; total: number }
  /** `reasons`: why rows were rejected, by line. */
  | { phase: 'done'; table: CheckedTable; ok: number; reasons: ReadonlyMap<number, string> };

/** Sends one row. Must pass the options to the endpoint, so that errors are only reported in the results. */
export type SendRow = (values: ImportedValues, options: CallOptions) => Promise<unknown>;

/** All errors of a row in one text, each with the label of its field. */
function problemsText(page: string, problems: CheckedRow['problems']) {
  const sentences = Object.entries(problems).map(([key, message]) => {
    const field = label(page, 'fields', key);
    const isNamed = message.includes(field);
    return isNamed ? message : t('elements.form.rows.cell', { label: field, message });
  });
  return sentences.join(t('elements.import.separator'));
}

function errorMessage(error: unknown) {
  if (error instanceof TableError) return error.message;
  // A request of a cell reader failed.
  if (error instanceof ApiError) return errorText(error);
  const reason = error instanceof FileError ? error.reason : 'broken';
  return t(`elements.import.refused.${reason}`);
}

/**
 * Sends all valid rows. Returns why rows were rejected: by validation, by the server, or because the import was stopped.
 */
async function sendAll(
  page: string,
  rows: readonly CheckedRow[],
  send: SendRow,
  runTasks: (tasks: readonly BatchTask[]) => Promise<BatchResults>,
) {
  const tasks = rows.filter(isValidRow).map(({ line, values }) => ({
    id: line,
    name: String(line),
    run: () => send(values, { quiet: true }),
  }));
  const results = await runTasks(tasks);
  const reasons = new Map<number, string>();
  for (const row of rows) {
    const error = results.get(row.line);
    if (!isValidRow(row)) reasons.set(row.line, problemsText(page, row.problems));
    else if (error === undefined) reasons.set(row.line, t('elements.import.unsent'));
    else if (error) reasons.set(row.line, errorText(error));
  }
  return reasons;
}

/** The state of an import, from choosing the file to the results. */
export function useImport(form: ImportForm, send: SendRow) {
  const [state, setState] = useState<ImportState>({ phase: 'choose' });
  const controllerRef = useRef<AbortController>(null);
  /** The file chosen last: the result of a file chosen before it is dropped. */
  const latestFile = useRef<File>(null);

  const kept = useKeptBatch();
  const originOf = (file: File) => importOrigin(form.name, file);

  const read = async (file: File) => {
    latestFile.current = file;
    setState({ phase: 'reading' });
    const next = await readTable(file)
      .then((cells) => checkTable(cells, form))
      .then(
        (table): ImportState => ({ phase: 'checked', ...skipDoneLines(table, originOf(file)) }),
        (error: unknown): ImportState => ({ phase: 'choose', error: errorMessage(error) }),
      );
    if (latestFile.current === file) setState(next);
  };

  const run = async (table: CheckedTable) => {
    const { current: file } = latestFile;
    if (!file) return;
    const origin = originOf(file);
    const total = table.rows.filter(isValidRow).length;
    const controller = new AbortController();
    controllerRef.current = controller;
    const onDone = (done: number) => setState({ phase: 'running', table, done, total });
    onDone(0);
    const reasons = await sendAll(form.name, table.rows, send, (tasks) =>
      kept.run(origin, tasks, onDone, controller.signal),
    );
    setState({ phase: 'done', table, ok: table.rows.length - reasons.size, reasons });
  };
  return {
    state,
    read: (file: File) => void read(file),
    run: (table: CheckedTable) => void run(table),
    /** Sends no more rows; waits for running requests. */
    stop: () => controllerRef.current?.abort(),
    /** Forgets what became of the rows, once the user has seen it. */
    dismiss: kept.dismiss,
    restart: () => setState({ phase: 'choose' }),
  };
}
