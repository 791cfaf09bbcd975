import { useRef, useState } from 'react';
import type { CallOptions } from '@/api/endpoint';
import { ApiError } from '@/api/errors';
import { runBatch } from '@/elements/batch/batch-run';
import { errorText } from '@/elements/text/error-text';
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
import { readTable, FileError } from './read-table';

export type ImportState =
  | { phase: 'choose'; error?: string }
  | { phase: 'reading' }
  | { phase: 'checked'; table: CheckedTable }
  | { phase: 'running'; table: CheckedTable; done: number; total: number }
  /** Reasons by line, of the rows that were not taken. */
  | { phase: 'done'; table: CheckedTable; ok: number; reasons: ReadonlyMap<number, string> };

/** Sends one row; must pass the options on, so that a failure is told once, in the outcome. */
export type SendRow = (values: ImportedValues, options: CallOptions) => Promise<unknown>;

/** Every complaint about a row, each with the field it is about. */
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
  // What its cells were looked up with did not answer.
  if (error instanceof ApiError) return errorText(error);
  const reason = error instanceof FileError ? error.reason : 'broken';
  return t(`elements.import.refused.${reason}`);
}

/** Why each row was not taken: what the check said, what the server said, or that nobody asked it any more. */
async function sendAll(
  page: string,
  rows: readonly CheckedRow[],
  send: SendRow,
  onDone: (count: number) => void,
  signal: AbortSignal,
) {
  const tasks = rows.filter(isValidRow).map(({ line, values }) => ({
    id: line,
    name: String(line),
    run: () => send(values, { quiet: true }),
  }));
  const outcomes = await runBatch(tasks, onDone, signal);
  const reasons = new Map<number, string>();
  for (const row of rows) {
    const outcome = outcomes.get(row.line);
    if (!isValidRow(row)) reasons.set(row.line, problemsText(page, row.problems));
    else if (outcome === undefined) reasons.set(row.line, t('elements.import.unsent'));
    else if (outcome) reasons.set(row.line, errorText(outcome));
  }
  return reasons;
}

/** From the file to the outcome of every row. */
export function useImport(form: ImportForm, send: SendRow) {
  const [state, setState] = useState<ImportState>({ phase: 'choose' });
  const controllerRef = useRef<AbortController>(null);
  /** A file chosen later replaces one that is still being read. */
  const latestFile = useRef<File>(null);

  const read = async (file: File) => {
    latestFile.current = file;
    setState({ phase: 'reading' });
    const next = await readTable(file)
      .then((cells) => checkTable(cells, form))
      .then(
        (table): ImportState => ({ phase: 'checked', table }),
        (error: unknown): ImportState => ({ phase: 'choose', error: errorMessage(error) }),
      );
    if (latestFile.current === file) setState(next);
  };

  const run = async (table: CheckedTable) => {
    const total = table.rows.filter(isValidRow).length;
    const controller = new AbortController();
    controllerRef.current = controller;
    const onDone = (done: number) => setState({ phase: 'running', table, done, total });
    onDone(0);
    const reasons = await sendAll(form.name, table.rows, send, onDone, controller.signal);
    setState({ phase: 'done', table, ok: table.rows.length - reasons.size, reasons });
  };
  return {
    state,
    read: (file: File) => void read(file),
    run: (table: CheckedTable) => void run(table),
    /** Nothing more is sent; what is on its way is waited for. */
    stop: () => controllerRef.current?.abort(),
    restart: () => setState({ phase: 'choose' }),
  };
}
