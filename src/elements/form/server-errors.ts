import type { ValidationError } from '@/api/errors';
import { inputKeys } from '@/elements/control/control-props';
import { hasText, label, t } from '@/i18n';
import { replaceMemberNames } from '@/lib/member-names';
import type { AnyField } from '@/schema/field';
import { screenText } from '@/stores/privacy';
import { endsOf, type FieldName } from './form-values';

interface FieldError {
  name: FieldName;
  errors: string[];
}
interface SortedErrors {
  /** Errors of fields, in the order of the form. */
  fieldErrors: FieldError[];
  /** Messages that belong to no field. */
  otherMessages: string[];
}

/** `Input.Items[2].Name` → input, items, 2, name. */
const partsOf = (member: string) =>
  member
    .toLowerCase()
    .split(/[.[\]]+/)
    .filter(Boolean);

/** Finds the field of a server member: by its whole path, else by the first part of the path that is a field. */
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

/** Returns the label of a server member; null when the page has no label for it. */
const labelFinder = (name: string, fields: AnyField[]) => (member: string) => {
  const known = fields.flatMap((field) => [field, ...(field.columns ?? [])]).flatMap(inputKeys);
  const wanted = member.toLowerCase();
  const own = known.find((key) => key.toLowerCase() === wanted);
  const key = own ?? member.charAt(0).toLowerCase() + member.slice(1);
  return [`${name}.fields.${key}`, `fields.${key}`].some(hasText)
    ? label(name, 'fields', key)
    : null;
};

/** Prefixes an error of a table row with the number of the row. */
function messageFor(field: AnyField, parts: string[], message: string) {
  const index = field.columns ? parts.find((part) => /^\d+$/.test(part)) : undefined;
  return index === undefined
    ? message
    : t('elements.form.rows.row', { row: Number(index) + 1, message });
}

/** Assigns the server's validation errors to fields and replaces member names in them with labels. */
export function sortValidationErrors(
  errors: ValidationError[],
  fields: AnyField[],
  name: string,
): SortedErrors {
  const labelOf = labelFinder(name, fields);
  const messagesByKey = new Map<string, string[]>();
  const otherMessages: string[] = [];
  for (const { message, members } of errors) {
    const text = screenText(replaceMemberNames(message, members ?? [], labelOf));
    const matches = (members ?? []).flatMap((member) => {
      const parts = partsOf(member);
      const match = fieldOf(parts, fields);
      return match ? [{ ...match, parts }] : [];
    });
    if (!matches.length) otherMessages.push(text);
    for (const { field, key, parts } of matches) {
      const own = messagesByKey.get(key) ?? [];
      const message = messageFor(field, parts, text);
      if (!own.includes(message)) messagesByKey.set(key, [...own, message]);
    }
  }
  const fieldErrors = fields.flatMap((field) =>
    inputKeys(field).flatMap((key) => {
      const own = messagesByKey.get(key);
      // A range with one key has no form item of that name, only one for each end.
      const name: FieldName = endsOf(field) && !field.upper ? [key, 0] : key;
      return own ? [{ name, errors: own }] : [];
    }),
  );
  return { fieldErrors, otherMessages };
}
