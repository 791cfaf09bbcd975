import type { AnyField, Values } from '@/schema/field';
import { label, t } from '@/i18n';
import { complaint, isMissing, unsent } from './field-rules';
import { cellKeyOf, type FormTransfers, type Transfer } from '@/elements/control/form-context';
import { conditionsOf, inputOf } from './form-values';

/** What is wrong with one cell. Rows count from 1, as people count them. */
export interface CellError {
  row: number;
  key: string;
  message: string;
}

/** The files of the cell in a row, counted from 0, and a column that are on their way or did not arrive. */
export type CellTransfers = (at: number, column: string) => readonly Transfer[];
export const cellTransfers =
  (all: FormTransfers | null, rowKeys: readonly number[] = []): CellTransfers =>
  (at, column) =>
    all?.of.get(cellKeyOf(rowKeys[at], column)) ?? [];

interface Cell {
  field: AnyField;
  value: unknown;
  /** The row as it would be sent. */
  input: Values;
  transfers: readonly Transfer[];
}

/** What is wrong with the value a row has in one column; null when nothing is. */
function cellComplaint({ field, value, input, transfers }: Cell, name: string): string | null {
  const { required, visible, disabled } = conditionsOf(field, input);
  if (!visible || disabled) return null;
  const text = label(name, 'fields', field.key);
  const lacks = required && !transfers.length && isMissing(field, value);
  if (lacks) return t('elements.form.required', { label: text });
  // What is on its way belongs to the value, which is judged once that is through.
  const broken = transfers.length ? unsent(transfers) : complaint(field, value, input, name);
  return broken && t('elements.form.rows.cell', { label: text, message: broken });
}

/** Everything that is wrong with a list of rows, from the top. */
export function rowErrors(
  columns: AnyField[],
  rows: readonly Values[],
  name: string,
  transfersOf: CellTransfers,
): CellError[] {
  return rows.flatMap((row, at) => {
    const input = inputOf(columns, row);
    return columns.flatMap((field) => {
      const { key } = field;
      const cell = { field, value: row[key], input, transfers: transfersOf(at, key) };
      const message = cellComplaint(cell, name);
      return message ? [{ row: at + 1, key, message }] : [];
    });
  });
}

/** One sentence that names every wrong row; '' when none is. */
export const rowsMessage = (errors: readonly CellError[]): string =>
  errors
    .map(({ row, message }) => t('elements.form.rows.row', { row, message }))
    .join(t('elements.form.rows.and'));
