import { addressLength } from '@/config/limits';
import { fullDate, fullDateTime } from '@/elements/control/date-rules';
import type { PendingUpload } from '@/elements/control/form-context';
import { ruleText, listText } from '@/elements/text/messages';
import { t } from '@/i18n';
import { trimText } from '@/lib/text';
import { isEmpty } from '@/lib/url/query-string';
import type { AnyField, FieldType, Rule, Values } from '@/schema/field';
import { isRange, inputKeys, toInputValue, typeOf } from './form-values';
import {
  email,
  exactAmount,
  isOrdered,
  mobile,
  mobileInParts,
  number,
  phone,
  inRange,
  maxLength,
} from './rules';

/** Rules of a field type, checked in addition to the declared ones. */
const rulesByType: Partial<Record<FieldType, (field: AnyField) => readonly Rule[]>> = {
  money: () => [exactAmount],
  date: () => [fullDate],
  dateTime: () => [fullDateTime],
  email: () => [email],
  phone: ({ mobile: isMobile, parts }) => [parts ? mobileInParts : isMobile ? mobile : phone],
  number: ({ min, max }) => [inRange(min, max), number],
};

/** Whether a value is empty or consists of white space. */
const isBlank = (value: unknown) =>
  isEmpty(value) || (typeof value === 'string' && !trimText(value));

/** Whether a required field is empty. A sum of flags is empty when it is 0, a range when one of its ends is. */
export function isMissing(field: AnyField, value: unknown): boolean {
  if (typeOf(field) === 'flags' && value === 0) return true;
  if (isRange(field) && Array.isArray(value))
    return ![0, 1].every((index) => !isBlank(value[index]));
  return isBlank(value);
}

/** The message of a text that is longer than its field may be. It is shown at once: a pasted text is kept whole. */
export function validateLength(field: AnyField, value: unknown, name: string): string | null {
  const max = typeOf(field) === 'address' ? addressLength : field.maxLength;
  const broken = max === undefined ? null : maxLength(max)(toInputValue(field, value));
  return broken === null ? null : ruleText(broken, name);
}

/**
 * The message of the first violated rule; null when the value is valid. `input` holds the values as they would be sent.
 */
export function validateField(
  field: AnyField,
  value: unknown,
  input: Values,
  name: string,
): string | null {
  const tooLong = validateLength(field, value, name);
  if (tooLong !== null) return tooLong;
  const sent = toInputValue(field, value);
  const own = rulesByType[typeOf(field)]?.(field) ?? [];
  for (const rule of [...own, ...(field.rules ?? [])]) {
    const broken = rule(sent, input);
    if (broken !== null) return ruleText(broken, name);
  }
  return null;
}

/** The error message of a range whose lower end is above its upper end; null otherwise. */
export function validateRange(field: AnyField, input: Values, name: string): string | null {
  const pair = input[field.key];
  const [lower, upper] = field.upper
    ? inputKeys(field).map((key) => input[key])
    : Array.isArray(pair)
      ? pair
      : [];
  if (isOrdered(lower, upper)) return null;
  return ruleText(field.of === 'number' ? 'leastOverMost' : 'beginAfterEnd', name);
}

/** The message that names the failed uploads of a field; null when there are none. */
export function failedUploadsMessage(uploads: readonly PendingUpload[]) {
  const names = uploads
    .filter(({ state }) => state === 'error')
    .map(({ file }) => t('elements.upload.quoted', { name: file.name }));
  if (!names.length) return null;
  return t('elements.upload.unsent', { names: listText(names) });
}
