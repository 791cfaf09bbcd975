import type { AnyField, Values } from '@/schema/field';
import { label, t } from '@/i18n';
import { validateField, isUnanswered, failedUploadsMessage } from './field-rules';
import { cellKey, type PendingUploads, type PendingUpload } from '@/elements/control/form-context';
import { evaluateConditions, toInput } from './form-values';

/** What is wrong with one cell. Rows count from 1, as people count them. */
export interface CellError {
  row: number;
  key: string;
  message: string;
}

/** The files of the cell in a row, counted from 0, and a column that are on their way or did not arrive. */
export type CellUploads = (at: number, column: string) => readonly PendingUpload[];
export const cellUploads =
  (all: PendingUploads | null, rowKeys: readonly number[] = []): CellUploads =>
  (at, column) =>
    all?.byField.get(cellKey(rowKeys[at], column)) ?? [];

interface Cell {
  field: AnyField;
  value: unknown;
  /** The row as it would be sent. */
  input: Values;
  uploads: readonly PendingUpload[];
}

/** What is wrong with the value a row has in one column; null when nothing is. */
function validateCell({ field, value, input, uploads }: Cell, name: string): string | null {
  const { required, visible, disabled } = evaluateConditions(field, input);
  if (!visible || disabled) return null;
  const text = label(name, 'fields', field.key);
  const isMissingValue = required && !uploads.length && isUnanswered(field, value);
  if (isMissingValue) return t('elements.form.required', { label: text });
  // What is on its way belongs to the value, which is judged once that is through.
  const error = uploads.length
    ? failedUploadsMessage(uploads)
    : validateField(field, value, input, name);
  return error && t('elements.form.rows.cell', { label: text, message: error });
}

/** Everything that is wrong with a list of rows, from the top. */
export function validateRows(
  columns: AnyField[],
  rows: readonly Values[],
  name: string,
  uploadsOf: CellUploads,
): CellError[] {
  return rows.flatMap((row, index) => {
    const input = toInput(columns, row);
    return columns.flatMap((field) => {
      const { key } = field;
      const cell = { field, value: row[key], input, uploads: uploadsOf(index, key) };
      const message = validateCell(cell, name);
      return message ? [{ row: index + 1, key, message }] : [];
    });
  });
}

/** One sentence that names every wrong row; '' when none is. */
export const rowsMessage = (errors: readonly CellError[]): string =>
  errors
    .map(({ row, message }) => t('elements.form.rows.row', { row, message }))
    .join(t('elements.form.rows.and'));
