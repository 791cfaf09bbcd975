import { cellKey, type PendingUploads, type PendingUpload } from '@/elements/control/form-context';
import { label, t } from '@/i18n';
import type { AnyField, Values } from '@/schema/field';
import { validateField, isMissing, failedUploadsMessage } from './field-rules';
import { evaluateConditions, toInput } from './form-values';

/** The error of one cell. `row` is counted from 1, as the message shows it. */
export interface CellError {
  row: number;
  key: string;
  message: string;
}

/** Returns the pending and failed uploads of a cell. The row is counted from 0. */
type CellUploads = (index: number, column: string) => readonly PendingUpload[];
export const cellUploads =
  (all: PendingUploads | null, rowKeys: readonly number[] = []): CellUploads =>
  (index, column) =>
    all?.byField.get(cellKey(rowKeys[index], column)) ?? [];

interface Cell {
  field: AnyField;
  value: unknown;
  /** The values of the row as they would be sent. */
  input: Values;
  uploads: readonly PendingUpload[];
}

/** The error message of one cell; null when it is valid. */
function validateCell({ field, value, input, uploads }: Cell, name: string): string | null {
  const { required, visible, disabled } = evaluateConditions(field, input);
  if (!visible || disabled) return null;
  const text = label(name, 'fields', field.key);
  const isMissingValue = required && !uploads.length && isMissing(field, value);
  if (isMissingValue) return t('elements.form.required', { label: text });
  // A pending upload will become part of the value, so the value is validated only after the upload.
  const error = uploads.length
    ? failedUploadsMessage(uploads)
    : validateField(field, value, input, name);
  return error && t('elements.form.rows.cell', { label: text, message: error });
}

/** All errors of a list of rows, in order. */
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

/** One message that names every invalid row; '' when all are valid. */
export const rowsMessage = (errors: readonly CellError[]): string =>
  errors
    .map(({ row, message }) => t('elements.form.rows.row', { row, message }))
    .join(t('elements.form.rows.and'));
