import type { ById } from '@/api/types';
import { inputKeys } from '@/elements/control/control-props';
import { diffVersions } from '@/elements/form/conflict/versions';
import { validateField } from '@/elements/form/field-rules';
import { evaluateConditions } from '@/elements/form/form-values';
import { readNumber } from '@/lib/number';
import { isEmpty } from '@/lib/url/query-string';
import type { AnyField, Values } from '@/schema/field';
import { asValues } from './bulk-part';

/** What the popup will do to one row. */
export interface RowChange<Row> {
  row: Row;
  /** The fields that will change; none when the row stays as it is. */
  fields: AnyField[];
  /** The values as they are sent. */
  values: Values;
  /**
   * Why the row stays as it is: the user may not change it or none of its chosen fields, there is no number to calculate
   * with, the result is not allowed, or it has the values already.
   */
  left?: 'locked' | 'empty' | 'invalid' | 'same';
  /** The field whose result is not allowed, and why. */
  problem?: { field: AnyField; message: string };
}

/** What shall be changed. */
export interface Chosen {
  /** `<locale file>.<section>` of the messages. */
  name: string;
  fields: AnyField[];
  /** The values that all rows get. */
  values: Values;
  /** What is calculated from the value of each row instead, by the keys of the fields. */
  calculations: Record<string, (before: number) => number>;
}

/** Compares the chosen values with those of each row. */
export function rowChanges<Row extends ById>(
  rows: readonly Row[],
  { name, fields, values, calculations }: Chosen,
  canEdit: (row: Row) => boolean,
): RowChange<Row>[] {
  const changeOf = (row: Row): Omit<RowChange<Row>, 'row'> => {
    const base = asValues(row);
    const open = fields.filter((field) => {
      const { visible, disabled } = evaluateConditions(field, base);
      return visible && !disabled;
    });
    if (!canEdit(row) || !open.length) return { fields: [], values: {}, left: 'locked' };
    const calculated = open.filter(({ key }) => calculations[key]);
    const results = calculated.map(({ key }) => {
      const before = base[key];
      return [key, isEmpty(before) ? before : calculations[key]?.(readNumber(before))] as const;
    });
    const sent = { ...values, ...Object.fromEntries(results) };
    const mine = { ...base, ...sent };
    for (const field of calculated) {
      const message = validateField(field, mine[field.key], mine, name);
      if (message !== null)
        return { fields: [], values: sent, left: 'invalid', problem: { field, message } };
    }
    const changed = diffVersions(open, { base, mine, theirs: base }).map(({ field }) => field);
    if (changed.length) return { fields: changed, values: sent };
    const isWithout = calculated.some(({ key }) => isEmpty(base[key]));
    return { fields: [], values: sent, left: isWithout ? 'empty' : 'same' };
  };
  return rows.map((row) => ({ row, ...changeOf(row) }));
}

/** The values of some fields, as they are sent. */
export const valuesOf = (fields: AnyField[], values: Values): Values =>
  Object.fromEntries(fields.flatMap(inputKeys).map((key) => [key, values[key]]));
