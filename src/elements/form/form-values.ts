import { inputKeys, nameKeyOf } from '@/elements/control/control-props';
import { trimText } from '@/lib/text';
import { isEmpty } from '@/lib/url/query-string';
import type { AnyField, Values } from '@/schema/field';
import { fieldKind } from '@/values/fields';
import { filesKeyOf, urlKeyOf } from '@/values/file/form-files';

/** The name of a form item: a property, or one end of a range. */
export type FieldName = string | [string, 0 | 1];

/** Whether the value of a field is typed. An unfinished value is not an error. */
export const isTyped = (field: AnyField) => field.validatesOnBlur ?? fieldKind(field).isTyped;
/** Whether a field is validated when it loses focus, and not at each change. */
export const validatesOnBlur = (field: AnyField) =>
  Boolean(isTyped(field) || field.columns || fieldKind(field).enteredInParts);
/** Trims the value of a text field; returns any other value unchanged. */
export const trimValue = (field: AnyField, value: unknown): unknown =>
  fieldKind(field).isTrimmed && typeof value === 'string' ? trimText(value) : value;

/** The ends of a value that has two; undefined for any other value. */
export const endsOf = (field: AnyField) => fieldKind(field).ends?.(field);

/** The form item names of the two ends of a range. */
export const rangeNames = ({ key, upper }: AnyField): [FieldName, FieldName] =>
  upper
    ? [key, upper]
    : [
        [key, 0],
        [key, 1],
      ];
/** The names of the form items of a field. */
export const itemNames = (field: AnyField): FieldName[] =>
  endsOf(field) ? rangeNames(field) : [field.key];
/** All form values of a field, including the names and files that are stored for display. */
export const formKeys = (field: AnyField) => [
  ...inputKeys(field),
  nameKeyOf(field),
  ...(fieldKind(field).holdsFiles ? [urlKeyOf(field), filesKeyOf(field)] : []),
];

function rowsValue(value: unknown, columns: AnyField[]) {
  if (!Array.isArray(value)) return value;
  // Names and files are stored for display only and are not part of the row's type.
  const own = columns.flatMap((field) => [
    filesKeyOf(field),
    ...(field.nameKey ? [] : [nameKeyOf(field)]),
  ]);
  return value.map((row: Values): Values =>
    Object.fromEntries(Object.entries(toInput(columns, row)).filter(([key]) => !own.includes(key))),
  );
}

/** Converts the form value of a field to the value that is sent. */
export function toInputValue(field: AnyField, value: unknown): unknown {
  if (field.columns) return rowsValue(value, field.columns);
  const { toInput: convert } = fieldKind(field);
  return convert ? convert(value, field) : trimValue(field, value);
}

/** The values of a new record: those that cannot be empty. */
export const initialValues = (fields: readonly AnyField[]): Values =>
  Object.fromEntries(
    fields.flatMap((field) => {
      const { initial } = fieldKind(field);
      return initial === undefined ? [] : [[field.key, initial]];
    }),
  );

/** Converts all form values to the values that would be sent. Conditions and rules read these. */
export function toInput(fields: AnyField[], values: Values): Values {
  const sent = fields.flatMap((field) =>
    inputKeys(field).map((key) => [key, toInputValue(field, values[key])]),
  );
  return { ...values, ...Object.fromEntries(sent) };
}

const evaluate = (
  condition: boolean | ((form: Values) => boolean) | undefined,
  input: Values,
  otherwise: boolean,
) => (typeof condition === 'function' ? condition(input) : (condition ?? otherwise));

export interface Conditions {
  required: boolean;
  visible: boolean;
  disabled: boolean;
}
export const evaluateConditions = (field: AnyField, input: Values): Conditions => ({
  required: evaluate(field.required, input, false),
  visible: evaluate(field.visible, input, true),
  disabled: evaluate(field.disabled, input, false),
});

/** Whether the validation of a field depends on other fields. */
export const dependsOnForm = ({ required, rules = [] }: AnyField) =>
  typeof required === 'function' || rules.some((rule) => rule.length > 1);

/**
 * The values to send. Cleared values are null, because JSON drops undefined ones and the server would keep the old value.
 */
export function collectInput(values: Values, fields: AnyField[], known: Values): Values {
  const input = toInput(fields, values);
  const entries = fields.flatMap((field) => {
    const shows = evaluateConditions(field, input).visible;
    return inputKeys(field).map((key) => {
      const value = shows ? input[key] : undefined;
      return [key, value === undefined && !isEmpty(known[key]) ? null : value];
    });
  });
  return Object.fromEntries(entries);
}
