import type { AnyField, FieldType, Values } from '@/schema/field';
import { parseExactNumber } from '@/lib/number';
import { patterns } from '@/lib/patterns';
import { isEmpty } from '@/lib/url/query-string';

/** A name inside the form: a property, or one end of a pair. */
export type FieldName = string | [string, 0 | 1];

export const typeOf = ({ type = 'text' }: AnyField): FieldType => type;

const typeableTypes: readonly FieldType[] = [
  'text',
  'textarea',
  'richText',
  'password',
  'email',
  'address',
  'mobile',
  'number',
  'amount',
];
/** What is typed is judged when it is left: half a number is not a wrong one. */
export const validatesOnBlur = (field: AnyField) =>
  field.typed ?? typeableTypes.includes(typeOf(field));
/** A password may begin or end with a blank. */
const trimmedTypes: readonly FieldType[] = ['text', 'textarea', 'email', 'address'];
export const isTrimmed = (field: AnyField) => trimmedTypes.includes(typeOf(field));
/** A text without the blanks around it; any other value as it is. */
export const trimValue = (field: AnyField, value: unknown): unknown =>
  isTrimmed(field) && typeof value === 'string' ? value.trim() : value;
export const isRange = (field: AnyField) => typeOf(field).endsWith('Range');

/** Where the form keeps what a chosen record is called: beside its id, but no field of its own. */
export const nameKeyOf = ({ key, nameKey }: AnyField) => nameKey ?? `${key}$name`;

export const isFileField = (field: AnyField) =>
  ['image', 'media', 'attachment'].includes(typeOf(field));
/** Where a record has the address of its file: `imageUrl` for `imageId`, a list for a list. */
export const urlKeyOf = ({ key, urlKey }: AnyField) => urlKey ?? key.replace(/Id(s?)$/, 'Url$1');
/** Where the form keeps what it knows of the files it has the ids of. */
export const filesKeyOf = ({ key }: AnyField) => `${key}$files`;

/** The names of both ends of a range. */
export const rangeNames = ({ key, upper }: AnyField): [FieldName, FieldName] =>
  upper
    ? [key, upper]
    : [
        [key, 0],
        [key, 1],
      ];
/** The properties a field fills. */
export const inputKeys = ({ key, upper }: AnyField) => (upper ? [key, upper] : [key]);
/** The same, with what the form keeps beside them to show them by. */
export const formKeys = (field: AnyField) => [
  ...inputKeys(field),
  nameKeyOf(field),
  ...(isFileField(field) ? [urlKeyOf(field), filesKeyOf(field)] : []),
];

/** What stays text is no number, and the rules say so. */
function amountValue(value: unknown) {
  if (value === '') return null;
  return typeof value === 'string' && patterns.number.test(value.trim()) ? Number(value) : value;
}
const numberValue = (value: unknown) =>
  typeof value === 'string' ? (parseExactNumber(value) ?? value) : value;
function pairValue(field: AnyField, value: unknown) {
  if (!Array.isArray(value)) return value;
  const pair = [0, 1].map((at): unknown => endValue(field, value[at]) ?? null);
  return pair.every(isEmpty) ? undefined : pair;
}
const endValue = (field: AnyField, value: unknown) =>
  typeOf(field) === 'numberRange' ? numberValue(value) : value;
function rowsValue(value: unknown, columns: AnyField[] = []) {
  if (!Array.isArray(value)) return value;
  // What the row's type does not know stays here.
  const own = columns.flatMap((field) => [
    filesKeyOf(field),
    ...(field.nameKey ? [] : [nameKeyOf(field)]),
  ]);
  return value.map((row: Values): Values =>
    Object.fromEntries(Object.entries(toInput(columns, row)).filter(([key]) => !own.includes(key))),
  );
}

/** A field's value as it is sent. */
export function toInputValue(field: AnyField, value: unknown): unknown {
  if (isRange(field)) return field.upper ? endValue(field, value) : pairValue(field, value);
  switch (typeOf(field)) {
    case 'number':
      return numberValue(value);
    case 'amount':
      return amountValue(value);
    case 'mobile':
      return field.joined || typeof value !== 'string' ? value : value.replaceAll('-', '');
    case 'rows':
      return rowsValue(value, field.columns);
    default:
      return trimValue(field, value);
  }
}

/** The whole form as it would be sent: what conditions and rules look at. */
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
/** What a field's conditions come to. */
export const evaluateConditions = (field: AnyField, input: Values): Conditions => ({
  required: evaluate(field.required, input, false),
  visible: evaluate(field.visible, input, true),
  disabled: evaluate(field.disabled, input, false),
});

/** Whether what a field says or asks depends on the others. */
export const dependsOnForm = ({ required, rules = [] }: AnyField) =>
  typeof required === 'function' || rules.some((rule) => rule.length > 1);

/** What is sent of the fields: null for what was emptied, so that JSON does not drop it. */
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
