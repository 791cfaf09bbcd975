import { inputKeys } from '@/elements/control/control-props';
import type { PendingUpload } from '@/elements/control/form-context';
import { ruleText, listText } from '@/elements/text/messages';
import { t } from '@/i18n';
import type { AnyField, Values } from '@/schema/field';
import { fieldKind } from '@/values/fields';
import { isBlank, isOrdered, maxLength } from '@/values/rules';
import { toInputValue } from './form-values';

/** Whether a required field is empty. */
export const isMissing = (field: AnyField, value: unknown) =>
  isBlank(value) || fieldKind(field).isMissing?.(value) === true;

/** The message of a text that is longer than its field may be. It is shown at once: a pasted text is kept whole. */
export function validateLength(field: AnyField, value: unknown, name: string): string | null {
  const { maxLength: max = field.maxLength } = fieldKind(field);
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
  const own = fieldKind(field).rules?.(field) ?? [];
  for (const rule of [...own, ...(field.rules ?? [])]) {
    const broken = rule(sent, input);
    if (broken !== null) return ruleText(broken, name);
  }
  return null;
}

/** The error message of a range whose lower end is above its upper end; null otherwise. */
export function validateRange(
  field: AnyField,
  order: string,
  input: Values,
  name: string,
): string | null {
  const pair = input[field.key];
  const [lower, upper] = field.upper
    ? inputKeys(field).map((key) => input[key])
    : Array.isArray(pair)
      ? pair
      : [];
  return isOrdered(lower, upper) ? null : ruleText(order, name);
}

/** The message that names the failed uploads of a field; null when there are none. */
export function failedUploadsMessage(uploads: readonly PendingUpload[]) {
  const names = uploads
    .filter(({ state }) => state === 'error')
    .map(({ file }) => t('elements.upload.quoted', { name: file.name }));
  if (!names.length) return null;
  return t('elements.upload.unsent', { names: listText(names) });
}
