import { inputKeys } from '@/elements/control/control-props';
import { endsOf, formKeys } from '@/elements/form/form-values';
import { t } from '@/i18n';
import { emptyText } from '@/lib/intl';
import { isEmpty } from '@/lib/url/query-string';
import type { AnyField, Values } from '@/schema/field';
import { fieldKind } from '@/values/fields';
import { anyText } from '@/values/text/any-text';

/** A record as it was opened, with the user's changes, and as somebody else saved it. */
export interface Versions {
  base: Values;
  mine: Values;
  theirs: Values;
}
export type Side = 'mine' | 'theirs';

function valueText(field: AnyField, value: unknown, values: Values): string {
  if (isEmpty(value)) return emptyText;
  if (field.columns)
    return t('elements.form.conflict.rows', { count: Array.isArray(value) ? value.length : 0 });
  return (fieldKind(field).text?.(value, field, values) ?? anyText(value)) || emptyText;
}

/** The value of a field as text: the name of a record, the two ends of a range, the names of files. */
export function describeValue(field: AnyField, values: Values): string {
  const ends = endsOf(field);
  if (!ends) return valueText(field, values[field.key], values);
  const pair = field.upper ? inputKeys(field).map((key) => values[key]) : values[field.key];
  if (!Array.isArray(pair)) return emptyText;
  return pair.map((end) => valueText(ends.field, end, values)).join(' ~ ');
}

/** A text for the comparison of values. Equal dates can have different formats, and an id can be a number or a text. */
const comparable = (field: AnyField, value: unknown): string => {
  if (isEmpty(value)) return '';
  if (typeof value === 'object') return JSON.stringify(value);
  const kind = fieldKind(endsOf(field)?.field ?? field);
  return kind.comparable?.(value) ?? (typeof value === 'string' ? value : JSON.stringify(value));
};
const differs = (field: AnyField, one: Values, other: Values) =>
  inputKeys(field).some((key) => comparable(field, one[key]) !== comparable(field, other[key]));

export interface Difference {
  field: AnyField;
  /** The version to keep by default: the changed one, or that of the user when both are changed. */
  side: Side;
  /** Whether both have changed the field. */
  isConflict: boolean;
}

/** The fields whose values differ between the user's and the other version. */
export const diffVersions = (fields: AnyField[], { base, mine, theirs }: Versions): Difference[] =>
  fields
    .filter((field) => differs(field, mine, theirs))
    .map((field) => {
      const byMe = differs(field, base, mine);
      return {
        field,
        side: byMe ? 'mine' : 'theirs',
        isConflict: byMe && differs(field, base, theirs),
      };
    });

/** The values of some fields, including the names and files stored next to them. */
export const pickFields = (fields: AnyField[], values: Values): Values =>
  Object.fromEntries(fields.flatMap((field) => formKeys(field).map((key) => [key, values[key]])));
