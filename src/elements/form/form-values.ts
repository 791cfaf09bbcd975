import { parseExactNumber } from '@/lib/number';
import { patterns } from '@/lib/patterns';
import { normalizePhone } from '@/lib/phone';
import { trimText } from '@/lib/text';
import { isEmpty } from '@/lib/url/query-string';
import type { AnyField, FieldType, Values } from '@/schema/field';
import { rangeEnds } from '@/schema/properties';

/** The name of a form item: a property, or one end of a range. */
export type FieldName = string | [string, 0 | 1];

export const typeOf = ({ type = 'text' }: AnyField): FieldType => type;

const typeableTypes: readonly FieldType[] = [
  'text',
  'html',
  'password',
  'email',
  'address',
  'phone',
  'idNumber',
  'number',
  'money',
];
/** Whether a field is validated on blur and not while the user types, because an unfinished value is not an error. */
export const validatesOnBlur = (field: AnyField) =>
  field.validatesOnBlur ?? typeableTypes.includes(typeOf(field));
/** Passwords are not trimmed: they may begin or end with a space. A custom control may hold any text. */
const trimmedTypes: readonly FieldType[] = [
  'text',
  'phone',
  'idNumber',
  'email',
  'address',
  'custom',
];
export const isTrimmed = (field: AnyField) => trimmedTypes.includes(typeOf(field));
/** Trims the value of a text field; returns any other value unchanged. */
export const trimValue = (field: AnyField, value: unknown): unknown =>
  isTrimmed(field) && typeof value === 'string' ? trimText(value) : value;
/** Whether a field converts full-width digits and Chinese full stops to ASCII. */
export const usesHalfWidth = (field: AnyField) => field.halfWidth || typeOf(field) === 'phone';
export const isRange = (field: AnyField) => typeOf(field) === 'range';

/** The field declaration of one end of a range; the field itself if it is none. */
export const endField = (field: AnyField): AnyField =>
  isRange(field) ? { ...field, type: rangeEnds.find((end) => end === field.of) } : field;

/** The key under which the form stores the name of a selected record, next to its id. */
export const nameKeyOf = ({ key, nameKey }: AnyField) => nameKey ?? `${key}$name`;

export const isFileField = (field: AnyField) => ['image', 'file'].includes(typeOf(field));
/** The key of a file's URL in the record: `imageUrl` for `imageId`, `imageUrls` for `imageIds`. */
export const urlKeyOf = ({ key, urlKey }: AnyField) => urlKey ?? key.replace(/Id(s?)$/, 'Url$1');
/** The key under which the form stores the files of a field, next to their ids. */
export const filesKeyOf = ({ key }: AnyField) => `${key}$files`;

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
  isRange(field) ? rangeNames(field) : [field.key];
/** The input properties that a field sets. */
export const inputKeys = ({ key, upper }: AnyField) => (upper ? [key, upper] : [key]);
/** All form values of a field, including the names and files that are stored for display. */
export const formKeys = (field: AnyField) => [
  ...inputKeys(field),
  nameKeyOf(field),
  ...(isFileField(field) ? [urlKeyOf(field), filesKeyOf(field)] : []),
];

/** Converts the text of an amount to a number. Invalid text stays text, and the rules reject it. */
function amountValue(value: unknown) {
  if (value === '') return null;
  return typeof value === 'string' && patterns.number.test(trimText(value)) ? Number(value) : value;
}
const numberValue = (value: unknown) =>
  typeof value === 'string' ? (parseExactNumber(value) ?? value) : value;
function pairValue(field: AnyField, value: unknown) {
  if (!Array.isArray(value)) return value;
  const pair = [0, 1].map((index): unknown => endValue(field, value[index]) ?? null);
  return pair.every(isEmpty) ? undefined : pair;
}
const endValue = (field: AnyField, value: unknown) =>
  field.of === 'number' ? numberValue(value) : value;
function rowsValue(value: unknown, columns: AnyField[] = []) {
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
  if (isRange(field)) return field.upper ? endValue(field, value) : pairValue(field, value);
  switch (typeOf(field)) {
    case 'number':
      return numberValue(value);
    case 'money':
      return amountValue(value);
    case 'phone':
      if (field.joined || typeof value !== 'string') return value;
      return field.parts ? value.replaceAll('-', '') : normalizePhone(value);
    case 'rows':
      return rowsValue(value, field.columns);
    default:
      return trimValue(field, value);
  }
}

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
