import type { AnyField } from '@/elements/crud/field-schema';
import { label, t } from '@/i18n';
import { complaint, isMissing } from './field-rules';
import { conditionsOf, inputOf, type Values } from './form-values';

/** What is wrong with one cell. Rows count from 1, as people count them. */
export interface CellError {
  row: number;
  key: string;
  message: string;
}

/** What is wrong with the value a row has in one column; null when nothing is. */
function cellComplaint(field: AnyField, row: Values, input: Values, name: string): string | null {
  const { required, visible, disabled } = conditionsOf(field, input);
  if (!visible || disabled) return null;
  const text = label(name, 'fields', field.key);
  const value = row[field.key];
  if (required && isMissing(field, value)) return t('elements.form.required', { label: text });
  const broken = complaint(field, value, input, name);
  return broken && t('elements.form.rows.cell', { label: text, message: broken });
}

/** Everything that is wrong with a list of rows, from the top. */
export function rowErrors(columns: AnyField[], rows: readonly Values[], name: string): CellError[] {
  return rows.flatMap((row, at) => {
    const input = inputOf(columns, row);
    return columns.flatMap((field) => {
      const message = cellComplaint(field, row, input, name);
      return message ? [{ row: at + 1, key: field.key, message }] : [];
    });
  });
}

/** One sentence that names every wrong row; '' when none is. */
export const rowsMessage = (errors: readonly CellError[]): string =>
  errors
    .map(({ row, message }) => t('elements.form.rows.row', { row, message }))
    .join(t('elements.form.rows.and'));
