import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { CallOptions } from '@/api/endpoint';
import { ApiError } from '@/api/errors';
import type { BatchResults, BatchTask } from '@/elements/batch/batch-run';
import { useKeptBatch } from '@/elements/batch/use-kept-batch';
import { loadKnown } from '@/elements/spreadsheet/load-known';
import { errorText } from '@/elements/text/messages';
import { label, t } from '@/i18n';
import { isRecord } from '@/lib/guards';
import { checkDuplicates, type ExistingRecords, type Watched } from './check-duplicates';
import {
  checkTable,
  isDoubtfulRow,
  isValidRow,
  type CheckedRow,
  type CheckedTable,
  type ImportedValues,
  type ImportForm,
} from './check-rows';
import { FileError } from './file-error';
import { importOrigin, skipDoneLines } from './import-origin';
import { readTable } from './read-table';
import { TableError } from './table-error';

export type ImportState =
  | { phase: 'choose'; error?: string }
  /** `total` calls compare the rows with the list; undefined while the file is read. */
  | { phase: 'reading'; done?: number; total?: number }
  | { phase: 'checked'; table: CheckedTable }
  | { phase: 'running'; table: CheckedTable; done: number; total: number }
  | ({ phase: 'done'; table: CheckedTable; ok: number } & Outcome);

interface Outcome {
  /** Why rows were rejected, by line. */
  reasons: ReadonlyMap<number, string>;
  /** When the first and the last record were created, by the server's clock; undefined when it does not say. */
  created?: [first: string, last: string];
}

/** Sends one row. Must pass the options to the endpoint, so that errors are only reported in the results. */
export type SendRow = (values: ImportedValues, options: CallOptions) => Promise<unknown>;

/** The messages of a row in one text, each with the label of its field. */
function messagesText(name: string, messages: CheckedRow['problems']) {
  const sentences = Object.entries(messages).map(([key, message]) => {
    const field = label(name, 'fields', key);
    const isNamed = message.includes(field);
    return isNamed ? message : t('elements.form.rows.cell', { label: field, message });
  });
  return sentences.join(t('import.separator'));
}

function errorMessage(error: unknown) {
  if (error instanceof TableError) return error.message;
  // A request failed without which cells cannot be read.
  if (error instanceof ApiError) return errorText(error);
  const reason = error instanceof FileError ? error.reason : 'broken';
  return t(`import.refused.${reason}`);
}

/** The rows to send: those without a message, and on request those that may be in the list already. */
export const rowsToSend = ({ rows }: CheckedTable, withDoubtful: boolean) =>
  rows.filter((row) => isValidRow(row) && (withDoubtful || !isDoubtfulRow(row)));

/** Sends rows. Returns why rows were rejected: by validation, by the server, or because the import was stopped. */
async function sendAll(
  name: string,
  rows: readonly CheckedRow[],
  sent: readonly CheckedRow[],
  send: SendRow,
  runTasks: (tasks: readonly BatchTask[]) => Promise<BatchResults>,
): Promise<Outcome> {
  const times: string[] = [];
  const tasks = sent.map(({ line, values }) => ({
    id: line,
    name: String(line),
    run: async () => {
      const saved = await send(values, { quiet: true });
      if (isRecord(saved) && typeof saved.creationTime === 'string') times.push(saved.creationTime);
    },
  }));
  const results = await runTasks(tasks);
  const left = new Set(rows.filter((row) => !sent.includes(row)));
  const reasons = new Map<number, string>();
  for (const row of rows) {
    const error = results.get(row.line);
    if (left.has(row))
      reasons.set(row.line, messagesText(name, { ...row.doubts, ...row.problems }));
    else if (error === undefined) reasons.set(row.line, t('import.unsent'));
    else if (error) reasons.set(row.line, errorText(error));
  }
  const [first, last] = [times.toSorted()[0], times.toSorted().at(-1)];
  return { reasons, created: first && last ? [first, last] : undefined };
}

/** Reads and checks a file. A failed comparison with the list is only remarked: the server compares once more. */
async function check(
  file: File,
  form: ImportForm,
  existing: ExistingRecords | undefined,
  client: QueryClient,
  watched: Watched,
): Promise<CheckedTable> {
  const { signal } = watched;
  const content = await readTable(file, signal);
  const known = await loadKnown(form.fields, client);
  const checked = await checkTable(content, form, known, signal);
  const table = skipDoneLines(checked, importOrigin(form.name, file));
  try {
    await checkDuplicates(table.rows, table.fields, existing, watched);
    return table;
  } catch (error) {
    if (!(error instanceof ApiError) || signal.aborted) throw error;
    return { ...table, remarks: [...table.remarks, t('import.notCompared')] };
  }
}

/** The state of an import, from choosing the file to the results. */
export function useImport(form: ImportForm, send: SendRow, existing?: ExistingRecords) {
  const client = useQueryClient();
  const [state, setState] = useState<ImportState>({ phase: 'choose' });
  /** Ends what is running. */
  const controllerRef = useRef<AbortController>(null);
  const fileRef = useRef<File>(null);
  const kept = useKeptBatch();
  const begin = () => {
    controllerRef.current?.abort();
    controllerRef.current = new AbortController();
    return controllerRef.current.signal;
  };

  const read = async (file: File) => {
    const signal = begin();
    fileRef.current = file;
    setState({ phase: 'reading' });
    const onProgress = (done: number, total: number) => {
      if (!signal.aborted) setState({ phase: 'reading', done, total });
    };
    const next = await check(file, form, existing, client, { signal, onProgress }).then(
      (table): ImportState => ({ phase: 'checked', table }),
      (error: unknown): ImportState => ({ phase: 'choose', error: errorMessage(error) }),
    );
    if (!signal.aborted) setState(next);
  };

  const run = async (table: CheckedTable, withDoubtful: boolean) => {
    const { current: file } = fileRef;
    if (!file) return;
    const rows = rowsToSend(table, withDoubtful);
    const signal = begin();
    const onDone = (done: number) =>
      setState({ phase: 'running', table, done, total: rows.length });
    onDone(0);
    const outcome = await sendAll(form.name, table.rows, rows, send, (tasks) =>
      kept.run(importOrigin(form.name, file), tasks, onDone, signal),
    );
    setState({ phase: 'done', table, ok: table.rows.length - outcome.reasons.size, ...outcome });
  };
  return {
    state,
    read: (file: File) => void read(file),
    run: (table: CheckedTable, withDoubtful: boolean) => void run(table, withDoubtful),
    /** Sends no more rows; waits for running requests. */
    stop: () => controllerRef.current?.abort(),
    /** Forgets what became of the rows, once the user has seen it. */
    dismiss: kept.dismiss,
    /** Back to the choice of a file; drops one that is being read. */
    restart: () => {
      controllerRef.current?.abort();
      setState({ phase: 'choose' });
    },
  };
}
