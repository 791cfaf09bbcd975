import type { PendingUpload } from '@/elements/control/form-context';
import type { AnyField, FieldType, Rule, Values } from '@/schema/field';
import { listText } from '@/elements/text/list-text';
import { t } from '@/i18n';
import { isEmpty } from '@/lib/url/query-string';
import { isRange, inputKeys, toInputValue, typeOf } from './form-values';
import { ruleText } from '@/elements/text/rule-text';
import {
  email,
  exactAmount,
  isOrdered,
  mobileInParts,
  number,
  fullDate,
  fullDateTime,
  inRange,
} from './rules';

/** What a type asks of its value whatever its declaration says. */
const rulesByType: Partial<Record<FieldType, (field: AnyField) => readonly Rule[]>> = {
  amount: () => [exactAmount],
  date: () => [fullDate],
  dateTime: () => [fullDateTime],
  email: () => [email],
  mobile: () => [mobileInParts],
  number: ({ min, max }) => [inRange(min, max), number],
};

/** Nothing, or only blanks. */
export const isBlank = (value: unknown) =>
  isEmpty(value) || (typeof value === 'string' && !value.trim());

/** Whether a required field has been left without an answer: no code, no flag, an open end. */
export function isUnanswered(field: AnyField, value: unknown): boolean {
  if (typeOf(field) === 'flags' && value === 0) return true;
  if (isRange(field) && Array.isArray(value)) return ![0, 1].every((at) => !isBlank(value[at]));
  return isBlank(value);
}

/** What the first broken rule says about a value; null when all hold. `input` is the form as it would be sent. */
export function validateField(
  field: AnyField,
  value: unknown,
  input: Values,
  name: string,
): string | null {
  const sent = toInputValue(field, value);
  const own = rulesByType[typeOf(field)]?.(field) ?? [];
  for (const rule of [...own, ...(field.rules ?? [])]) {
    const broken = rule(sent, input);
    if (broken !== null) return ruleText(broken, name);
  }
  return null;
}

/** Whether the ends of a range stand the wrong way round; says so with the words of its type. */
export function validateRange(field: AnyField, input: Values, name: string): string | null {
  const pair = input[field.key];
  const [lower, upper] = field.upper
    ? inputKeys(field).map((key) => input[key])
    : Array.isArray(pair)
      ? pair
      : [];
  if (isOrdered(lower, upper)) return null;
  return ruleText(typeOf(field) === 'numberRange' ? 'leastOverMost' : 'beginAfterEnd', name);
}

/** Says which files did not arrive, as long as they stand in the list; null when none. */
export function failedUploadsMessage(uploads: readonly PendingUpload[]) {
  const names = uploads
    .filter(({ state }) => state === 'error')
    .map(({ file }) => t('elements.upload.quoted', { name: file.name }));
  if (!names.length) return null;
  return t('elements.upload.unsent', { names: listText(names) });
}
