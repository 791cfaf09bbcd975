import type { ValidationError } from '@/api/errors';
import type { AnyField } from '@/schema/field';
import { hasText, label, t } from '@/i18n';
import { replaceMemberNames } from '@/lib/member-names';
import { isRange, inputKeys, type FieldName } from './form-values';

export interface FieldError {
  name: FieldName;
  errors: string[];
}
export interface SortedErrors {
  /** In the order of the form. */
  fieldErrors: FieldError[];
  /** What no field is named by. */
  otherMessages: string[];
}

/** `Input.Items[2].Name` → input, items, 2, name. */
const partsOf = (member: string) =>
  member
    .toLowerCase()
    .split(/[.[\]]+/)
    .filter(Boolean);

/** The field a member speaks of: by its whole name, by the outermost part that is one, or by the last. */
function fieldOf(parts: string[], fields: AnyField[]) {
  const whole = parts.join('.');
  for (const wanted of [whole, ...parts]) {
    for (const field of fields) {
      const key = inputKeys(field).find((own) => own.toLowerCase() === wanted);
      if (key !== undefined) return { field, key };
    }
  }
  return null;
}

/** What the page calls a member; null when it does not show it. */
const labelFinder = (page: string, fields: AnyField[]) => (member: string) => {
  const known = fields.flatMap((field) => [field, ...(field.columns ?? [])]).flatMap(inputKeys);
  const wanted = member.toLowerCase();
  const own = known.find((key) => key.toLowerCase() === wanted);
  const key = own ?? member.charAt(0).toLowerCase() + member.slice(1);
  return hasText(`${page}.fields.${key}`) ? label(page, 'fields', key) : null;
};

/** A complaint about a row says which. */
function messageFor(field: AnyField, parts: string[], message: string) {
  const index = field.columns ? parts.find((part) => /^\d+$/.test(part)) : undefined;
  return index === undefined
    ? message
    : t('elements.form.rows.row', { row: Number(index) + 1, message });
}

/** The server's complaints by field, with the labels of the page for the names of its members. */
export function sortValidationErrors(
  errors: ValidationError[],
  fields: AnyField[],
  page: string,
): SortedErrors {
  const labelOf = labelFinder(page, fields);
  const messagesByKey = new Map<string, string[]>();
  const otherMessages: string[] = [];
  for (const { message, members } of errors) {
    const text = replaceMemberNames(message, members ?? [], labelOf);
    const matches = (members ?? []).flatMap((member) => {
      const parts = partsOf(member);
      const match = fieldOf(parts, fields);
      return match ? [{ ...match, parts }] : [];
    });
    if (!matches.length) otherMessages.push(text);
    for (const { field, key, parts } of matches) {
      const own = messagesByKey.get(key) ?? [];
      const complaint = messageFor(field, parts, text);
      if (!own.includes(complaint)) messagesByKey.set(key, [...own, complaint]);
    }
  }
  const fieldErrors = fields.flatMap((field) =>
    inputKeys(field).flatMap((key) => {
      const own = messagesByKey.get(key);
      // A pair under one key has no field of that name, but two ends.
      const name: FieldName = isRange(field) && !field.upper ? [key, 0] : key;
      return own ? [{ name, errors: own }] : [];
    }),
  );
  return { fieldErrors, otherMessages };
}
