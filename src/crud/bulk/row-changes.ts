import type { ById } from '@/api/types';
import { inputKeys } from '@/elements/control/control-props';
import { diffVersions } from '@/elements/form/conflict/versions';
import { evaluateConditions } from '@/elements/form/form-values';
import type { AnyField, Values } from '@/schema/field';
import { asValues } from './bulk-part';

/** What the popup will do to one row. */
export interface RowChange<Row> {
  row: Row;
  fields: AnyField[];
  /** The user may not change the row, or none of its chosen fields. */
  isLocked: boolean;
}

/** Compares the chosen values with those of each row. */
export function rowChanges<Row extends ById>(
  rows: readonly Row[],
  chosen: AnyField[],
  values: Values,
  canEdit: (row: Row) => boolean,
): RowChange<Row>[] {
  return rows.map((row) => {
    const base = asValues(row);
    const open = chosen.filter((field) => {
      const { visible, disabled } = evaluateConditions(field, base);
      return visible && !disabled;
    });
    const isLocked = !canEdit(row) || open.length === 0;
    const versions = { base, mine: { ...base, ...values }, theirs: base };
    const fields = isLocked ? [] : diffVersions(open, versions).map(({ field }) => field);
    return { row, fields, isLocked };
  });
}

/** The values of some fields, as they are sent. */
export const valuesOf = (fields: AnyField[], values: Values): Values =>
  Object.fromEntries(fields.flatMap(inputKeys).map((key) => [key, values[key]]));
